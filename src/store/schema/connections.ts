import { foreignKey, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { ORIGINS } from '#core/connections/origins.ts'
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
    createdAt: madeAt(),
  },
  (table) => [
    uniqueIndex('one_connection_per_service').on(table.ownerId, table.service),
    unique('connection_and_mode').on(table.id, table.mode),
  ],
)

/** What an owner asked a service about, and its newest answer. */
export const connectionResults = pgTable(
  'connection_results',
  {
    id: uuid().primaryKey().defaultRandom(),
    connectionId: uuid().notNull(),
    /** Where the answer comes from. The foreign key holds it to the connection's mode, so that samples and real answers never mix. */
    origin: text({ enum: ORIGINS }).notNull().default('live'),
    /** Name of the connector's read. */
    read: text().notNull(),
    /** What was asked about, for instance an email address. */
    subject: text().notNull(),
    /** When the owner entered it. */
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
