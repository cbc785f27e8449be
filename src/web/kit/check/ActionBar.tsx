import { Button } from '@mantine/core'
import { IconFileDownload, IconPencil, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import { LinkButton } from '../link/LinkButton.tsx'
import classes from './check.module.css'

interface ActionBarProps {
  /** Each action is present when it has a target. */
  videoHref?: string | undefined
  guideHref?: string | undefined
  onChanges?: (() => void) | undefined
  onRerun?: (() => void) | undefined
  /** Label of the last button: "Re-run test", "Running test". */
  rerunLabel?: string
  running?: boolean
  /** The test was passed: nothing is urgent, so no button is filled. */
  passed?: boolean
}

/** The actions of a check: watch video, download guide, make changes, rerun. */
export function ActionBar(props: ActionBarProps) {
  const { videoHref, guideHref, onChanges, onRerun, running = false, passed = false } = props
  const { rerunLabel = 'Re-run test' } = props
  const links = [
    { href: videoHref, label: 'Watch video', icon: IconPlayerPlay },
    { href: guideHref, label: 'Download guide', icon: IconFileDownload },
  ]
  return (
    <div className={clsx(classes.actions, passed && classes.some)}>
      {links.map(
        ({ href, label, icon }) =>
          href !== undefined && (
            <LinkButton key={label} href={href} icon={icon}>
              {label}
            </LinkButton>
          ),
      )}
      {onChanges && (
        <Button variant="default" leftSection={<Icon of={IconPencil} />} onClick={onChanges}>
          Make changes
        </Button>
      )}
      {onRerun && (
        <Button
          variant={passed ? 'subtle' : 'filled'}
          leftSection={<Icon of={IconRefresh} />}
          disabled={running}
          onClick={onRerun}
        >
          {rerunLabel}
        </Button>
      )}
    </div>
  )
}
