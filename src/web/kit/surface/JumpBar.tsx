import { clsx } from 'clsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './segments.module.css'

export interface Jump {
  href: string
  label: string
  count?: number | undefined
}

interface JumpBarProps {
  label: string
  jumps: readonly Jump[]
  /** The `href` of the part on the screen. */
  here: string
}

/** Links to the parts of a long page; stays visible. */
export function JumpBar({ label, jumps, here }: JumpBarProps) {
  return (
    <nav className={clsx(classes.segments, classes.jump, classes.sticky)} aria-label={label}>
      {jumps.map((jump) => (
        <LinkTo key={jump.href} href={jump.href} aria-current={jump.href === here ? 'true' : undefined}>
          {jump.label}
          {jump.count !== undefined && <span className={classes.num}>{jump.count}</span>}
        </LinkTo>
      ))}
    </nav>
  )
}
