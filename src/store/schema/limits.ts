import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Counts of limited actions: one row per key, with the times that still count. */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    /** Oldest first, never more than the limit. */
    hits: moment().array().notNull(),
    /** Whether the newest try was within the limit. */
    allowed: boolean().notNull(),
    /** After this the row has no effect. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('limits_by_end').on(table.expiresAt)],
)
