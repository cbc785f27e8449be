import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from './database.ts'
import { account, jwks, passkey, session, user, verification } from './schema/auth.ts'

/** Where better-auth keeps accounts and what belongs to them. */
export const accountStorage = (db: Database) =>
  drizzleAdapter(db, {
    provider: 'pg',
    schema: { user, session, account, verification, jwks, passkey },
    transaction: true,
  })
