import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Grant } from '#connectors/context.ts'
import { grantStoreOf } from '#server/connections/grant-store.ts'
import { QUEUES } from '#server/queues.ts'
import { openPool } from '#store/database.ts'
import { atWork } from '#support/at-work.ts'
import { makeConnectedOwners } from '#support/connected-owners.ts'
import { startProduct } from '#support/product.ts'
import { connectedOwner } from './support/connected-owner.ts'
import { pssMib } from './support/measure.ts'
import { nightOf, ownersWaits } from './support/night-figures.ts'
import { openNightVendors } from './support/night-vendors.ts'
import { HOUR_MS, MINUTE_MS } from '#core/time-units.ts'

// The first minutes of a night in which 10,000 owners have five accounts each, at its real pace: two real workers, whose clock says that it is noon UTC,
// read what is due from stand-ins behind the vendors' rate limits, of whose answers 1 % are 429, 1 % are 503 and 0.1 % never come.
//   npm run -s bench:night -- [owners] [minutes]     360 minutes are the whole night
// In less time under `faketime`, with a PostgreSQL that runs under it as well (`TEST_DATABASE_SERVER`): the clock of all parts then goes faster,
// so the machine has to do more in the same time than in a real night.
const [owners = 10_000, minutes = 360] = process.argv.slice(2).map(Number)
const SERVICES = ['facebook', 'instagram', 'twitter', 'gmb', 'google_analytics']
const SECRET = 'only for this bench, and long enough for a secret'
const keys = { secret: SECRET, oldSecrets: [] }
const CLOCK = new URL('./support/shifted-clock.ts', import.meta.url).href
const BEFORE_MS = 20_000
const NIGHT_MS = 6 * HOUR_MS
/** Time after the last minute for what has begun. */
const REST_MS = 5 * MINUTE_MS
const SAMPLE_MS = 30_000
/** The clock of `faketime`, which the product's processes share. */
const FAKETIME = Object.fromEntries(
  ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_SHARED'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/** Tomorrow's, as the workers' clock says when they have begun. */
const noon = new Date(new Date().setUTCHours(36, 0, 0, 0))

const vendors = await openNightVendors()
const settings = {
  FETTLE_SECRET_KEY: SECRET,
  FETTLE_ALLOW_ENDPOINTS: '1',
  FETTLE_ENDPOINTS: JSON.stringify(vendors.endpoints),
  FETTLE_CHROMIUM: '/nowhere',
  X_DAILY_READS: '100000',
  ...vendors.settings,
  ...FAKETIME,
}
const product = await startProduct({
  embedded: process.env['TEST_DATABASE_SERVER'] === undefined,
  settings: { ...settings, FETTLE_WORKERS: '1' },
})
const work = await atWork(product)
const { db, pool, close } = openPool(await product.databaseUrl(), 4)
try {
  const pattern = await connectedPattern()
  const before = performance.now()
  await makeConnectedOwners(pool, {
    count: owners,
    keys,
    // The night is about accounts alone: no website is scanned. A time more than two days ahead counts as due, as one that a wrong clock wrote.
    dueAt: new Date(noon.getTime() + NIGHT_MS + HOUR_MS),
    services: SERVICES.map((service) => ({
      service,
      grant: pattern.get(service)?.grant ? () => ended(pattern.get(service)?.grant) : null,
      account: () => pattern.get(service)?.account ?? null,
    })),
    handles: {
      twitter: (owner) => `owner_${owner}`,
      facebook: () => 'harbourcafe',
      instagram: () => 'harbour.cafe',
    },
  })
  console.log(`${owners} owners made in ${Math.round((performance.now() - before) / 1_000)} s`)
  await product.run.end()
  const ahead = noon.getTime() - Date.now() - BEFORE_MS
  await product.run.start({
    FETTLE_WORKERS: '2',
    NODE_OPTIONS: `--import=${CLOCK}`,
    BENCH_CLOCK_MS: String(ahead),
  })
  vendors.turnBad()
  await night(ahead)
} finally {
  await close()
  await work.close()
  await product.stop()
  await vendors.close()
}

/** One owner connects everything as people do; the others get copies. */
async function connectedPattern() {
  const owner = await connectedOwner(work, {
    origin: product.origin,
    host: 'pattern.fixture',
    services: SERVICES,
  })
  const store = grantStoreOf(db, keys)
  const found = new Map<string, { grant: Grant | null; account: { id: string; label: string } | null }>()
  for (const service of SERVICES) {
    const connection = await store.connectionOf(owner.id, service)
    if (!connection) throw new Error(`${service} is not connected`)
    found.set(service, { grant: await store.grantOf(connection.id), account: connection.account })
  }
  await pool.query('delete from "user"')
  return found
}

/** A grant whose access token has ended, where it can be renewed. */
function ended(grant: Grant | null | undefined): Grant {
  if (!grant) throw new Error('there is no grant to copy')
  return grant.refreshToken === null ? grant : { ...grant, accessExpiresAt: new Date().toISOString() }
}

async function night(ahead: number): Promise<void> {
  const memory: number[] = []
  const minuteNow = (): number => Math.floor((Date.now() + ahead - noon.getTime()) / MINUTE_MS)
  while (minuteNow() < minutes) {
    await wait(SAMPLE_MS)
    memory.push(Math.round(Math.max(...product.run.parts().workers.map(({ pid }) => pssMib(pid)))))
    if (memory.length % 10 === 0)
      console.log(`minute ${minuteNow()}: ${await waiting()} wait, workers ${memory.at(-1)} MiB`)
  }
  const end = Date.now() + REST_MS
  while ((await waiting()) > 0 && Date.now() < end) await wait(2_000)
  const so = { began: noon, minute: minutes - 1, services: SERVICES }
  console.log(`${minutes} minutes of the night, ${owners} owners with ${SERVICES.length} accounts:`)
  for (const { service, due, read, p50, p99, worst, again } of await nightOf(pool, so)) {
    const late =
      p50 === null ? '' : `; minutes after their own: ${p50} (median), ${p99} (p99), ${worst} (last)`
    console.log(`  ${service}: ${read} of ${due} due were read${late}; ${again} have to be connected again`)
  }
  const waits = await ownersWaits(pool, so)
  console.log(
    `longest wait of an owner, minutes: ${waits?.p50} (median), ${waits?.p99} (p99), ${waits?.worst} (last)`,
  )
  for (const [name, { counts }] of vendors.vendors)
    if (counts.requests > 0)
      console.log(
        `  ${name}: ${counts.requests} requests, ${counts.tooMany} × 429, ${counts.faults} × 503, ${counts.hanging} hanging; over its limit ${counts.overLimit}, busiest window ${counts.busiest}`,
      )
  const quarter = Math.max(1, Math.floor(memory.length / 4))
  console.log(
    `largest worker, MiB: ${Math.max(...memory.slice(0, quarter))} in the first quarter, ${Math.max(...memory.slice(-quarter))} in the last; left in the queue: ${await waiting()}; load average ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** Daily reads that wait or run. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from pgboss.job where name = $1 and state < 'completed'`,
    [QUEUES.daily],
  )
  return rows[0]?.left ?? 0
}
