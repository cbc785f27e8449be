import { clsx } from 'clsx'
import { toneClass } from '../tone/tone-class.ts'
import type { ShownTone } from '../tone/tone.ts'
import classes from './score-ring.module.css'

interface ScoreRingProps {
  label: string
  value: number
  max: number
  /** The band of the score in a word. */
  band: string
  tone: ShownTone
}

/** A score of its maximum, with its band in words. */
export function ScoreRing({ label, value, max, band, tone }: ScoreRingProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  const arc = { cx: 74, cy: 74, r: 64, pathLength: 100, strokeDasharray: `${share} 100` }
  return (
    <div
      className={clsx(classes.ring, toneClass(tone))}
      role="img"
      aria-label={`${label}: ${value} of ${max}, ${band}`}
    >
      <svg viewBox="0 0 148 148" aria-hidden="true">
        <circle cx="74" cy="74" r="64" className={classes.track} />
        {share > 0 && <circle {...arc} className={classes.edge} />}
        {share > 0 && <circle {...arc} className={classes.value} />}
      </svg>
      <p aria-hidden="true">
        <b>{value}</b>
        <span>{band}</span>
      </p>
    </div>
  )
}
