import classes from './surface.module.css'

/** The scalloped edge that marks the one place to start, and nothing else. */
export function Awning() {
  return <div className={classes.awning} aria-hidden="true" />
}
