import type { ReactNode } from 'react'
import { Card } from '../surface/Card.tsx'
import classes from './ads.module.css'

interface MonthMostProps {
  /** `November`. */
  month: string
  most: string
  spent: string
  left: string
  /** Of the most, 0 to 1. */
  share: number
  /** What the most is made of. */
  children?: ReactNode
}

const Scale = ({ spent, most, share }: Pick<MonthMostProps, 'spent' | 'most' | 'share'>) => (
  <div className={classes.scale} role="img" aria-label={`${spent} of ${most} spent`}>
    <i style={{ width: `${Math.min(1, share) * 100}%` }} />
    <b />
  </div>
)

/** The most that a month can cost, and what it has cost so far. */
export const MonthMostCard = ({ month, most, spent, left, share, children }: MonthMostProps) => (
  <Card title={`The most ${month} can cost`}>
    <p className={classes.big}>{most}</p>
    <Scale spent={spent} most={most} share={share} />
    <p className={classes.ends}>
      <span>
        <b>{spent}</b> so far
      </span>
      <span>{left} left</span>
    </p>
    {children}
  </Card>
)

/** The same in one line, above a table. */
export const MonthMostStrip = ({ month, most, spent, share, children }: MonthMostProps) => (
  <section className={classes.strip} aria-label={`The most ${month} can cost`}>
    <p>
      {month} can cost at most <b>{most}</b>
    </p>
    <Scale spent={spent} most={most} share={share} />
    <p className={classes.small}>
      <b>{spent}</b> so far. {children}
    </p>
  </section>
)
