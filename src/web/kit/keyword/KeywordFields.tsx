import type { ReactNode } from 'react'
import classes from './keyword.module.css'

/** The fields of a look-up, side by side where there is room. */
export const KeywordFields = ({ children }: { children: ReactNode }) => (
  <div className={classes.ask}>{children}</div>
)

/** A field that is no input of its own, with its name above it. */
export const NamedField = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <span className={classes.label} aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
)
