import { LinkTo } from '../link/LinkProvider.tsx'
import classes from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { href: string; label: string }[]
  /** The `href` of the open page. */
  here: string
}

/** A few pages that belong together, one of them open. */
export function Tabs({ label, tabs, here }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <LinkTo key={tab.href} href={tab.href} aria-current={tab.href === here ? 'page' : undefined}>
          {tab.label}
        </LinkTo>
      ))}
    </nav>
  )
}
