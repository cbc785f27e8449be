import type { ReactNode } from 'react'
import classes from './pricing.module.css'

/** Prices beside each other, one below the other on phones. */
export const PriceCards = ({ children }: { children: ReactNode }) => (
  <div className={classes.cards}>{children}</div>
)
