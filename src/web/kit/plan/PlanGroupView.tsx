import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card } from '../surface/Card.tsx'
import { Rows } from '../surface/Layout.tsx'
import classes from './plan.module.css'

interface PlanGroupProps {
  id: string
  title: string
  hint: string
  count: number
  /** At the end of the heading: the download of its report. */
  aside?: ReactNode
  /** Number of items that the next press shows. */
  more?: number
  onMore?: (() => void) | undefined
  /** Returns to the first few; present while more are shown. */
  onLess?: (() => void) | undefined
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
  children: ReactNode
}

/** One part of the plan: a group, what is completed, or what is set aside. */
export function PlanGroupView(props: PlanGroupProps) {
  const { id, title, hint, count, aside, more = 0, onMore, onLess, empty, children } = props
  return (
    <Card
      id={id}
      look="flush"
      title={title}
      count={count}
      hint={hint}
      aside={aside}
      className={classes.group}
    >
      {count === 0 && empty}
      <Rows ordered>{children}</Rows>
      {(more > 0 || onLess) && (
        <div className={classes.more}>
          {more > 0 && onMore && (
            <Button variant="subtle" size="sm" onClick={onMore}>
              Load {more} more
            </Button>
          )}
          {onLess && (
            <Button variant="subtle" size="sm" onClick={onLess}>
              See less
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
