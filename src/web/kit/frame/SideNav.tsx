import { VisuallyHidden } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import { toneStyle } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './side-nav.module.css'
import { navIcon } from './nav-items.ts'
import type { NavItem, NavGroup, NavId } from './nav-items.ts'

function SideLink({ place, here }: { place: NavItem; here: NavId }) {
  return (
    <LinkTo href={place.href} aria-current={place.id === here ? 'page' : undefined}>
      <Icon of={navIcon(place.id)} />
      {place.label}
      {place.count !== undefined && <span className={classes.count}>{place.count}</span>}
      {place.tone !== undefined && (
        <>
          <VisuallyHidden>{toneStyle(place.tone).word}</VisuallyHidden>
          <ToneIcon tone={place.tone} size={18} className={classes.end} />
        </>
      )}
    </LinkTo>
  )
}

/** The side navigation from 1024 px; each category shows its worst tone. */
export function SideNav({ groups, here }: { groups: readonly NavGroup[]; here: NavId }) {
  return (
    <nav className={classes.side} aria-label="Main">
      <div>
        {groups.map((group) => (
          <div key={group.title ?? ''}>
            {group.title !== undefined && <p>{group.title}</p>}
            <ul>
              {group.places.map((place) => (
                <li key={place.href}>
                  <SideLink place={place} here={here} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
