import type { ReactNode } from 'react'
import classes from './narrow.module.css'

/** A column of the width of a short form, in the middle of the page. */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className={classes.narrow}>{children}</div>
)

interface ShortFormProps {
  /** Accessible name. */
  label: string
  onSubmit: React.SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Fields and their button, one below the other. We show what is wrong, not the browser. */
export const ShortForm = ({ label, onSubmit, children }: ShortFormProps) => (
  <form className={classes.form} aria-label={label} onSubmit={onSubmit} noValidate>
    {children}
  </form>
)

/** Buttons below each other, the whole width. */
export const ButtonStack = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

/** A question with a link: "New here? Create an account". */
export const QuestionLine = ({ children }: { children: ReactNode }) => (
  <p className={classes.line}>{children}</p>
)

/** A secondary paragraph; its links are in the text. */
export const SmallPrint = ({ children }: { children: ReactNode }) => (
  <p className={classes.text}>{children}</p>
)

/** A divider between two ways. */
export const OrLine = () => <p className={classes.or}>or</p>
