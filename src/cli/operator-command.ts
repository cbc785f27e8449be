import { createEmailVerificationToken } from 'better-auth/api'
import { forgiveFailures } from '#api/auth/guards.ts'
import { DAY, MINUTE, RESET_SECONDS } from '#api/auth/settings.ts'
import { plural } from '#core/words.ts'
import type { Environment } from '#server/environment.ts'
import { originOf, secretOf } from '#server/from-settings.ts'
import { publishSessions } from '#server/live-events.ts'
import { accountByEmail, claimOperator, forgetFailedSignIns } from '#store/accounts.ts'
import { signOutUser } from '#store/users.ts'
import { makeResetToken } from '#store/sign-in-methods.ts'
import { SUCCEEDED, FAILED } from './exit-status.ts'
import type { Options } from './options.ts'
import { printNote } from './print.ts'
import { withDatabase } from './with-database.ts'

/**
 * Makes an account the operator, also while Fettle runs. An account with an unconfirmed address becomes the operator by opening the printed
 * link. Returns the exit status.
 */
export function operatorCommand(
  email: string,
  { quiet }: Options,
  environment: Environment,
): Promise<number> {
  return withDatabase(environment, async (db) => {
    const claimed = await claimOperator(db, email, new Date())
    if (claimed === null) return noSuchAccount(email)
    await publishSessions(db)
    if (claimed === 'made') {
      if (!quiet) printNote(`${email} is the operator now. The pages are under /admin.`)
      return SUCCEEDED
    }
    const secret = secretOf(environment)
    const token = await createEmailVerificationToken(secret, email.trim().toLowerCase(), undefined, DAY)
    if (!quiet) {
      printNote(`Nobody has confirmed ${email} yet, so whoever signed up with it may be anybody.`)
      printNote(
        'Open this link within 24 hours, in the browser that you signed up with; the account is the operator’s then:',
      )
    }
    process.stdout.write(`${originOf(environment)}/verify-email#token=${encodeURIComponent(token)}\n`)
    return SUCCEEDED
  })
}

/**
 * Restores access to an account: clears the count of wrong passwords, ends all sessions, and prints a link to set a new password. Needs no
 * mail and works while Fettle runs. Returns the exit status.
 */
export function resetCommand(email: string, { quiet }: Options, environment: Environment): Promise<number> {
  return withDatabase(environment, async (db) => {
    const account = await accountByEmail(db, email.trim())
    if (!account) return noSuchAccount(email)
    await forgiveFailures(db, account.email)
    await forgetFailedSignIns(db, account.id)
    const ended = await signOutUser(db, account.id)
    await publishSessions(db)
    const token = await makeResetToken(db, account.id, new Date(Date.now() + RESET_SECONDS * 1_000))
    if (!quiet) {
      printNote(
        `${email} was signed out on ${plural(ended, 'device', 'devices')}, and wrong passwords no longer count.`,
      )
      printNote(
        `Whoever opens this link within ${RESET_SECONDS / MINUTE} minutes chooses its new password; it works once:`,
      )
    }
    process.stdout.write(`${originOf(environment)}/reset-password#token=${token}\n`)
    return SUCCEEDED
  })
}

export function noSuchAccount(email: string): number {
  printNote(`There is no account with the address ${email}. Sign up with it first.`)
  return FAILED
}
