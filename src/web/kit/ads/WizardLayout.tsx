import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './wizard.module.css'

interface WizardLayoutProps {
  /** Beside the form from 1024 px, below it on a phone. */
  aside?: ReactNode
  children: ReactNode
}

/** A step of the wizard, with what it leads to beside it. */
export const WizardLayout = ({ aside, children }: WizardLayoutProps) => (
  <div className={clsx(classes.body, aside !== undefined && classes.withAside)}>
    {children}
    {aside !== undefined && <div className={classes.aside}>{aside}</div>}
  </div>
)

interface WizardFootProps {
  /** How the draft stands. */
  status: ReactNode
  /** The button that leads on. */
  next: ReactNode
  children: ReactNode
}

/** The buttons of a step; the one that leads on comes first on a phone. */
export const WizardFoot = ({ status, next, children }: WizardFootProps) => (
  <div className={classes.foot}>
    {children}
    <p role="status">{status}</p>
    <div className={classes.next}>{next}</div>
  </div>
)
