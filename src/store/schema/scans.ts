import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { DISPLAYS, GREY_KINDS } from '#core/display.ts'
import type { CheckResult } from '#core/result.ts'
import { SCAN_CAUSES, SCAN_STATES } from '#core/scan-states.ts'
import { madeAt, moment } from './columns.ts'
import { websites } from './websites.ts'

/** One run of some or all checks. States only move forward, save `running` → `queued` when a worker was lost. */
export const scans = pgTable(
  'scans',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    cause: text({ enum: SCAN_CAUSES }).notNull(),
    /** Ids of the checks to run. */
    checks: text().array().notNull(),
    /** The refresh triggers that led to it. */
    triggers: text().array().notNull().default([]),
    state: text({ enum: SCAN_STATES }).notNull().default('queued'),
    /** Raised each time a worker takes it up: what an earlier worker still writes is refused. */
    attempt: integer().notNull().default(0),
    finished: integer().notNull().default(0),
    /** Why it ended as it did, for people; `null` when all went well. */
    reason: text(),
    /** The look at the same host whose results these are; nothing was asked of the website again. Without a reference: it may be gone. */
    sharedFrom: uuid(),
    createdAt: madeAt(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [index('scans_of_website').on(table.websiteId, table.createdAt)],
)

/** The newest public look at each host, which all who ask within the hour share. */
export const publicScans = pgTable(
  'public_looks',
  {
    /** In lower-case punycode, without `www.`, with a port where it is not the usual one. */
    host: text().primaryKey(),
    /** Without a reference: whoever asked for it may have gone with it, and the hour goes on. */
    scanId: uuid().notNull(),
    /** When it was asked for, and from when it runs on when it began. */
    at: moment().notNull(),
  },
  (table) => [index('public_looks_by_age').on(table.at)],
)

/** Every result ever, with the proof that decided it. */
export const results = pgTable(
  'results',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: 'cascade' }),
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    status: text().notNull(),
    display: text({ enum: DISPLAYS }).notNull(),
    greyKind: text({ enum: GREY_KINDS }),
    /** `false`: we could not look. It never replaces what was known before. */
    conclusive: boolean().notNull(),
    /** Score of a check that has one (speed, accessibility), 0 to 100. */
    score: integer(),
    revision: integer().notNull(),
    result: jsonb().$type<CheckResult>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('one_result_per_check_and_scan').on(table.scanId, table.check),
    index('results_of_check').on(table.websiteId, table.check, table.at),
  ],
)

/** The newest result of each check, and the newest conclusive one: what screens read. */
export const knownResults = pgTable(
  'standings',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    newest: bigint({ mode: 'number' })
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    lastKnown: bigint({ mode: 'number' }).references(() => results.id, { onDelete: 'cascade' }),
    /** How often in a row we could not look, for the retries. */
    failures: integer().notNull().default(0),
    /** When to look again by ourselves after a look that failed; `null`: not before the schedule does. */
    retryAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.check] }),
    index('standings_by_retry').on(table.retryAt),
  ],
)

/** Where each piece of evidence last gathered is kept. */
export const evidence = pgTable(
  'evidence',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    file: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.key] })],
)
