import type { ReactNode } from 'react'
import classes from './item-fields.module.css'

interface ItemFieldsProps {
  /** "Testimonial 2". */
  name: string
  /** Buttons that move or remove it. */
  actions: ReactNode
  children: ReactNode
}

/** The fields of one of several items in a form. */
export const ItemFields = ({ name, actions, children }: ItemFieldsProps) => (
  <div role="group" aria-label={name} className={classes.item}>
    <div className={classes.head}>
      <h3>{name}</h3>
      <span className={classes.actions}>{actions}</span>
    </div>
    {children}
  </div>
)
