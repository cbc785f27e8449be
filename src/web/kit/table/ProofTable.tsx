import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Column } from '#core/block.ts'
import { WebsiteText } from '../link/WebsiteText.tsx'
import { Pager } from './Pager.tsx'
import {
  START,
  isBlank,
  questionFor,
  needsTools,
  nextSorting,
  shownColumns,
  shownText,
  tableView,
} from './table-view.ts'
import type { ShownColumn } from './table-view.ts'
import classes from './table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableTools } from './TableTools.tsx'

interface ProofTableProps {
  /** The name of the rows: "Broken links". */
  name: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** The number of all rows, when more than `rows`. */
  total?: number | undefined
  /** Above the table: views, a download. */
  tools?: ReactNode
}

interface RowsProps {
  columns: readonly ShownColumn[]
  rows: readonly (readonly string[])[]
}

function Body({ columns, rows }: RowsProps) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {columns.map(({ place: column, label, align, under }) => (
            <td
              key={column}
              data-label={column === 0 ? undefined : label}
              data-blank={isBlank(row, { place: column, under }) || undefined}
              className={align === 'right' ? classes.right : undefined}
            >
              <span>
                <WebsiteText text={row[column] ?? ''} />
                {under !== null && (
                  <span className={classes.under}>
                    <WebsiteText text={row[under] ?? ''} />
                  </span>
                )}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** A table of proof from 768 px, cards below; search, sorting and pages once it is long. */
export function ProofTable({ name, columns, rows, total, tools }: ProofTableProps) {
  const [question, setQuestion] = useState(START)
  const isLong = needsTools(rows)
  const asked = questionFor(rows, question)
  const view = tableView(rows, asked)
  const shown = shownColumns(columns)
  const inAll = asked.search.trim() === '' ? (total ?? rows.length) : view.found
  return (
    <>
      {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      {isLong && <TableTools name={name} columns={columns} question={question} onAsk={setQuestion} />}
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <TableHead
          columns={shown}
          sorting={asked.sorting}
          onSort={
            isLong
              ? (column) =>
                  setQuestion({ ...question, sorting: nextSorting(question.sorting, column), page: 0 })
              : undefined
          }
        />
        <Body columns={shown} rows={view.rows} />
      </table>
      {view.found === 0 && <p className={classes.none}>Nothing here matches. Try fewer letters.</p>}
      <div className={classes.foot}>
        <span role="status">{view.found === 0 ? 'None found' : shownText(view, inAll)}</span>
        {view.pages > 1 && (
          <Pager
            name={name}
            page={view.page}
            pages={view.pages}
            onPage={(page) => setQuestion({ ...question, page })}
          />
        )}
      </div>
    </>
  )
}
