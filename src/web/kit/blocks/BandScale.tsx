import { clsx } from 'clsx'
import { bandsOf } from '#core/format/gauge-bands.ts'
import { toneClass } from '../tone/tone-class.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import { toneOfBlock } from '../tone/tone.ts'
import classes from './band-scale.module.css'
import type { BlockOfKind } from './cards-of-blocks.ts'

type ScaleProps = Pick<BlockOfKind<'gauge'>, 'label' | 'value' | 'max' | 'band' | 'bands'>

/** The bands of a gauge at their lengths, with a mark at the value, and their names. */
export function BandScale({ label, value, max, band, bands = [] }: ScaleProps) {
  const drawn = bandsOf({ value, bands })
  return (
    <div className={classes.scale}>
      <div className={classes.bar} role="img" aria-label={`${label}: ${value} of ${max}, ${band}`}>
        {drawn.map((one) => (
          <span
            key={one.to}
            className={clsx(toneClass(toneOfBlock(one.tone)), one.isHere && classes.here)}
            style={{ flexGrow: one.length }}
          />
        ))}
        <i className={classes.mark} style={{ left: `${(Math.min(value, max) / max) * 100}%` }} />
      </div>
      <ul className={classes.names}>
        {drawn.map((one) => (
          <li key={one.to} className={clsx(one.isHere && classes.here)}>
            <ToneIcon tone={toneOfBlock(one.tone)} size={16} />
            {one.from} to {one.to} {one.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
