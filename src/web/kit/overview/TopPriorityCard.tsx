import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowRight } from '../icons.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { Awning } from '../surface/Awning.tsx'
import classes from './overview.module.css'
import { JobNeeds } from './JobNeeds.tsx'

interface TopPriorityCardProps {
  title: string
  why: ReactNode
  /** "About 1 hour". */
  time: string
  /** "You can do this yourself". */
  who: string
  /** "Takes you to 13 of 31 in good shape". */
  gain?: string | undefined
  /** "Costs nothing". */
  cost?: string | undefined
  /** Without it there is no button: everything needed is on the card. */
  action?: { href: string; label: string } | undefined
  /** What the job takes, below what it needs. */
  children?: ReactNode
}

/** The top priority: what, why, how long, who, and one button. */
export function TopPriorityCard(props: TopPriorityCardProps) {
  const { title, why, time, who, cost, gain, action, children } = props
  const id = useId()
  return (
    <section className={classes.top} aria-labelledby={id}>
      <Awning />
      <div className={classes.topGrid}>
        <div className={classes.topBody}>
          <p className={classes.eyebrow}>Top priority: start here</p>
          <h2 id={id}>{title}</h2>
          <p className={classes.why}>{why}</p>
          <JobNeeds time={time} who={who} cost={cost} gain={gain} />
          {children !== undefined && <div className={classes.topJob}>{children}</div>}
          {action && (
            <Button component={LinkTo} href={action.href} rightSection={<Icon of={IconArrowRight} />}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
