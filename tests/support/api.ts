import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { lessons } from '#checks/lessons.generated.ts'
import { builtInItems } from '#core/lessons/built-in.ts'
import { createApi } from '#api/app.ts'
import type { Identity } from '#api/auth/identity.ts'
import { ticketsOf } from '#api/messages/tickets.ts'
import type { AccountRead, AdsWatchJob, Services } from '#api/services.ts'
import { makeLogo } from '#pictures/picture-process.ts'
import { openServices, type ServiceEnvironment, serviceValuesOf } from '#server/connections/open-services.ts'
import type { OutgoingMail } from '#mail/mailer.ts'
import { readUnsubscribeToken } from '#mail/unsubscribe.ts'
import { openPool } from '#store/database.ts'
import { replaceBuiltInMedia, mediaByIds } from '#store/media.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import { type CookieJar, cookieOf, keepCookies } from './cookie-jar.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export const ORIGIN = 'https://fettle.fixture'
export const SECRET = 'a secret of thirty-two characters or more'

/** The answer of a call. */
export interface Answered {
  status: number
  /** Parsed JSON; `null` for another type. */
  body: unknown
  bytes: Uint8Array
  text: string
  headers: Headers
}

/** An installation without keys for outside services. */
export const NO_SERVICES: ServiceEnvironment = {
  network: { userAgent: 'Fettle/test (+https://fettle.fixture/bot)', dns: ['127.0.0.1:9'] },
  connections: { values: {}, endpoints: {} },
}

/** The whole API on a database of its own, or on `on`. The test decides who is signed in, and jobs are kept for it to read. */
export async function testApi(more: Partial<Services> = {}, outside = NO_SERVICES, on?: TestDatabase) {
  const database = on ?? (await testDatabase())
  const store = openPool(database.url)
  const { db } = store
  await replaceBuiltInMedia(db, builtInItems(lessons))
  const signedIn = new Map<string, Identity>()
  const queued: { id: string; websiteId: string }[] = []
  const dropped: string[] = []
  const accountReads: AccountRead[] = []
  const landingLooks: string[] = []
  const adsWatches: AdsWatchJob[] = []
  const files = new Map<string, Uint8Array>()
  const mails: OutgoingMail[] = []
  const faults: unknown[] = []
  const keys = { secret: SECRET, oldSecrets: [] }
  const serviceValues = serviceValuesOf(outside, db, keys)
  const connections = openServices(outside, db, keys)
  const services: Services = {
    db,
    accounts: {
      handler: async () => new Response(null, { status: 404 }),
      identify: async (headers) => signedIn.get(headers.get('x-signed-in') ?? '') ?? null,
      forgetSessions: () => undefined,
      providers: [{ id: 'club', label: 'Sailing Club' }],
    },
    jobs: {
      scan: async (scan) => void queued.push({ id: scan.id, websiteId: scan.websiteId }),
      report: async () => undefined,
      mail: async () => undefined,
      readAccount: async (read) => void accountReads.push(read),
      refreshAccounts: async () => undefined,
      watchAds: async (job) => void adsWatches.push(job),
      lookAtLanding: async (id) => void landingLooks.push(id),
      drop: async ({ websites }) => void dropped.push(...websites),
    },
    live: { subscribe: () => () => undefined, recent: () => null },
    files: {
      put: async (name, body) => void files.set(name, body),
      get: async (name) => files.get(name) ?? null,
      async remove(name) {
        for (const one of files.keys()) if (one === name || one.startsWith(`${name}/`)) files.delete(one)
      },
    },
    mailer: { send: async (message) => void mails.push(message), test: async () => null },
    tickets: ticketsOf(SECRET),
    machine: {
      disk: async () => ({ freeBytes: 4_000_000_000, totalBytes: 9_000_000_000 }),
      browser: async () => '/usr/bin/chromium',
      mailServer: null,
      instanceUrl: ORIGIN,
      opened: ['10.20.0.0/16:80,443'],
      workers: 1,
      hasOwnDatabase: true,
      command: 'npx fettle',
      backups: { to: '/backups', everyHours: 24, keepDays: 30, isEncrypted: true },
    },
    makePicture: makeLogo,
    media: { origin: null, byIds: (ids) => mediaByIds(db, ids) },
    payments: null,
    connections,
    serviceValues,
    showsSamples: false,
    isDemonstration: false,
    origin: ORIGIN,
    readUnsubscribe: (word) => readUnsubscribeToken([SECRET], word),
    version: '0.0.0',
    allowedHosts: ['blue-wren.fixture', 'joes.fixture'],
    now: () => new Date(),
    addressOf: (c) => c.req.header('x-from') ?? '192.0.2.1',
    ...more,
  }
  const app = createApi(services, { onFault: (error) => void faults.push(error) })
  return {
    services,
    db,
    url: database.url,
    queued,
    /** Reads through owners' connections that were queued. */
    accountReads,
    landingLooks,
    adsWatches,
    /** Websites whose jobs were removed. */
    dropped,
    files,
    /** Mails so far. */
    mails,
    faults,
    /** A browser of somebody who is not signed in. */
    visitor: () => browser(app, { origin: ORIGIN }),
    /** A new account, and the browser that is signed in to it. */
    async owner(account: Partial<Pick<Identity, 'email' | 'operator' | 'emailVerified'>> = {}) {
      const id = randomUUID()
      const email = account.email ?? `${id}@owners.fixture`
      const operator = account.operator ?? false
      await db.insert(user).values({ id, email, name: 'Mia Rose', operator })
      await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
      signedIn.set(id, {
        ownerId: id,
        sessionId: randomUUID(),
        email,
        emailVerified: account.emailVerified ?? true,
        operator,
      })
      return { id, email, ...browser(app, { 'x-signed-in': id, origin: ORIGIN }) }
    },
    /** A browser that keeps its cookies while its visitor signs in. */
    signIn(visitor: TestBrowser, ownerId: string): TestBrowser {
      return browser(app, { 'x-signed-in': ownerId, origin: ORIGIN }, visitor.jar)
    },
    async close() {
      connections.close()
      await store.close()
      await database.close()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof testApi>>
export type TestBrowser = ReturnType<typeof browser>

type App = ReturnType<typeof createApi>

function browser(app: App, always: Record<string, string>, jar: CookieJar = new Map()) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request(`${ORIGIN}/api${path}`, {
      method,
      headers: {
        ...always,
        ...(jar.size > 0 ? { cookie: cookieOf(jar) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: sentAs(body), duplex: 'half' }),
    })
    keepCookies(jar, answer)
    return answeredBy(answer)
  }
  return {
    jar,
    call,
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      call('POST', path, body, headers),
    put: (path: string, body: unknown = {}) => call('PUT', path, body),
  }
}

/** Bytes and texts as they are, anything else as JSON. */
const sentAs = (body: unknown): string | Uint8Array<ArrayBuffer> | ReadableStream => {
  if (typeof body === 'string' || body instanceof ReadableStream) return body
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body)
}

async function answeredBy(answer: Response): Promise<Answered> {
  const sent = await answer.bytes()
  const bytes = answer.headers.get('content-encoding') === 'gzip' ? new Uint8Array(gunzipSync(sent)) : sent
  const text = new TextDecoder().decode(bytes)
  const isJson = text !== '' && (answer.headers.get('content-type')?.includes('json') ?? false)
  return {
    status: answer.status,
    body: isJson ? JSON.parse(text) : null,
    bytes,
    text,
    headers: answer.headers,
  }
}
