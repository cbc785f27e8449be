import { ActionIcon } from '@mantine/core'
import { Icon } from '../Icon.tsx'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
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
  return (
    <nav className={classes.pager} aria-label={`Pages of ${name}`}>
      <ActionIcon aria-label="Previous page" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon of={IconChevronLeft} />
      </ActionIcon>
      <span>
        Page {page + 1} of {pages}
      </span>
      <ActionIcon aria-label="Next page" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <Icon of={IconChevronRight} />
      </ActionIcon>
    </nav>
  )
}
