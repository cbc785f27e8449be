import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './frame.module.css'
import { placeIcon, placeInBar } from './places.ts'
import type { Place, PlaceId } from './places.ts'

/** The navigation below the page on phones and tablets. */
export function BottomBar({ places, here }: { places: readonly Place[]; here: PlaceId }) {
  const current = placeInBar(
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
          <Icon of={placeIcon(place.id)} size={24} />
          {place.label}
        </LinkTo>
      ))}
    </nav>
  )
}
