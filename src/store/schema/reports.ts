import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { REPORT_STATES } from '#core/scan-states.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'
import { websites } from './websites.ts'

/** A PDF asked for by an owner, and how far it is. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('queued'),
    /** Percent. */
    progress: integer().notNull().default(0),
    file: text(),
    createdAt: madeAt(),
    endedAt: moment(),
  },
  (table) => [index('reports_of_owner').on(table.ownerId, table.createdAt)],
)

/** What the operator set on screen: testimonials, support contact and the like. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  at: madeAt(),
})

/** Answers to calls already made, so that a double click has one effect. Swept after a day. */
export const calls = pgTable('calls', {
  /** Owner and idempotency key together, hashed. */
  key: text().primaryKey(),
  status: integer(),
  body: jsonb().$type<unknown>(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
