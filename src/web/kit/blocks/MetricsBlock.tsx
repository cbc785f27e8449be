import { StatusPill } from '../tone/StatusPill.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import classes from './blocks.module.css'
import type { BlockOfKind } from './cards-of-blocks.ts'

/** Metrics: name, figure and rating. */
export function MetricsBlock({ metrics }: Pick<BlockOfKind<'metrics'>, 'metrics'>) {
  return (
    <dl className={classes.metrics}>
      {metrics.map(({ label, value, band, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classes.figure}>{value}</dd>
          <dd>
            <StatusPill tone={toneOfBlock(tone)}>{band}</StatusPill>
          </dd>
        </div>
      ))}
    </dl>
  )
}
