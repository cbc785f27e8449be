import { Icon } from '../Icon.tsx'
import { IconChevronDown } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './ads.module.css'
import menu from './menu-lines.module.css'

interface TabsOrPickerProps {
  label: string
  tabs: readonly { href: string; label: string }[]
  /** The `href` of the open page. */
  here: string
}

/** Many pages that belong together: a line of links from 1280 px, one picker below. */
export function TabsOrPicker({ label, tabs, here }: TabsOrPickerProps) {
  const open = tabs.findIndex(({ href }) => href === here)
  const links = tabs.map(({ href, label: text }) => (
    <LinkTo key={href} href={href} aria-current={href === here ? 'page' : undefined}>
      {text}
    </LinkTo>
  ))
  return (
    <>
      <nav className={classes.tabs} aria-label={label}>
        {links}
      </nav>
      <details key={here} className={classes.picker}>
        <summary>
          <span>
            <b>{tabs[open]?.label}</b> {open + 1} of {tabs.length}
          </span>
          <Icon of={IconChevronDown} />
        </summary>
        <nav className={menu.lines} aria-label={`${label}, all pages`}>
          {links}
        </nav>
      </details>
    </>
  )
}
