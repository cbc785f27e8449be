import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#core/time-units.ts'
import { evidenceFile } from '#store/evidence.ts'
import { queueScan } from '#store/scans.ts'
import { evidence, scans } from '#store/schema/scans.ts'
import { visitors } from '#store/schema/websites.ts'
import { addWebsite, adoptWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { until } from '#support/until.ts'
import { removeOldEvidence } from './remove-old-evidence.ts'

const ADDRESS = 'https://joes.fixture/'

describe('evidence of thirty days ago', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('stays while a scan of its website is going on, which may be writing its file', async () => {
    const mia = await api.owner()
    const { id: websiteId } = await addWebsite(api.db, { ownerId: mia.id, address: ADDRESS })
    const file = evidenceFile(websiteId, 'mail')
    const at = new Date(Date.now() - 31 * DAY_MS)
    await api.db.insert(evidence).values({ websiteId, key: 'mail', file, at })
    const scan = await queueScan(api.db, { websiteId, cause: 'owner', checks: ['broken-links'] })
    const removed: string[] = []
    const files = { remove: async (name: string) => void removed.push(name) }
    await removeOldEvidence({ db: api.db, files }, new Date())
    assert.deepEqual([removed, await api.db.$count(evidence)], [[], 1])
    await api.db.update(scans).set({ state: 'done' }).where(eq(scans.id, scan.id))
    await removeOldEvidence({ db: api.db, files }, new Date())
    assert.deepEqual([removed, await api.db.$count(evidence)], [[file], 0])
  })
})

describe('evidence of a visitor of thirty days ago', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('stays where the visitor becomes an owner while visitors are removed', async () => {
    const createdAt = new Date(Date.now() - 31 * DAY_MS)
    const [visitor] = await api.db.insert(visitors).values({ tokenHash: 'x', createdAt }).returning()
    assert.ok(visitor)
    const website = await addWebsite(api.db, { visitorId: visitor.id, address: ADDRESS })
    const file = evidenceFile(website.id, 'site')
    await api.db.insert(evidence).values({ websiteId: website.id, key: 'site', file, at: new Date() })
    const { id: ownerId } = await api.owner()
    const removed: string[] = []
    const files = { remove: async (name: string) => void removed.push(name) }
    const removing = await api.db.transaction(async (tx) => {
      await tx.select().from(visitors).where(eq(visitors.id, visitor.id)).for('key share')
      const work = removeOldEvidence({ db: api.db, files }, new Date())
      await until('the removal waits for the visitor', async () => {
        const { rowCount } = await api.db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rowCount === 1
      })
      await adoptWebsite(tx, { visitorId: visitor.id, ownerId, address: ADDRESS })
      return { work }
    })
    await removing.work
    assert.deepEqual(await api.db.select().from(visitors), [])
    assert.deepEqual(removed, [])
  })
})
