import { clsx } from 'clsx'
import { toneClass } from '../tone/tone-class.ts'
import classes from './overview.module.css'
import { tallyParts, tallyText } from './tally.ts'
import type { ResultTally } from './tally.ts'

interface StackBarProps {
  tally: ResultTally
  thin?: boolean
  /** The counts are beside it in words, so screen readers skip the bar. */
  silent?: boolean
}

/** Counts as one bar with segments. */
export function StackBar({ tally, thin = false, silent = false }: StackBarProps) {
  const voice = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': tallyText(tally) }
  return (
    <div className={clsx(classes.stackbar, thin && classes.thin)} {...voice}>
      {tallyParts(tally).map(({ id, tone, count, hatched }) => (
        <span
          key={id}
          className={clsx(toneClass(tone), hatched && classes.hatch)}
          style={{ flex: `${count} 1 0` }}
        />
      ))}
    </div>
  )
}
