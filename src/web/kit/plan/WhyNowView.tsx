import type { ReactNode } from 'react'
import classes from './plan.module.css'

interface WhyNowProps {
  why: ReactNode
  /** Absent: nobody knows. */
  time: string | undefined
  who: string
  /** "Takes you to 13 of 31 in good shape". */
  change?: string | undefined
  /** "10 of 19". */
  priority?: string | undefined
}

/** Why an item is worth doing now, how long it takes, who does it, its gain, and its priority. */
export function WhyNowView({ why, time, who, change, priority }: WhyNowProps) {
  const rows: [string, ReactNode][] = [
    ['Why now', why],
    ['How long', time],
    ['Who', who],
    ['What it will change', change],
    ['Priority', priority],
  ]
  return (
    <dl className={classes.why}>
      {rows
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
