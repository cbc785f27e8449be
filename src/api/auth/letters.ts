import { decodeJwt } from 'jose'
import {
  accountExistsLetter,
  changedAddressLetter,
  passwordChangedLetter,
  resetLetter,
  verifyLetter,
} from '#mail/letters/account.ts'
import type { Account } from '#store/accounts.ts'
import type { AuthOptions } from './options.ts'

interface Person {
  id: string
  email: string
}

/** The mails of an account. Links lead to pages of the web app, with the token after `#`, so that it is in no log and no referrer. */
export interface Letters {
  verify: (person: Person, token: string) => Promise<void>
  reset: (person: Person, token: string) => Promise<void>
  exists: (account: Account) => Promise<void>
  passwordChanged: (account: Person) => Promise<void>
}

export function createLetters(
  { mailer, origin }: Pick<AuthOptions, 'mailer' | 'origin'>,
  now: () => Date,
): Letters {
  const link = (page: string, token: string): string => `${origin}${page}#token=${encodeURIComponent(token)}`
  return {
    async verify({ id, email }, token) {
      const isChange = decodeJwt(token)['updateTo'] !== undefined
      const url = link('/verify-email', token)
      await mailer.send({
        to: email,
        ownerId: id,
        kind: isChange ? 'changed_address' : 'verify',
        letter: isChange ? changedAddressLetter({ url }) : verifyLetter({ url }),
      })
    },
    reset: ({ id, email }, token) =>
      mailer.send({
        to: email,
        ownerId: id,
        kind: 'reset',
        letter: resetLetter({ url: link('/reset-password', token) }),
      }),
    exists: ({ id, email }) =>
      mailer.send({
        to: email,
        ownerId: id,
        kind: 'account_exists',
        letter: accountExistsLetter({ loginUrl: `${origin}/login` }),
        dedupeKey: `account_exists:${id}:${now().toISOString().slice(0, 10)}`,
      }),
    passwordChanged: ({ id, email }) =>
      mailer.send({
        to: email,
        ownerId: id,
        kind: 'password_changed',
        letter: passwordChangedLetter({ resetUrl: `${origin}/forgot-password` }),
      }),
  }
}
