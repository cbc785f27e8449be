import { ActionIcon, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import { IconRefresh, IconWorld } from '../icons.ts'
import { atRest } from '../surface/at-rest.ts'
import { SpotlightPlace } from '../surface/SpotlightPlace.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import type { Person } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import classes from './frame.module.css'
import type { NavItem } from './nav-items.ts'

export interface TopBarProps {
  home: string
  /** The address of the website, without `https://`. */
  site?: string | undefined
  /** Without it an empty circle keeps the place of the account menu: the owner is not known yet. */
  person?: Person | undefined
  accountItems: readonly NavItem[]
  onSignOut: () => void
  /** Without it there is no button. */
  onRerun?: (() => void) | undefined
  /** A scan is running: the button shows it and does nothing. */
  running?: boolean | undefined
}

/** The top bar: mark, website, rerun and account. */
export function TopBar(props: TopBarProps) {
  const { home, site, person, accountItems, onSignOut, onRerun, running = false } = props
  const rerun = running ? undefined : onRerun
  const label = running ? 'Looking now' : 'Re-run all tests'
  return (
    <header className={clsx(classes.top, classes.signedIn)}>
      <Brand home={home} />
      {site !== undefined && (
        <span className={classes.site}>
          <Icon of={IconWorld} size={16} />
          <span>{site}</span>
        </span>
      )}
      <span className={classes.grow} />
      {onRerun && (
        <SpotlightPlace name="rerun">
          <span className={classes.wide}>
            <Button
              variant="default"
              size="sm"
              leftSection={<Icon of={IconRefresh} />}
              {...atRest(running)}
              onClick={rerun}
            >
              {label}
            </Button>
          </span>
          <span className={classes.narrow}>
            <ActionIcon aria-label={label} {...atRest(running)} onClick={rerun}>
              <Icon of={IconRefresh} />
            </ActionIcon>
          </span>
        </SpotlightPlace>
      )}
      {person ? (
        <AccountMenu person={person} items={accountItems} onSignOut={onSignOut} />
      ) : (
        <span className={classes.avatar} aria-hidden="true" />
      )}
    </header>
  )
}
