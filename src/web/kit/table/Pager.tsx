import { ActionIcon } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { atRest } from '../surface/at-rest.ts'
import classes from './table.module.css'

interface PagerProps {
  /** The name of what is paged, for screen readers. */
  name: string
  /** From 0. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Buttons for the previous and the next page. */
export function Pager({ name, page, pages, onPage }: PagerProps) {
  const isFirst = page === 0
  const isLast = page >= pages - 1
  return (
    <nav className={classes.pager} aria-label={`Pages of ${name}`}>
      <ActionIcon aria-label="Previous page" {...atRest(isFirst)} onClick={() => isFirst || onPage(page - 1)}>
        <Icon of={IconChevronLeft} />
      </ActionIcon>
      <span>
        Page {page + 1} of {pages}
      </span>
      <ActionIcon aria-label="Next page" {...atRest(isLast)} onClick={() => isLast || onPage(page + 1)}>
        <Icon of={IconChevronRight} />
      </ActionIcon>
    </nav>
  )
}
