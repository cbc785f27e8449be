import { loadavg } from 'node:os'
import type { Pool } from 'pg'
import { openPool } from '#store/database.ts'
import { removeOldResults } from '#store/old-results.ts'
import { startProduct } from '#support/product.ts'
import { loadWith } from './support/load.ts'
import { makeWebsites } from './support/many-websites.ts'
import { type MadeOwner, makePatternOwner, sessionCookieOf } from './support/owners.ts'

// Websites with months of history: storage for each, how long the API takes for the pages that read it, and how fast a month of results goes.
//   npm run -s bench:history -- [websites] [months] [seconds] [connections]       1000000 12 30 16
const [websites = 500, months = 3, seconds = 3, connections = 4] = process.argv.slice(2).map(Number)
/** Owners that ask, from anywhere among all. */
const CALLERS = 500
const PATHS = ['/api/overview', '/api/plan', '/api/checks/ssl', '/api/checks/ssl/history']
const secret = 'only for this bench, and long enough for a secret'

const product = await startProduct({
  // With a server apart, where one is named.
  embedded: process.env['TEST_DATABASE_SERVER'] === undefined,
  settings: { FETTLE_WORKERS: '0', FETTLE_SECRET_KEY: secret },
})
const { db, pool, close } = openPool(await product.databaseUrl(), 4)
try {
  const pattern = await makePatternOwner(db)
  const empty = await sizes(pool)
  const began = performance.now()
  await makeWebsites(pool, { websites, months }, pattern)
  const full = await sizes(pool)
  const perWebsite = (table: string): string =>
    `${(((full.get(table) ?? 0) - (empty.get(table) ?? 0)) / websites / 1_000).toFixed(1)} KB`
  const all = bytesOf(full) - bytesOf(empty)
  console.log(
    `${websites} websites with ${months} months made in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  )
  console.log(
    `storage for each website: ${(all / websites / 1_000).toFixed(0)} KB, of it results ${perWebsite('results')}, plans ${perWebsite('plans')}, scans ${perWebsite('scans')}, known results ${perWebsite('known_results')}`,
  )
  const callers = await someOwners()
  for (const path of PATHS) console.log(`${path}: ${await latencyOf(path, callers)}`)
  const before = await dayBefore(months - 1)
  const started = performance.now()
  const removed = await removeOldResults(db, before, 1_000_000)
  const took = (performance.now() - started) / 1_000
  console.log(
    `${removed} results of the oldest month removed in ${took.toFixed(1)} s, ten thousand at a time`,
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await close()
  await product.stop()
}

/** A day before the time of so many months ago, as the database counts them, which made the results. */
async function dayBefore(ago: number): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `select now() - $1::int * interval '1 month' - interval '1 day' as at`,
    [ago],
  )
  return rows[0]?.at ?? new Date()
}

async function someOwners(): Promise<MadeOwner[]> {
  const { rows } = await pool.query<{ id: string; host: string }>(
    `select owner_id as id, host from websites where host like 'many-%' order by md5(host) limit $1`,
    [CALLERS],
  )
  return Promise.all(
    rows.map(async ({ id, host }) => ({ host, cookie: await sessionCookieOf(db, id, secret) })),
  )
}

/** Bytes of each table with its indexes and long values. */
async function sizes(of: Pool): Promise<Map<string, number>> {
  const { rows } = await of.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

function bytesOf(tables: Map<string, number>): number {
  return [...tables.values()].reduce((all, bytes) => all + bytes, 0)
}

async function latencyOf(path: string, owners: readonly MadeOwner[]): Promise<string> {
  const isDashboard = path === '/api/overview'
  const callers = owners.map(({ cookie, host }) => ({ cookie, host: isDashboard ? host : '' }))
  const { requests, errors, p50, p99, worst } = await loadWith({
    origin: product.origin,
    path,
    connections,
    seconds,
    callers,
  })
  return `${p50.toFixed(0)} ms (median), ${p99.toFixed(0)} ms (p99), ${worst.toFixed(0)} ms (worst), ${requests} answers, ${errors} errors`
}
