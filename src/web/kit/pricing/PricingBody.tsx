import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './pricing.module.css'

interface PricingBodyProps {
  /** Below the large title of a visitor's page. */
  below?: boolean
  children: ReactNode
}

/** A page about prices, of the width of two cards. */
export const PricingBody = ({ below = false, children }: PricingBodyProps) => (
  <div className={clsx(classes.body, below && classes.below)}>{children}</div>
)
