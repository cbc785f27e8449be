import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './tabs.module.css'

interface TabsProps {
  label: string
  places: readonly { href: string; label: string }[]
  /** The `href` of the open page. */
  here: string
}

/** A few pages that belong together, one of them open. */
export function Tabs({ label, places, here }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {places.map((place) => (
        <LinkTo key={place.href} href={place.href} aria-current={place.href === here ? 'page' : undefined}>
          {place.label}
        </LinkTo>
      ))}
    </nav>
  )
}
