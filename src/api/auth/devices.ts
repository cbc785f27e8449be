import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from '#store/accounts.ts'
import type { Secrets } from './old-keys.ts'
import { cookieName } from './cookie-name.ts'
import { DAY } from './settings.ts'

/** How many days a browser stays known after its owner last signed in there. */
export const KNOWN_DAYS = 365
/** Most accounts that one browser is known to. */
const MOST_ACCOUNTS = 5

export const deviceCookie = (origin: string): string => cookieName(origin, 'device')

/**
 * Browsers in which an account was signed in before. Their tries at its password are counted separately, so that nobody elsewhere can lock an
 * owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The cookie does not sign in.
 */
export interface Devices {
  /** The name by which tries from this browser are counted; `null`: the account was not signed in there, or has forgotten it. */
  known: (cookie: string | undefined, account: Pick<Account, 'id' | 'devicesFrom'>) => string | null
  /**
   * The cookie's value once the account has signed in; `cookie`: its value before. A browser keeps its name, which is that of its first
   * session.
   */
  withAccount: (
    cookie: string | undefined,
    account: Pick<Account, 'id' | 'devicesFrom'>,
    sessionId: string,
  ) => string
}

interface Entry {
  text: string
  ownerId: string
  at: number
  name: string
}

export function createDevices({ secret, oldSecrets = [] }: Secrets, now: () => Date): Devices {
  const entriesIn = (cookie = ''): Entry[] =>
    cookie.split('~', MOST_ACCOUNTS).flatMap((text) => read(text, [secret, ...oldSecrets]) ?? [])
  const known: Devices['known'] = (cookie, { id, devicesFrom }) => {
    const oldest = Math.max(devicesFrom?.getTime() ?? 0, now().getTime() - KNOWN_DAYS * DAY * 1_000)
    return entriesIn(cookie).find(({ ownerId, at }) => ownerId === id && at >= oldest)?.name ?? null
  }
  return {
    known,
    withAccount(cookie, account, sessionId) {
      const entry = `${account.id}.${now().getTime()}.${known(cookie, account) ?? sessionId}`
      const others = entriesIn(cookie).filter(({ ownerId }) => ownerId !== account.id)
      return [`${entry}.${sign(entry, secret)}`, ...others.map(({ text }) => text)]
        .slice(0, MOST_ACCOUNTS)
        .join('~')
    },
  }
}

/** One part of the cookie; `null` for one that we did not sign. */
function read(text: string, secrets: readonly string[]): Entry | null {
  const [ownerId = '', at = '', name = '', signature = ''] = text.split('.')
  const given = Buffer.from(signature)
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(`${ownerId}.${at}.${name}`, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? { text, ownerId, at: Number(at), name } : null
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${text}`).digest('base64url')
