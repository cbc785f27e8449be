import { StatusPill } from '../tone/StatusPill.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import classes from './blocks.module.css'
import type { BlockOfKind } from './cards-of-blocks.ts'

/** Metrics: name, figure and rating. */
export function MetricsBlock({ metrics }: Pick<BlockOfKind<'metrics'>, 'metrics'>) {
  return (
    <dl className={classes.metrics}>
      {metrics.map(({ label, term, value, band, tone }) => (
        <div key={label}>
          <dt>
            {label}
            {term !== undefined && <span className={classes.detail}>{term}</span>}
          </dt>
          <dd className={classes.figure}>{value}</dd>
          <dd>
            <StatusPill tone={toneOfBlock(tone)}>{band}</StatusPill>
          </dd>
        </div>
      ))}
    </dl>
  )
}
