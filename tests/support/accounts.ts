import { createAuth } from '#api/auth/auth.ts'
import type { AuthOptions } from '#api/auth/options.ts'
import type { OutgoingMail } from '#mail/mailer.ts'
import { openPool } from '#store/database.ts'
import { type CookieJar, cookieOf, keepCookies } from './cookie-jar.ts'
import { testDatabase } from './database.ts'

export const ORIGIN = 'https://fettle.fixture'
export const PASSWORD = 'crimson-otter-plays-banjo'

/** Half of the processor time of these tests would be the hashing of passwords, which `passwords.test.ts` tests as it is. */
export const QUICK_HASHES = { memory: 64, passes: 1 }

const USUAL = {
  origin: ORIGIN,
  secret: 'a secret of thirty-two characters or more',
  providers: [],
  trustProxy: false,
  passwordCost: QUICK_HASHES,
} satisfies Partial<AuthOptions>

/** What a call was answered. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** Accounts on a database of their own; mails are kept for the test to read. */
export async function testAccounts(options: Partial<AuthOptions> = {}) {
  const database = await testDatabase()
  const store = openPool(database.url)
  const { db, pool } = store
  const mails: OutgoingMail[] = []
  const faults: string[] = []
  const auth = await createAuth({
    ...USUAL,
    db,
    mailer: { send: async (message) => void mails.push(message) },
    onFault: (message) => void faults.push(message),
    ...options,
  })
  const origin = options.origin ?? ORIGIN
  return {
    auth,
    url: database.url,
    db,
    pool,
    mails,
    faults,
    origin,
    /** A browser with cookies of its own, at a network address. */
    browser: (address = '192.0.2.1') => browserAt(auth, origin, address),
    /** The token in the newest mail of a kind. */
    mailedToken(kind: string): string {
      const url = mails.findLast((mail) => mail.kind === kind)?.letter.action?.url ?? ''
      return decodeURIComponent(url.split('#token=')[1] ?? '')
    },
    async close() {
      await store.close()
      await database.close()
    },
  }
}

export type TestAccounts = Awaited<ReturnType<typeof testAccounts>>
export type TestBrowser = ReturnType<TestAccounts['browser']>

type Handler = Pick<Awaited<ReturnType<typeof createAuth>>, 'handler' | 'identify'>

/** A browser at a network address, with the cookies of `jar`. */
export function browserAt(auth: Handler, origin: string, address: string, jar: CookieJar = new Map()) {
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const url = path.startsWith('http') ? path : `${origin}/api/auth${path}`
    const request = new Request(url, {
      method,
      headers: {
        origin,
        ...(jar.size > 0 ? { cookie: cookieOf(jar) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await auth.handler(request, address)
    keepCookies(jar, response)
    return answerOf(response)
  }
  return {
    jar,
    cookie: () => cookieOf(jar),
    call,
    post: (path: string, body: unknown = {}, more: Record<string, string> = {}) =>
      call('POST', path, body, more),
    get: (path: string) => call('GET', path),
    identify: () => auth.identify(new Headers({ cookie: cookieOf(jar) })),
    signUp: (email: string, password = PASSWORD) =>
      call('POST', '/sign-up/email', { email, password, firstName: 'Mia', lastName: 'Rose' }),
    signIn: (email: string, password = PASSWORD) => call('POST', '/sign-in/email', { email, password }),
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: response.status, body: isObject(body) ? body : {}, headers: response.headers }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
