import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { NETWORKS } from '#core/address/networks.ts'
import type { Given } from '#core/survey/read-answer.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** Visitors: people who have a website scanned without an account. Only the hash of the cookie's token is stored. */
export const visitors = pgTable('visitors', {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: text().notNull().unique(),
  createdAt: madeAt(),
})

/**
 * A website and, by references to it, everything known about it: an owner's or a visitor's, never both. Without an address the owner said that
 * there is no website.
 */
export const websites = pgTable(
  'websites',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid().references(() => owners.id, { onDelete: 'cascade' }),
    visitorId: uuid().references(() => visitors.id, { onDelete: 'cascade' }),
    address: text(),
    host: text(),
    createdAt: madeAt(),
    /** Set when the operator changed the owner's website: kept for its history, no longer scanned. */
    leftAt: moment(),
    /** When the schedule next checks whether anything is due; not before the first scan can have ended. */
    dueAt: moment().notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    index('websites_by_due').on(table.dueAt),
    uniqueIndex('one_website_per_owner').on(table.ownerId).where(sql`${table.leftAt} is null`),
    index('websites_of_owner').on(table.ownerId),
    index('websites_of_visitor').on(table.visitorId),
  ],
)

/** Social channels as the owner gave them. */
export const channels = pgTable(
  'channels',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    network: text({ enum: NETWORKS }).notNull(),
    /** `null` with `none`: "I don't have one". */
    handle: text(),
    none: boolean().notNull().default(false),
    /** When it was given; `null`: by a version that kept no time. */
    at: moment(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.network] })],
)

/** Answers to the survey, as option ids, rows or text; the newest counts. */
export const answers = pgTable(
  'answers',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    value: jsonb().$type<Given>().notNull(),
    at: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.question] })],
)
