import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { testApi, type TestApi } from '#support/api.ts'
import { until } from '#support/until.ts'
import { deleteOwner } from './owned-ids.ts'
import { isDeadlock } from './retry-deadlocks.ts'
import { queueScan } from './scans.ts'
import { owners } from './schema/owners.ts'
import { scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'
import { addWebsite } from './websites.ts'

describe('the rows of an owner', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('are deleted while a worker writes to a scan of theirs', async () => {
    const { id: ownerId } = await api.owner()
    const website = await addWebsite(api.db, { ownerId, address: 'https://joes.fixture/' })
    const scan = await queueScan(api.db, { websiteId: website.id, cause: 'owner', checks: ['ssl'] })
    const hasLocked = Promise.withResolvers<void>()
    const worker = api.db.transaction(async (tx) => {
      await tx.update(scans).set({ state: 'running' }).where(eq(scans.id, scan.id))
      hasLocked.resolve()
      await isDeleting()
      await tx.select().from(websites).where(eq(websites.id, website.id)).for('key share')
    })
    await hasLocked.promise
    // PostgreSQL ends the one of the two that notices the deadlock first; a worker's job is tried again.
    const ended = worker.catch((error: unknown) => assert.ok(isDeadlock(error), String(error)))
    await Promise.all([deleteOwner(api.db, ownerId), ended])
    assert.deepEqual(await api.db.select().from(owners).where(eq(owners.id, ownerId)), [])
    assert.deepEqual(await api.db.select().from(scans).where(eq(scans.id, scan.id)), [])
  })

  /** The deletion holds the website, and waits for the scan. */
  const isDeleting = () =>
    until('the deletion waits', async () => {
      const { rowCount } = await api.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === 1
    })
})
