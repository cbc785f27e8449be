import classes from './surface.module.css'

/** Striped, so that nobody mistakes sample figures for their own. */
export function SampleBanner({ text = 'Sample data — not your business' }: { text?: string }) {
  return <p className={classes.sample}>{text}</p>
}
