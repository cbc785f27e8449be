import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './frame.module.css'
import { navIcon, navIdInBar } from './nav-items.ts'
import type { NavItem, NavId } from './nav-items.ts'

/** The navigation below the page on phones and tablets. */
export function BottomBar({ items, here }: { items: readonly NavItem[]; here: NavId }) {
  const current = navIdInBar(
    here,
    items.map(({ id }) => id),
  )
  return (
    <nav className={classes.bar} aria-label="Main">
      {items.map((item) => (
        <LinkTo
          key={item.href}
          href={item.href}
          aria-current={item.id !== current ? undefined : item.id === here ? 'page' : 'true'}
        >
          <Icon of={navIcon(item.id)} size={24} />
          {item.label}
        </LinkTo>
      ))}
    </nav>
  )
}
