import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { WebsiteText } from '../link/WebsiteText.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './blocks.module.css'
import { pointStyle } from './cards-of-blocks.ts'
import type { BlockOfKind } from './cards-of-blocks.ts'

function Words({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <span>
      <WebsiteText text={text} />
      {detail !== undefined && detail !== '' && (
        <span className={classes.detail}>
          <WebsiteText text={detail} />
        </span>
      )}
    </span>
  )
}

/** What the web person needs, one press away. */
const Technical = ({ lines }: { lines: readonly string[] }) => (
  <details className={classes.technical}>
    <summary>For your web person</summary>
    {lines.map((line) => (
      <code key={line}>
        <WebsiteText text={line} />
      </code>
    ))}
  </details>
)

const List = ({ marked, children }: { marked: boolean; children: ReactNode }) => (
  <ul className={clsx(classes.list, marked && classes.marked)}>{children}</ul>
)

export function ListBlock({ items }: Pick<BlockOfKind<'list'>, 'items'>) {
  const marked = items.some(({ tone }) => tone !== undefined)
  return (
    <List marked={marked}>
      {items.map(({ text, detail, technical = [], tone }, index) => (
        <li key={index}>
          {marked && (tone ? <ToneIcon tone={toneOfBlock(tone)} label /> : <span />)}
          <div>
            <Words text={text} detail={detail} />
            {technical.length > 0 && <Technical lines={technical} />}
          </div>
        </li>
      ))}
    </List>
  )
}

export function ChecklistBlock({ items }: Pick<BlockOfKind<'checklist'>, 'items'>) {
  return (
    <List marked>
      {items.map(({ text, detail, done }, index) => (
        <li key={index}>
          <ToneIcon tone={pointStyle(done).tone} label={pointStyle(done).word} />
          <Words text={text} detail={detail} />
        </li>
      ))}
    </List>
  )
}
