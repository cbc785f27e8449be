import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { connector as xero } from '#connectors/xero/connector.ts'
import { queueJobs } from '#server/queues.ts'
import { grantStoreOf } from '#server/connections/grant-store.ts'
import { openPool } from '#store/database.ts'
import { connectionResults, connections } from '#store/schema/connections.ts'
import { openOAuth } from '#stand-ins/oauth.ts'
import { openXero } from '#stand-ins/xero.ts'
import { XERO_TENANTS } from '#stand-ins/xero-books.data.ts'
import { atWork } from './at-work.ts'
import { type HttpBrowser, httpBrowser } from './http-browser.ts'
import { followUntil } from './oidc-server.ts'
import { type Product, startProduct } from './product.ts'

/** The year that owners import. */
export const YEAR = '2026-06-30'
export const FIRST_SECRET = 'the-first-secret-of-thirty-two-characters'
const CLIENT = { id: '0'.repeat(32), secret: 'stand-in-secret-of-xero' }
/** The first of the stand-in's organisations; another is an accountant's practice. */
const BUSINESSES = 2
const started = z.object({ url: z.url() })
const chosen = z.object({ currency: z.string() })

/** Two machines with one database, each with a web process and a worker; owners connect Xero, whose refresh tokens are used once. */
export type TwoMachines = Awaited<ReturnType<typeof twoMachines>>
export type BooksOwner = Awaited<ReturnType<TwoMachines['owner']>>

/** The same browser at the other product. */
const at = (product: Product, { jar, headers }: HttpBrowser) =>
  httpBrowser(product.origin, headers()['x-forwarded-for'] ?? '', jar)

export async function twoMachines() {
  const { connect } = xero
  assert.ok(connect)
  await using opened = new AsyncDisposableStack()
  const services = [{ service: 'xero', title: 'Xero', connect, client: CLIENT } as const]
  const oauth = opened.adopt(await openOAuth({ services, isAutomatic: true }), (one) => one.close())
  /** Called with each request for books. */
  const books = { arrived: async (_path: string): Promise<unknown> => undefined }
  const standIn = opened.adopt(await openXero({ arrived: (path) => books.arrived(path) }), (one) =>
    one.close(),
  )
  const settings = {
    FETTLE_WORKERS: '1',
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_SECRET_KEY: FIRST_SECRET,
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({
      xero: standIn.base,
      xeroAuth: oauth.origin,
      xeroIdentity: oauth.origin,
    }),
    XERO_CLIENT_ID: CLIENT.id,
    XERO_CLIENT_SECRET: CLIENT.secret,
  }
  const first = opened.adopt(await startProduct({ settings }), (one) => one.stop())
  const databaseUrl = await first.databaseUrl()
  const shared = { ...settings, DATABASE_URL: databaseUrl }
  const second = opened.adopt(await startProduct({ settings: shared }), (one) => one.stop())
  const work = opened.adopt(await atWork(first), (one) => one.close())
  // Some are held while others look.
  const { db, pool } = opened.adopt(openPool(databaseUrl, 10), (one) => one.close())
  const jobs = queueJobs(work.boss, async () => null)
  let count = 0
  const all = opened.move()
  return {
    first,
    second,
    pool,
    oauth,
    books,
    standIn,
    /** What both wrote to their logs. */
    logs: () => first.run.log + second.run.log,
    /** An owner with one of the two organisations connected. */
    async owner() {
      const tenant = XERO_TENANTS[count++ % BUSINESSES]
      assert.ok(tenant)
      const made = await work.ownerOf(`books-${count}.fixture`)
      const browsers = [at(first, made), at(second, made)] as const
      const connectAgain = async () => {
        const { url } = started.parse((await browsers[0].post('/connections/xero/start')).body)
        const back = await followUntil(url, first.origin)
        assert.equal((await browsers[0].raw(back.slice(first.origin.length))).status, 303)
        const picked = await browsers[0].put('/connections/xero/account', { id: tenant.tenantId })
        assert.equal(picked.status, 200, picked.text)
      }
      await connectAgain()
      const [row] = await db.select().from(connections).where(eq(connections.ownerId, made.id))
      assert.ok(row)
      const store = (secret = FIRST_SECRET) => grantStoreOf(db, { secret, oldSecrets: [] })
      return {
        id: made.id,
        connectionId: row.id,
        tenant,
        connectAgain,
        /** Lets the access token end now. */
        expire: (secret?: string) =>
          store(secret).withGrant(row.id, async ({ grant, save }) => {
            assert.ok(grant)
            await save({ ...grant, accessExpiresAt: new Date().toISOString() }, new Date())
          }),
        grant: (secret?: string) => store(secret).grantOf(row.id),
        state: async () => (await store().connectionOf(made.id, 'xero'))?.state,
        /** Asks a web process for the organisations, which needs the grant. */
        press: (machine: 0 | 1) => browsers[machine].get('/connections/xero/accounts'),
        /** Has a worker read the year. */
        queueRead: () =>
          jobs.readAccount({
            ownerId: made.id,
            service: 'xero',
            read: 'summary',
            input: { yearEnding: YEAR },
          }),
        /** What was read: its currency tells the organisations apart. */
        async currencyRead() {
          const [kept] = await db
            .select({ data: connectionResults.data })
            .from(connectionResults)
            .where(and(eq(connectionResults.connectionId, row.id), eq(connectionResults.read, 'summary')))
          return kept?.data ? chosen.parse(kept.data).currency : null
        },
      }
    },
    close: () => all.disposeAsync(),
  }
}
