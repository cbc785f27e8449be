import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column } from '#core/block.ts'
import { Icon } from '../Icon.tsx'
import type { Sorting } from './table-view.ts'
import classes from './table.module.css'

interface TableHeadProps {
  columns: readonly Column[]
  sorting: Sorting | null
  /** Without it the headings are only words. */
  onSort?: ((column: number) => void) | undefined
}

function orderOf(sorting: Sorting | null, column: number) {
  if (sorting?.column !== column) return { said: 'none', icon: IconArrowsSort } as const
  return sorting.down
    ? ({ said: 'descending', icon: IconArrowDown } as const)
    : ({ said: 'ascending', icon: IconArrowUp } as const)
}

export function TableHead({ columns, sorting, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, align }, column) => {
          const { said, icon } = orderOf(sorting, column)
          return (
            <th
              key={label}
              scope="col"
              className={align === 'right' ? classes.right : undefined}
              aria-sort={onSort ? said : undefined}
            >
              {onSort ? (
                <button type="button" onClick={() => onSort(column)}>
                  {label}
                  <Icon of={icon} size={16} />
                </button>
              ) : (
                label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
