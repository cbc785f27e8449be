import type { ReactNode } from 'react'
import classes from './narrow.module.css'

/** A column as wide as a short form, in the middle of the page. */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className={classes.narrow}>{children}</div>
)

interface ShortFormProps {
  /** Name for screen readers. */
  label: string
  onSubmit: React.SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Fields and their button, one below the other. What is wrong is said by us, not by the browser. */
export const ShortForm = ({ label, onSubmit, children }: ShortFormProps) => (
  <form className={classes.form} aria-label={label} onSubmit={onSubmit} noValidate>
    {children}
  </form>
)

/** Buttons below each other, the whole width. */
export const ButtonStack = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

/** A question with a link behind it: "New here? Create an account". */
export const AskLine = ({ children }: { children: ReactNode }) => <p className={classes.line}>{children}</p>

/** A quiet paragraph; its links stand in the text. */
export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <p className={classes.text}>{children}</p>
)

/** Between one way and another. */
export const OrLine = () => <p className={classes.or}>or</p>
