import { clsx } from 'clsx'
import classes from './narrow.module.css'

interface StrengthProps {
  /** 0 (easy to guess) to 4. */
  score: number
  /** The same in words. */
  text: string
  /** Strong enough to be accepted. */
  enough: boolean
}

/** How hard a password is to guess: four bars and a few words. */
export function Strength({ score, text, enough }: StrengthProps) {
  return (
    <div className={classes.strength}>
      <div className={classes.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={clsx(bar <= score && (enough ? classes.strong : classes.weak))} />
        ))}
      </div>
      <p role="status">{text}</p>
    </div>
  )
}
