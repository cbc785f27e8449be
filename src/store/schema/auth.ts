import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAt, moment } from './columns.ts'

/** An account. The names of tables and columns in this file are those that better-auth reads and writes. */
export const user = pgTable('user', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: madeAt(),
  updatedAt: madeAt(),
  /** Whether this account is the operator's. Never set from a request. */
  operator: boolean().notNull().default(false),
  /** When the command line named the account the operator's. It has the role at once, or when its address is confirmed. */
  operatorClaimedAt: moment(),
  /** Wrong passwords in a row. Unlike those of the limits, they do not expire with time. */
  failedSignIns: integer().notNull().default(0),
  /** The session that made the account. Without a reference: it may have ended since. */
  signUpSession: uuid(),
  /** Known browsers in which the owner last signed in before this are forgotten; `null`: none is. */
  devicesFrom: moment(),
})

/** A signed-in browser. `token` holds the SHA-256 of what the cookie carries. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
)

/** The `providerId` of a password. */
export const PASSWORD_METHOD = 'credential'

/** A sign-in method: a password ({@link PASSWORD_METHOD}, hashed) or a provider. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    providerId: text().notNull(),
    /** The subject at the provider; for a password the account's own id. */
    accountId: text().notNull(),
    password: text(),
    // better-auth wants the columns for the tokens of providers; they stay empty.
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (table) => [
    uniqueIndex('one_account_per_subject').on(table.providerId, table.accountId),
    index('accounts_of_user').on(table.userId),
  ],
)

/** A one-time value: a reset link, a one-time token, the state of a provider sign-in. `identifier` is hashed. */
export const verification = pgTable(
  'verification',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_value').on(table.value),
  ],
)

/** Keys that sign ID tokens; the private half is encrypted with this Fettle's secret. */
export const jwks = pgTable('jwks', {
  id: uuid().primaryKey().defaultRandom(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  alg: text(),
  crv: text(),
  createdAt: moment().notNull(),
  expiresAt: moment(),
})

/** A passkey of an account; only its public half ever reaches us. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text(),
    publicKey: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: madeAt(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
)
