import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Icon } from '../Icon.tsx'
import { IconFileDownload, IconFileText, IconPencil, IconPlayerPlay, IconRefresh } from '../icons.ts'
import { LinkButton } from '../link/LinkButton.tsx'
import { atRest } from '../surface/at-rest.ts'
import classes from './check.module.css'

interface ActionBarProps {
  /** Each action is present when it has a target. */
  videoHref?: string | undefined
  /** In place of video and guide. */
  lessonHref?: string | undefined
  guideHref?: string | undefined
  onChanges?: (() => void) | undefined
  onRerun?: (() => void) | undefined
  /** Label of the last button: "Re-run test", "Running test". */
  rerunLabel?: string
  running?: boolean
  /** The test was passed: nothing is urgent, so no button is filled. */
  passed?: boolean
  /** Another button above is the next thing to do. */
  isSecond?: boolean
}

/** The actions of a check: watch video, download guide, make changes, rerun. */
export function ActionBar(props: ActionBarProps) {
  const { videoHref, lessonHref, guideHref } = props
  const { onChanges, onRerun, rerunLabel = 'Re-run test', running = false } = props
  const { passed = false, isSecond = false } = props
  const links = [
    { href: videoHref, label: 'Watch video', icon: IconPlayerPlay },
    { href: lessonHref, label: 'Read the lesson', icon: IconFileText },
    // The specification calls it so (content.md); it leads to the page of the guide, which has the file.
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
          variant={passed ? 'subtle' : isSecond ? 'default' : 'filled'}
          leftSection={<Icon of={IconRefresh} />}
          {...atRest(running)}
          onClick={running ? undefined : onRerun}
        >
          {rerunLabel}
        </Button>
      )}
    </div>
  )
}
