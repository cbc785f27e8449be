import { makeCode } from '#api/auth/make-code.ts'
import { CODE_MINUTES, CODE_PURPOSES, type CodePurpose, codeAsShown } from '#core/one-time-code.ts'
import type { Environment } from '#server/environment.ts'
import { originOf, secretOf } from '#server/from-settings.ts'
import { accountByEmail } from '#store/accounts.ts'
import { SUCCEEDED } from './exit-status.ts'
import { noSuchAccount } from './operator-command.ts'
import type { Options } from './options.ts'
import { printNote } from './print.ts'
import { UsageError } from './usage.ts'
import { withDatabase } from './with-database.ts'

/** The page on which a code is typed. */
const PAGES = {
  confirm: '/profile/my-account',
  reset: '/forgot-password',
} as const satisfies Record<CodePurpose, string>
const FOR = {
  confirm: 'confirms its address',
  reset: 'chooses its new password',
} as const satisfies Record<CodePurpose, string>

/** Reads what a code is for. Throws {@link UsageError} for anything else. */
export function readPurpose(typed: string): CodePurpose {
  const purpose = CODE_PURPOSES.find((known) => known === typed)
  if (!purpose) throw new UsageError(`"code" takes confirm or reset, and then an email address.`)
  return purpose
}

/** Prints a one-time code for an account, also while Fettle runs. Returns the exit status. */
export function codeCommand(
  purpose: CodePurpose,
  email: string,
  { quiet }: Options,
  environment: Environment,
): Promise<number> {
  if (environment.smtpUrl !== null)
    throw new UsageError(
      `A mail server is set, so the pages ask for no code: links are mailed. "${environment.command} operator reset <email>" prints one for a new password.`,
    )
  return withDatabase(environment, async (db) => {
    const account = await accountByEmail(db, email.trim())
    if (!account) return noSuchAccount(email)
    if (purpose === 'confirm' && account.emailVerified) {
      printNote(`${account.email} is confirmed already.`)
      return SUCCEEDED
    }
    const secret = secretOf(environment)
    const code = await makeCode({ db, secret, now: new Date() }, { purpose, ownerId: account.id })
    if (!quiet) {
      printNote(
        `Whoever types this code at ${originOf(environment)}${PAGES[purpose]} within ${CODE_MINUTES} minutes`,
      )
      printNote(`${FOR[purpose]}; it works once, for ${account.email} only:`)
    }
    process.stdout.write(`${codeAsShown(code)}\n`)
    return SUCCEEDED
  })
}
