import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { CONNECTION_STATES } from '#core/connections/states.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** An owner's use of an outside service. */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    /** Id of its connector. */
    service: text().notNull(),
    mode: text({ enum: ORIGINS }).notNull().default('live'),
    state: text({ enum: CONNECTION_STATES }).notNull().default('connected'),
    /** When the owner connected it; `null`: it is only asked about something. */
    connectedAt: moment(),
    /** The chosen account; `null`: none is chosen. */
    accountId: text(),
    accountLabel: text(),
    /** The owner's permission, encrypted for this row; `null`: it needs none. */
    grant: text(),
    /** Which key encrypted the grant. */
    keyId: text(),
    /** What the owner allowed, as the service names it. */
    scopes: text().array().notNull().default([]),
    /** What the owner chose or confirmed, by name. */
    choices: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** When the service last gave data. */
    lastReadAt: moment(),
    /** Why the newest read gave none; `null`: it did. */
    failure: jsonb().$type<ConnectionFailure>(),
    failedAt: moment(),
    /** When the grant was last renewed. */
    refreshedAt: moment(),
    createdAt: madeAt(),
  },
  (table) => [
    uniqueIndex('one_connection_per_service').on(table.ownerId, table.service),
    unique('connection_and_mode').on(table.id, table.mode),
    index('connections_by_refresh').on(table.service, table.refreshedAt).where(sql`"grant" is not null`),
    check('samples_have_no_grant', sql`"grant" is null or (mode = 'live' and key_id is not null)`),
  ],
)

/** A connection that an owner has begun at a service's own page: what its answer is held against. Used once, within ten minutes. */
export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    /** SHA-256 of the random `state` that the service sends back. */
    stateHash: text().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    /** The secret of PKCE, encrypted for this row. */
    verifier: text().notNull(),
    keyId: text().notNull(),
    /** The check on whose page the owner began; `null`: somewhere else. */
    check: text(),
    createdAt: madeAt(),
    /** When the service's answer came; `null`: not yet. */
    usedAt: moment(),
  },
  (table) => [index('connection_attempts_of_owner').on(table.ownerId, table.service)],
)

/** One number a metric a day of a connected account. */
export const connectionNumbers = pgTable(
  'connection_numbers',
  {
    connectionId: uuid().notNull(),
    /** As with results: the foreign key holds it to the connection's mode. */
    origin: text({ enum: ORIGINS }).notNull().default('live'),
    metric: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.metric, table.day] }),
    index('connection_numbers_by_day').on(table.day),
    foreignKey({
      name: 'number_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)

/** What an owner changed in a sample. */
export const sampleStates = pgTable(
  'sample_states',
  {
    connectionId: uuid().primaryKey(),
    /** Always `sample`, by which a live connection can have none. */
    origin: text({ enum: ORIGINS }).notNull().default('sample'),
    state: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    check('only_samples', sql`${table.origin} = 'sample'`),
    foreignKey({
      name: 'state_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)

/**
 * What a service was asked about through a connection, and its newest answer. Beside them the notes of `store/daily-reads`, `renewals` and
 * `account-quotas`, under names that no connector's read has.
 */
export const connectionResults = pgTable(
  'connection_results',
  {
    id: uuid().primaryKey().defaultRandom(),
    connectionId: uuid().notNull(),
    /** Where the answer comes from. The foreign key holds it to the connection's mode, so that samples and real answers never mix. */
    origin: text({ enum: ORIGINS }).notNull().default('live'),
    /** Name of the connector's read, or of a note. */
    read: text().notNull(),
    /** What was asked about, for instance an email address. */
    subject: text().notNull(),
    /** When it was last asked for: what an owner typed, when it was typed. */
    askedAt: madeAt(),
    /** The newest answer; `null`: none yet. */
    data: jsonb().$type<unknown>(),
    asOf: moment(),
    /** Why a later try gave no answer; `null`: it did, or there was none. */
    failure: jsonb().$type<ConnectionFailure>(),
    failedAt: moment(),
  },
  (table) => [
    uniqueIndex('one_result_per_subject').on(table.connectionId, table.read, table.subject),
    foreignKey({
      name: 'result_of_its_mode',
      columns: [table.connectionId, table.origin],
      foreignColumns: [connections.id, connections.mode],
    }).onDelete('cascade'),
  ],
)

/** How an outside service is doing, for every owner together. */
export const serviceStates = pgTable('service_states', {
  service: text().primaryKey(),
  /** When it last gave an answer. */
  workedAt: moment(),
  /** Its newest failure, `null` after an answer. */
  failure: jsonb().$type<ConnectionFailure>(),
  failedAt: moment(),
  /** Not asked again before this time, because it said so. */
  blockedUntil: moment(),
})

/** Values that the operator typed for services, encrypted. */
export const serviceSettings = pgTable('service_settings', {
  /** The setting's name in the environment. */
  name: text().primaryKey(),
  sealed: text().notNull(),
  /** Which key encrypted it. */
  keyId: text().notNull(),
  at: madeAt(),
})
