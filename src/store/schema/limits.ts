import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often something was done lately: one row per limited thing, with the moments that still count. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    /** Oldest first, never more than the limit. */
    hits: moment().array().notNull(),
    /** Whether the newest try was within the limit. */
    allowed: boolean().notNull(),
    /** From here on the row says nothing any more. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('limits_by_end').on(table.expiresAt)],
)
