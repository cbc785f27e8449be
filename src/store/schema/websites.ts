import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { NETWORKS } from '#core/address/networks.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** Somebody who looks at one website before making an account. The cookie's token is kept as a hash only. */
export const visitors = pgTable('visitors', {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: text().notNull().unique(),
  createdAt: madeAt(),
})

/**
 * One business' website, with everything known about it hanging from it: an owner's or a visitor's, never both.
 * Without an address the owner said that there is no website.
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
    /** Set when support changed the owner's website: kept for its history, no longer looked at. */
    leftAt: moment(),
    /** When the schedule looks next whether anything is due; never before the first scan could have ended. */
    dueAt: moment().notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    index('websites_by_due').on(table.dueAt),
    uniqueIndex('one_website_per_owner').on(table.ownerId).where(sql`${table.leftAt} is null`),
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
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.network] })],
)

/** Answers to the survey, as option ids, rows or text; the newest stands. */
export const answers = pgTable(
  'answers',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    value: jsonb().$type<string | readonly string[] | Readonly<Record<string, string>>>().notNull(),
    at: madeAt(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.question] })],
)
