import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './check.module.css'

interface Neighbour {
  href: string
  title: string
}

/** Links to the previous and the next check of the tour. */
export function PrevNext({ prev, next }: { prev: Neighbour; next: Neighbour }) {
  return (
    <nav className={classes.prevNext} aria-label="Other checks">
      <LinkTo href={prev.href}>
        <span>Previous</span>
        <b>{prev.title}</b>
      </LinkTo>
      <LinkTo href={next.href} className={classes.next}>
        <span>Next</span>
        <b>{next.title}</b>
      </LinkTo>
    </nav>
  )
}
