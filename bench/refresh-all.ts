import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { atWork } from '#support/at-work.ts'
import { startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { openStandIns } from '#stand-ins/all.ts'
import { CONSENT_ENDPOINTS } from './support/connect-all.ts'
import { connectedOwner, nothingGoesOn } from './support/connected-owner.ts'
import { median, timed } from './support/measure.ts'
import { openVendor } from './support/vendor.ts'

// An owner with eight services connected, all of them due, presses "Re-run" on the overview: time until every figure is fresh, how often each thing was
// asked for, and how long the overview takes meanwhile. Every answer of a service takes 150 ms.
//   npm run -s bench:refresh-all -- [rounds] [milliseconds of an answer]
const [rounds = 5, latencyMs = 150] = process.argv.slice(2).map(Number)
const SERVICES = [
  'facebook',
  'instagram',
  'twitter',
  'gmb',
  'google_analytics',
  'search_console',
  'xero',
  'myob',
]
const YEAR = '2026-06-30'
const LOOK_MS = 25
/** The queue remembers for some seconds that a website is scanned; no owner may press again so soon. */
const AFTER_SCAN_MS = 5_000

const standIns = await openStandIns()
const vendors = await Promise.all(
  Object.entries(standIns.endpoints)
    .filter(([name]) => !CONSENT_ENDPOINTS.includes(name))
    .map(async ([name, target]) => [name, await openVendor(target, { latencyMs })] as const),
)
const product = await startProduct({
  settings: {
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({
      ...standIns.endpoints,
      ...Object.fromEntries(vendors.map(([name, { origin }]) => [name, origin])),
    }),
    X_DAILY_READS: '100000',
    ...standIns.settings,
  },
})
const work = await atWork(product)
try {
  const owner = await connectedOwner(work, { origin: product.origin, host: SHOP, services: SERVICES })
  for (const service of ['xero', 'myob']) await owner.post('/summary/imports', { service, yearEnding: YEAR })
  await nothingGoesOn(work)
  const askForOverview = async (): Promise<void> => {
    const { status, text } = await owner.get('/overview')
    if (status !== 200) throw new Error(`The overview was answered ${status}: ${text}`)
  }
  const took: number[] = []
  const pages: number[] = []
  let twice = 0
  for (let round = 0; round < rounds; round += 1) {
    await wait(AFTER_SCAN_MS)
    await makeDue()
    for (const [, vendor] of vendors) vendor.asked.length = 0
    const began = performance.now()
    const pressed = await owner.post('/run')
    if (pressed.status !== 202) throw new Error(`The press was answered ${pressed.status}: ${pressed.text}`)
    while (!(await isFresh())) {
      pages.push(await timed(askForOverview))
      await wait(LOOK_MS)
    }
    took.push(performance.now() - began)
    await nothingGoesOn(work)
    const asked = vendors.flatMap(([, vendor]) => vendor.asked)
    twice += asked.length - new Set(asked).size
  }
  const requests = vendors.flatMap(([, vendor]) => vendor.asked).length
  console.log(
    [
      `all figures of ${SERVICES.length} services fresh after ${(median(took) / 1_000).toFixed(2)} s, median of ${took.length} (${took.map((ms) => (ms / 1_000).toFixed(2)).join(', ')})`,
      `${requests} requests in the last round; made twice in any: ${twice}`,
      `the overview meanwhile: ${median(pages).toFixed(0)} ms (median), ${Math.max(...pages).toFixed(0)} ms (worst of ${pages.length})`,
      `load average ${loadavg()[0]?.toFixed(1)}`,
    ].join('\n'),
  )
} finally {
  await work.close()
  await product.stop()
  await Promise.all(vendors.map(([, vendor]) => vendor.close()))
  await standIns.close()
}

/** What was read is of two days ago, and a scan can be asked for again. */
async function makeDue(): Promise<void> {
  await work.pool.query(
    `update connection_results set as_of = now() - interval '2 days', asked_at = now() - interval '3 days'`,
  )
  await work.pool.query(
    `update scans set created_at = created_at - interval '1 hour', ended_at = ended_at - interval '1 hour'`,
  )
  await work.pool.query('delete from limits')
}

/** Whether everything that is kept was read today. Look-ups of keywords are kept elsewhere; a quota is told beside what is read. */
async function isFresh(): Promise<boolean> {
  const { rows } = await work.pool.query<{ due: number }>(
    `select count(*)::int as due from connection_results where data is not null and read <> 'quota' and as_of < now() - interval '1 day'`,
  )
  return rows[0]?.due === 0
}
