import { NativeSelect } from '@mantine/core'
import type { Column } from '#core/block.ts'
import { SearchField } from '../forms/SearchField.tsx'
import type { Sorting, TableQuestion } from './table-view.ts'
import classes from './table.module.css'

interface TableToolsProps {
  name: string
  columns: readonly Column[]
  question: TableQuestion
  onAsk: (question: TableQuestion) => void
}

const valueOf = (sorting: Sorting | null): string =>
  sorting === null ? '' : `${sorting.column}${sorting.down ? '-' : '+'}`

/** Search at every width; sorting in words for phones, where the headings are not shown. */
export function TableTools({ name, columns, question, onAsk }: TableToolsProps) {
  const orders = columns.flatMap(({ label }, column) => [
    { value: `${column}+`, label: `${label}, up` },
    { value: `${column}-`, label: `${label}, down` },
  ])
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        aria-label={`Search in ${name}`}
        placeholder="Search"
        value={question.search}
        onTyped={(search) => onAsk({ ...question, search, page: 0 })}
      />
      <NativeSelect
        className={classes.sort}
        aria-label={`Order of ${name}`}
        value={valueOf(question.sorting)}
        data={[{ value: '', label: 'As we found them' }, ...orders]}
        onChange={({ currentTarget: { value } }) => {
          const sorting =
            value === '' ? null : { column: Number.parseInt(value, 10), down: value.endsWith('-') }
          onAsk({ ...question, sorting, page: 0 })
        }}
      />
    </div>
  )
}
