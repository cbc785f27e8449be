import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StrangerText } from '../link/StrangerText.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './blocks.module.css'
import { pointLook } from './of.ts'
import type { Of } from './of.ts'

function Words({ text, detail }: { text: string; detail?: string | undefined }) {
  return (
    <span>
      <StrangerText text={text} />
      {detail !== undefined && detail !== '' && (
        <span className={classes.detail}>
          <StrangerText text={detail} />
        </span>
      )}
    </span>
  )
}

const List = ({ marked, children }: { marked: boolean; children: ReactNode }) => (
  <ul className={clsx(classes.list, marked && classes.marked)}>{children}</ul>
)

export function ListBlock({ items }: Pick<Of<'list'>, 'items'>) {
  const marked = items.some(({ tone }) => tone !== undefined)
  return (
    <List marked={marked}>
      {items.map(({ text, detail, tone }, place) => (
        <li key={place}>
          {marked && (tone ? <ToneIcon tone={toneOfBlock(tone)} label /> : <span />)}
          <Words text={text} detail={detail} />
        </li>
      ))}
    </List>
  )
}

export function ChecklistBlock({ items }: Pick<Of<'checklist'>, 'items'>) {
  return (
    <List marked>
      {items.map(({ text, detail, done }, place) => (
        <li key={place}>
          <ToneIcon tone={pointLook(done).tone} label={pointLook(done).word} />
          <Words text={text} detail={detail} />
        </li>
      ))}
    </List>
  )
}
