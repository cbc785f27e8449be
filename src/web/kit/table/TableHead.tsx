import { Icon } from '../Icon.tsx'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '../icons.ts'
import type { ShownColumn, Sorting } from './table-view.ts'
import classes from './table.module.css'

interface TableHeadProps {
  columns: readonly ShownColumn[]
  sorting: Sorting | null
  /** Without it the headings are not buttons. */
  onSort?: ((column: number) => void) | undefined
}

function orderOf(sorting: Sorting | null, column: number) {
  if (sorting?.column !== column) return { order: 'none', icon: IconArrowsSort } as const
  return sorting.down
    ? ({ order: 'descending', icon: IconArrowDown } as const)
    : ({ order: 'ascending', icon: IconArrowUp } as const)
}

export function TableHead({ columns, sorting, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, align, place }) => {
          const { order, icon } = orderOf(sorting, place)
          return (
            <th
              key={place}
              scope="col"
              className={align === 'right' ? classes.right : undefined}
              aria-sort={onSort ? order : undefined}
            >
              {onSort ? (
                <button type="button" onClick={() => onSort(place)}>
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
