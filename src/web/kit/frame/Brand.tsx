import { LinkTo } from '../link/LinkProvider.tsx'
import { Mark } from '../Mark.tsx'
import classes from './frame.module.css'

/** Mark and name, as the link to the front page. */
export function Brand({ home }: { home: string }) {
  return (
    <LinkTo className={classes.brand} href={home}>
      <Mark />
      <span>Fettle</span>
    </LinkTo>
  )
}
