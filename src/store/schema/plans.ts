import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ANY_OVERRIDE_ENDS, OVERRIDE_KINDS } from '#core/plan-states.ts'
import type { Move } from '#plan/item-move.ts'
import type { Dashboard } from '#plan/dashboard.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { madeAt, moment } from './columns.ts'
import { websites } from './websites.ts'

/** The present plan of a website, and the state that its movement needs; replaced by each update. */
export const plans = pgTable('plans', {
  websiteId: uuid()
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  state: jsonb().$type<unknown>().notNull(),
  plan: jsonb().$type<TrackedPlan>().notNull(),
  /** The dashboard as it is sent, so that it takes one row to read. */
  dashboard: jsonb().$type<Dashboard>().notNull(),
  version: integer().notNull().default(1),
  /** The newest result of which the owner was notified. */
  notifiedTo: bigint({ mode: 'number' }).notNull().default(0),
  at: moment().notNull(),
})

/** Every move of a plan item, with its date. */
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

/** "Not relevant to me", "I do this another way": they expire, and end when the result gets worse. */
export const overrides = pgTable(
  'overrides',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    kind: text({ enum: OVERRIDE_KINDS }).notNull(),
    note: text().notNull().default(''),
    /** The status it was given for. */
    status: text().notNull(),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** Why it ended. `withdrawn`, `replaced`: by the owner. */
    end: text({ enum: ANY_OVERRIDE_ENDS }),
  },
  (table) => [index('overrides_of_website').on(table.websiteId, table.check)],
)
