import { VisuallyHidden } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import { toneStyle } from '../tone/tone.ts'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './side-nav.module.css'
import { navIcon } from './nav-items.ts'
import type { NavItem, NavGroup, NavId } from './nav-items.ts'

function SideLink({ item, here }: { item: NavItem; here: NavId }) {
  return (
    <LinkTo href={item.href} aria-current={item.id === here ? 'page' : undefined}>
      <Icon of={navIcon(item.id)} />
      {item.label}
      {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
      {item.tone !== undefined && (
        <>
          <VisuallyHidden>{toneStyle(item.tone).word}</VisuallyHidden>
          <ToneIcon tone={item.tone} size={18} className={classes.end} />
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
              {group.items.map((item) => (
                <li key={item.href}>
                  <SideLink item={item} here={here} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
