import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What is counted for the operator's page. */
export const TALLY_KINDS = ['browser_end', 'refusal', 'request'] as const

/** How often something happened in an hour, for the operator's page; nothing of a website or an owner. */
export const tallies = pgTable(
  'tallies',
  {
    /** The beginning of the hour. */
    hour: moment().notNull(),
    what: text({ enum: TALLY_KINDS }).notNull(),
    /** A value of the closed set that `what` has. */
    label: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.what, table.label] })],
)
