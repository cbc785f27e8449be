import { useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconLogout } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import classes from './frame.module.css'
import styles from './account-menu.module.css'
import { initialOf } from './initial-of.ts'
import { navIcon } from './nav-items.ts'
import type { NavItem } from './nav-items.ts'

export interface Person {
  name: string
  email: string
}

interface AccountMenuProps {
  person: Person
  items: readonly NavItem[]
  onSignOut: () => void
}

/** The signed-in owner, links to settings, the colour scheme, and the sign-out. */
export function AccountMenu({ person, items, onSignOut }: AccountMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  // Most pages are read without the menu, so it is created when it is first opened.
  const [isWanted, setWanted] = useState(false)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={classes.avatar}
        popoverTarget={id}
        aria-label={`${person.name}’s account`}
      >
        {initialOf(person.name)}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        role="group"
        aria-label="Account"
        onBeforeToggle={() => setWanted(true)}
      >
        {isWanted && <Inside person={person} items={items} onSignOut={onSignOut} onChoose={close} />}
      </div>
    </>
  )
}

interface InsideProps extends AccountMenuProps {
  onChoose: () => void
}

const Inside = ({ person, items, onSignOut, onChoose }: InsideProps) => (
  <>
    <p className={styles.who}>
      <b>{person.name}</b>
      <span>{person.email}</span>
    </p>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <LinkTo href={item.href} onClick={onChoose}>
            <Icon of={navIcon(item.id)} />
            {item.label}
          </LinkTo>
        </li>
      ))}
    </ul>
    <ColorSchemeSwitch />
    <ul>
      <li>
        <button type="button" onClick={onSignOut}>
          <Icon of={IconLogout} />
          Log out
        </button>
      </li>
    </ul>
  </>
)
