import type { ReactNode } from 'react'
import classes from './spotlight-place.module.css'

/** Gives a part of a page the name by which a spotlight finds it; it changes nothing in the layout. */
export const SpotlightPlace = ({ name, children }: { name: string; children: ReactNode }) => (
  <div data-spotlight={name} className={classes.place}>
    {children}
  </div>
)
