import { makeCode } from '#api/auth/make-code.ts'
import { openPool } from '#store/database.ts'
import { hasConfirmedAccount } from '#store/one-time-codes.ts'
import type { Environment } from './environment.ts'
import { secretOf } from './from-settings.ts'

/** The one-time code that the start prints; `null`: mail is sent, or an account is confirmed already. */
export async function makeFirstCode(environment: Environment, databaseUrl: string): Promise<string | null> {
  if (environment.smtpUrl !== null) return null
  const { db, close } = openPool(databaseUrl, 1)
  try {
    if (await hasConfirmedAccount(db)) return null
    const secret = secretOf(environment)
    return await makeCode({ db, secret, now: new Date() }, { purpose: 'confirm', ownerId: null })
  } finally {
    await close()
  }
}
