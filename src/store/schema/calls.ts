import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { madeAt } from './columns.ts'

/** Answers to earlier calls, so that a repeated call has one effect. Removed after a day. */
export const calls = pgTable('calls', {
  /** Owner and idempotency key together, hashed. */
  key: text().primaryKey(),
  status: integer(),
  body: jsonb().$type<unknown>(),
  at: madeAt(),
})
