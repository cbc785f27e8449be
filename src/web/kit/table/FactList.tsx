import type { FactRow } from '#core/block.ts'
import { WebsiteText } from '../link/WebsiteText.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './table.module.css'

/** Label on the left, value on the right. */
export function FactList({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(({ label, value, tone }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {tone && <ToneIcon tone={toneOfBlock(tone)} label />}
            <WebsiteText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
