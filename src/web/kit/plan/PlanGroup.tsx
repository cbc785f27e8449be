import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { LinkTo } from '../link/LinkProvider.tsx'
import { Card } from '../surface/Card.tsx'
import { Rows } from '../surface/Layout.tsx'
import classes from './plan.module.css'

interface PlanGroupProps {
  id: string
  title: string
  hint: string
  count: number
  reportHref?: string | undefined
  /** Jobs that are not shown yet. */
  more?: number
  onMore?: (() => void) | undefined
  /** Said instead of rows when there is none. */
  empty?: ReactNode
  children: ReactNode
}

/** One of the four parts of the plan. */
export function PlanGroup(props: PlanGroupProps) {
  const { id, title, hint, count, reportHref, more = 0, onMore, empty, children } = props
  const download = reportHref !== undefined && (
    <Button
      component={LinkTo}
      href={reportHref}
      variant="subtle"
      size="sm"
      aria-label={`Download report: ${title}`}
    >
      <Icon of={IconDownload} />
      <span className={classes.downloadWord}>Download report</span>
    </Button>
  )
  return (
    <Card
      id={id}
      look="flush"
      title={title}
      count={count}
      hint={hint}
      aside={download}
      className={classes.group}
    >
      {count === 0 && empty}
      <Rows ordered>{children}</Rows>
      {more > 0 && onMore && (
        <div className={classes.more}>
          <Button variant="subtle" size="sm" onClick={onMore}>
            Load {more} more
          </Button>
        </div>
      )}
    </Card>
  )
}
