import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { queueJobs, openBoss } from '#server/queues.ts'
import { openPool } from '#store/database.ts'
import { queueScan } from '#store/scans.ts'
import { ENDED_STATES, type ScanState } from '#core/scan-states.ts'
import { results, scans } from '#store/schema/scans.ts'
import { addWebsite, hostOfWebsite } from '#store/websites.ts'
import type { Product } from './product.ts'
import { until } from './until.ts'

const me = z.object({ id: z.uuid() })

export type AtWork = Awaited<ReturnType<typeof atWork>>

/** The database and the queue of a running product, and owners whose websites are scanned with a few checks only. */
export async function atWork(product: Product) {
  const url = await product.databaseUrl()
  const { db, pool, close } = openPool(url, 3)
  const boss = openBoss(url, { working: false })
  // A test may kill the database on purpose.
  boss.on('error', () => undefined)
  await boss.start()
  const jobs = queueJobs(boss, (websiteId) => hostOfWebsite(db, websiteId))
  const scanOf = async (id: string) => {
    const [row] = await db.select().from(scans).where(eq(scans.id, id))
    if (!row) throw new Error(`There is no scan ${id}`)
    return row
  }
  /** Waits until a scan has one of these states. */
  const reached = (id: string, states: readonly ScanState[], ms = 40_000) =>
    until(
      `scan ${id} is ${states.join(' or ')}`,
      async () => {
        const scan = await scanOf(id)
        return states.includes(scan.state) ? scan : null
      },
      ms,
    )
  return {
    db,
    pool,
    boss,
    scanOf,
    resultsOf: (scanId: string) =>
      db.select().from(results).where(eq(results.scanId, scanId)).orderBy(results.check),
    /** A new owner of a website. */
    async ownerOf(host: string) {
      const owner = await product.signUp()
      const { id } = me.parse((await owner.get('/me')).body)
      const website = await addWebsite(db, { ownerId: id, address: `https://${host}/` })
      return { ...owner, id, website }
    },
    /** Starts a scan, and returns its id once it is stored in the queue. */
    async scan(websiteId: string, checks: readonly string[]): Promise<string> {
      const scan = await queueScan(db, { websiteId, cause: 'owner', checks })
      await jobs.scan(scan)
      return scan.id
    },
    reached,
    ended: (id: string, ms = 60_000) => reached(id, ENDED_STATES, ms),
    async close() {
      await boss.stop({ graceful: false })
      await close()
    },
  }
}
