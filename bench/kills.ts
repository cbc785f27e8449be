import { setTimeout as wait } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { type AtWork, atWork } from '#support/at-work.ts'
import { plainSite } from '#support/gate.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { startProduct } from '#support/product.ts'
import { scansEnded } from '#support/scans-ended.ts'

// Scans and accounts while a worker, the web process and the database's connections are killed in turn: every scan has to end once, and nothing
// that was acknowledged may be lost or happen twice (the promises of tests/support/invariants.ts).
//   npm run -s bench:kills -- [seconds] [seconds between kills]       600 10
const [seconds = 20, between = 5] = process.argv.slice(2).map(Number)
const HOSTS = 8
const CHECKS = ['ssl', 'sitemap']
/** Milliseconds between two writes. */
const PAUSE_MS = 700

const hosts = Array.from({ length: HOSTS }, (_, index) => `site-${index}.fixture`)
const product = await startProduct({
  sites: Object.fromEntries(hosts.map((host) => [host, plainSite])),
  settings: { FETTLE_WORKERS: '2' },
})
const work = await atWork(product)
const counts = { kills: 0, refused: 0 }
try {
  const owners = await Promise.all(hosts.map((host) => work.ownerOf(host)))
  const scans: string[] = []
  const emails: string[] = []
  const end = performance.now() + seconds * 1_000
  await Promise.all([kill(end), scan(end), signUp(end)])
  await scansEnded(work, 600_000)
  await keepsItsPromises(product, work, { scans, owners: [...emails, ...owners.map(({ email }) => email)] })
  const { rows } = await work.pool.query<{ state: string; count: string }>(
    'select state, count(*) from scans where id = any($1) group by state order by state',
    [scans],
  )
  const states = rows.map(({ state, count }) => `${count} ${state}`).join(', ')
  console.log(
    `${counts.kills} kills in ${seconds} s: ${scans.length} acknowledged scans ended (${states}), ${emails.length} acknowledged accounts are there, no result and no mail is twice; ${counts.refused} requests were refused`,
  )
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)

  async function scan(until: number): Promise<void> {
    while (performance.now() < until) {
      const owner = owners[scans.length % owners.length]
      if (owner) await tried(async () => void scans.push(await work.scan(owner.website.id, CHECKS)))
      await wait(PAUSE_MS)
    }
  }

  async function signUp(until: number): Promise<void> {
    while (performance.now() < until) {
      await tried(async () => void emails.push((await product.signUp()).email))
      await wait(3 * PAUSE_MS)
    }
  }
} finally {
  await work.close()
  await product.stop()
}

async function kill(until: number): Promise<void> {
  /** How many each of them reached. */
  const ways = [
    async () => product.run.kill('workers').length,
    async () => product.run.kill('web').length,
    () => dropConnections(work),
  ]
  for (let turn = 0; performance.now() < until; turn += 1) {
    await wait(between * 1_000)
    if (await ways[turn % ways.length]?.()) counts.kills += 1
  }
}

/** Ends every connection to the database but the one that asks, as a restart of the server or of a switch between does; how many these were. */
async function dropConnections({ pool }: AtWork): Promise<number> {
  try {
    const { rowCount } = await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rowCount ?? 0
  } catch {
    // The connection that asks was one that the turn before ended.
    return 0
  }
}

/** What is refused was not acknowledged. */
async function tried(what: () => Promise<void>): Promise<void> {
  try {
    await what()
  } catch {
    counts.refused += 1
  }
}
