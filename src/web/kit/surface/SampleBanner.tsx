import classes from './surface.module.css'

/** Striped, so that nobody mistakes sample figures for their own. */
export const SampleBanner = () => <p className={classes.sample}>Sample data — not your business</p>
