import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { inArray } from 'drizzle-orm'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import { scans } from '#store/schema/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { type Product, startProduct } from '#support/product.ts'
import type { Site } from '#support/product-sites.ts'
import { until } from '#support/until.ts'

const SLOW = 20
/** One fast website after every ten slow ones. */
const FAST_AFTER = 10
const WORKERS = 2
const AT_ONCE = 4
const SLOTS = WORKERS * AT_ONCE
/** Longer than everything else of such a scan. */
const SLOW_MS = 1_000

const isFast = (host: string): boolean => host.startsWith('fast-')

const PAGE =
  '<!doctype html><html lang="en"><title>Slow</title><h1>Slow Sawmill</h1><p>We take our time in Dubbo.</p>'

const slowSite: Site = (path) => (_request, response) => {
  setTimeout(() => {
    response.writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(path === '/' ? PAGE : '')
  }, SLOW_MS).unref()
}

describe('many slow websites and a few fast ones', () => {
  const hosts = Array.from({ length: SLOW }, (_, at) => [
    `slow-${at}.fixture`,
    ...((at + 1) % FAST_AFTER === 0 ? [`fast-${at}.fixture`] : []),
  ]).flat()
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({
      sites: Object.fromEntries(hosts.map((host) => [host, isFast(host) ? plainSite : slowSite])),
      settings: {
        FETTLE_WORKERS: String(WORKERS),
        FETTLE_SCANS_AT_ONCE: String(AT_ONCE),
        FETTLE_CHROMIUM: '/nowhere',
      },
    })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  test('L06 a fast website is scanned when its turn comes, and ends before every slow one that began after it', async () => {
    const ids: string[] = []
    for (const host of hosts) ids.push(await work.scan(await websiteOf(host), ['about-us']))
    const rows = () => work.db.select().from(scans).where(inArray(scans.id, ids))
    await until(
      'all scans have ended',
      async () => (await rows()).every(({ state }) => state === 'done'),
      240_000,
    )
    const timed = (await rows()).map(({ id, startedAt, endedAt }) => {
      assert.ok(startedAt && endedAt)
      const place = ids.indexOf(id)
      return { place, isFast: isFast(hosts[place] ?? ''), startedAt, endedAt }
    })
    for (const fast of timed.filter((scan) => scan.isFast)) {
      const earlier = timed.filter(({ startedAt }) => startedAt < fast.startedAt)
      assert.ok(
        earlier.length < fast.place + SLOTS,
        `${earlier.length} began before the one at place ${fast.place}`,
      )
      const overtaking = timed.filter(
        ({ isFast: too, startedAt, endedAt }) =>
          !too && startedAt >= fast.startedAt && endedAt < fast.endedAt,
      )
      assert.deepEqual(overtaking, [])
    }
  })

  /** The website of a new owner, who never signs in. */
  async function websiteOf(host: string): Promise<string> {
    const id = randomUUID()
    await work.db
      .insert(user)
      .values({ id, email: `${host}@owners.fixture`, name: 'Mia', emailVerified: true })
    await ownerCreated(work.db, { id, firstName: 'Mia', lastName: 'Rose' })
    return (await addWebsite(work.db, { ownerId: id, address: `https://${host}/` })).id
  }
})
