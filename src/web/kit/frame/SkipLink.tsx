import { MAIN_ID } from './main-id.ts'
import classes from './skip.module.css'

/** The first element in the tab order: skips to the main part. */
export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`}>
      Skip to the main part
    </a>
  )
}
