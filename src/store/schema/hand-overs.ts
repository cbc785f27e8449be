import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Display, GreyKind } from '#core/display.ts'
import { ASK_AUTHORS } from '#core/hand-over/asks.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'
import { websites } from './websites.ts'

/** A link for the owner's web person; only the token's hash is stored. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    opened: integer().notNull().default(0),
    lastOpenedAt: moment(),
    lastRetestAt: moment(),
  },
  (table) => [
    index('hand_overs_of_owner').on(table.ownerId),
    index('hand_overs_of_website').on(table.websiteId),
  ],
)

/** What a result said when the link was made, or says now. */
export interface AskedResult {
  tag: string
  display: Display
  greyKind: GreyKind | null
  /** The verdict in one sentence. */
  line: string
  /** ISO 8601. */
  at: string
  /** Where we looked and what was there. */
  seen: { at: string; found: string }[]
}

/** One thing that the owner asks for: a check whose test should pass. */
export const handOverAsks = pgTable(
  'hand_over_asks',
  {
    handOverId: uuid()
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    /** Order in the link, 1 first. */
    place: integer().notNull(),
    /** `null`: a link that was made before this was kept, or a check without a result at that time. */
    before: jsonb().$type<AskedResult>(),
    /** When the web person last said that it is done. */
    lastTestAt: moment(),
    /** When the test was first seen to pass; `null` again when it fails again. */
    passedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.handOverId, table.check] })],
)

/** Questions of the web person about one thing, and the owner's answers. */
export const handOverLines = pgTable(
  'hand_over_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    handOverId: uuid()
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    from: text({ enum: ASK_AUTHORS }).notNull(),
    text: text().notNull(),
    createdAt: madeAt(),
  },
  (table) => [index('hand_over_lines_of_link').on(table.handOverId, table.createdAt)],
)
