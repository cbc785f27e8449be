import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import surface from '../surface/surface.module.css'
import classes from './pricing.module.css'
import { TickLines } from './TickLines.tsx'

interface PriceCardProps {
  title: string
  /** `A$25.00`. */
  price: string
  /** How often: `a month`. */
  per: string
  /** A label that sets it apart: `Save 12%`. */
  tag?: string | undefined
  lines: readonly string[]
  /** The one button; none where it cannot be bought. */
  children?: ReactNode
}

/** A plan and its price. */
export function PriceCard({ title, price, per, tag, lines, children }: PriceCardProps) {
  const id = useId()
  return (
    <section className={clsx(surface.card, classes.card)} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {tag !== undefined && <span className={classes.tag}>{tag}</span>}
      </div>
      <p className={classes.price}>
        <b>{price}</b> {per}
      </p>
      <TickLines lines={lines} />
      {children !== undefined && <div className={classes.foot}>{children}</div>}
    </section>
  )
}
