import classes from './surface.module.css'

/** The scalloped edge that marks the top priority, and nothing else. */
export function Awning() {
  return <div className={classes.awning} aria-hidden="true" />
}
