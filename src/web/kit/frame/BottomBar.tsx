import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './frame.module.css'
import { navIcon, navIdInBar } from './nav-items.ts'
import type { NavItem, NavId } from './nav-items.ts'

/** The navigation below the page on phones and tablets. */
export function BottomBar({ places, here }: { places: readonly NavItem[]; here: NavId }) {
  const current = navIdInBar(
    here,
    places.map(({ id }) => id),
  )
  return (
    <nav className={classes.bar} aria-label="Main">
      {places.map((place) => (
        <LinkTo
          key={place.href}
          href={place.href}
          aria-current={place.id !== current ? undefined : place.id === here ? 'page' : 'true'}
        >
          <Icon of={navIcon(place.id)} size={24} />
          {place.label}
        </LinkTo>
      ))}
    </nav>
  )
}
