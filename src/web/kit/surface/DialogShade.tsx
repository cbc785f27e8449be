import classes from './dialog-shade.module.css'

/** The shade over a page whose dialog is coming. */
export const DialogShade = () => <div className={classes.shade} />
