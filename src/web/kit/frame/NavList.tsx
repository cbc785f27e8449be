import { Icon } from '../Icon.tsx'
import { IconChevronRight } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './nav-list.module.css'
import { navIcon } from './nav-items.ts'
import type { NavItem } from './nav-items.ts'

/** Nav items one below the other, the whole row to press; for a flush card. */
export function NavList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className={classes.list}>
      {items.map(({ id, href, label }) => (
        <li key={href}>
          <LinkTo href={href}>
            <Icon of={navIcon(id)} />
            {label}
            <Icon of={IconChevronRight} />
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}
