import classes from './skip.module.css'

/** The id of the main part of every page. */
export const MAIN_ID = 'main'

/** The first element in the tab order: skips to the main part. */
export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`}>
      Skip to the main part
    </a>
  )
}
