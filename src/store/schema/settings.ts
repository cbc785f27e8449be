import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { madeAt } from './columns.ts'

/** Settings that the operator changes on screen, such as testimonials and the support contact. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  at: madeAt(),
})
