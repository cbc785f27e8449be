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

/**
 * Scans. States only move forward, except back to `queued`: from `running` when the worker was lost or stopped, from `failed` when the operator
 * tries again.
 */
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
    /** The refresh triggers that led to it, and the fields of accounts to which they narrow it (`facebook.fans`). */
    triggers: text().array().notNull().default([]),
    state: text({ enum: SCAN_STATES }).notNull().default('queued'),
    /** Raised each time a worker takes the scan: writes of an earlier worker are refused. */
    attempt: integer().notNull().default(0),
    finished: integer().notNull().default(0),
    /** Why it did not end as `done`; `null` otherwise. */
    reason: text(),
    /** The public scan whose results were copied. Without a reference: it may have been removed. */
    sharedFrom: uuid(),
    /** W3C `traceparent` of its span, where traces are exported: its report joins that trace. */
    trace: text(),
    createdAt: madeAt(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [index('scans_of_website').on(table.websiteId, table.createdAt)],
)

/** The newest public scan of each host, which all who ask within the hour share. */
export const publicScans = pgTable(
  'public_scans',
  {
    /** In lower-case punycode, without `www.`, with a port where it is not the usual one. */
    host: text().primaryKey(),
    /** Without a reference: the scan may be removed with its visitor, and the hour goes on. */
    scanId: uuid().notNull(),
    /** When it was queued, then when it started. */
    at: moment().notNull(),
  },
  (table) => [index('public_scans_by_age').on(table.at)],
)

/** All results, with their proof. */
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
    /** `false`: unable to detect; it does not replace the last known result. */
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
    // Rows come nearly in order of time: an index of ranges is small, and old rows are found by it.
    index('results_by_age').using('brin', table.at),
  ],
)

/** The newest result of each check, and the newest conclusive one: which screens show. */
export const knownResults = pgTable(
  'known_results',
  {
    websiteId: uuid()
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    check: text().notNull(),
    newest: bigint({ mode: 'number' })
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    lastKnown: bigint({ mode: 'number' }).references(() => results.id, { onDelete: 'cascade' }),
    /** Number of inconclusive results in a row, for the retries. */
    failures: integer().notNull().default(0),
    /** When to retry after an inconclusive result, or after a limit refused to gather; `null`: not before the schedule. */
    retryAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.check] }),
    index('known_results_by_retry').on(table.retryAt),
    // Each result that is deleted is looked for here.
    index('known_results_by_newest').on(table.newest),
    index('known_results_by_last_known').on(table.lastKnown),
  ],
)

/** The file of each newest piece of evidence. */
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
