import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from './database.ts'
import { account, jwks, passkey, session, user, verification } from './schema/auth.ts'

/** better-auth's storage of accounts, sessions and verifications. */
export const accountStorage = (db: Database) =>
  drizzleAdapter(db, {
    provider: 'pg',
    schema: { user, session, account, verification, jwks, passkey },
    transaction: true,
  })
