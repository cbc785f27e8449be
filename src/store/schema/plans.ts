import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Move } from '#plan/item-move.ts'
import type { Dashboard } from '#plan/dashboard.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'
import { websites } from './websites.ts'

/** The plan of a website as it stands, and what its movements need to remember; made anew whenever something changes. */
export const plans = pgTable('plans', {
  websiteId: uuid()
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  state: jsonb().$type<unknown>().notNull(),
  plan: jsonb().$type<TrackedPlan>().notNull(),
  /** The overview ready to be sent, so that a dashboard costs one row. */
  overview: jsonb().$type<Dashboard>().notNull(),
  version: integer().notNull().default(1),
  /** The newest result that was told of: later ones are news. */
  settledTo: bigint({ mode: 'number' }).notNull().default(0),
  at: moment().notNull(),
})

/** Every movement of a plan item, with its date. */
export const planMoves = pgTable(
  'plan_moves',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    move: jsonb().$type<Move>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('moves_of_website').on(table.websiteId, table.at)],
)

/** "Not relevant to me", "I do this another way": remembered, expiring, never hiding that something got worse. */
export const overrides = pgTable(
  'overrides',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    kind: text({ enum: ['not_relevant', 'done_another_way'] }).notNull(),
    note: text().notNull().default(''),
    /** The status it was given for. */
    status: text().notNull(),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** Why it is over. `withdrawn`, `replaced`: by the owner. */
    end: text({ enum: ['expired', 'worse', 'completed', 'withdrawn', 'replaced'] }),
  },
  (table) => [index('overrides_of_website').on(table.websiteId, table.check)],
)

/** A read-only link for the owner's web person; the token is kept as a hash only. */
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
    /** `null`: the whole report. */
    check: text(),
    tokenHash: text().notNull().unique(),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    opened: integer().notNull().default(0),
    lastOpenedAt: moment(),
    lastRetestAt: moment(),
  },
  (table) => [index('hand_overs_of_owner').on(table.ownerId)],
)
