import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { saveConnection } from '#store/owner-connections.ts'
import { connections } from '#store/schema/connections.ts'
import { scans } from '#store/schema/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { SECRET, testApi, type TestApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { judgeEndedPermissions } from './ended-permissions.ts'
import { HOUR_MS } from '#core/time-units.ts'

describe('a permission that ended while no scan looked', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** The checks that are judged again for an owner with an active Facebook account whose permission ended at a time. */
  async function rejudgedOf(endedAt: Date, state: 'connected' | 'needs_reconnect' = 'needs_reconnect') {
    const { id } = await api.owner()
    const { db, jobs, connections: services } = api.services
    const website = await addWebsite(db, { ownerId: id, address: 'https://joes.fixture/' })
    await scanned(db, website.id, [resultOf('facebook', 'active', new Date().toISOString())])
    const made = { ownerId: id, service: 'facebook', grant: null, scopes: [], at: new Date() }
    await saveConnection(db, made, { secret: SECRET, oldSecrets: [] })
    await db
      .update(connections)
      .set({ state, failure: { kind: 'reauth' }, failedAt: endedAt })
      .where(eq(connections.ownerId, id))
    await judgeEndedPermissions({ db, jobs, connections: services })
    const own = and(eq(scans.websiteId, website.id), eq(scans.cause, 'accounts'))
    return (await db.select().from(scans).where(own)).flatMap(({ checks }) => checks)
  }

  it('is judged again once, and nothing else is', async () => {
    assert.deepEqual(await rejudgedOf(new Date(Date.now() + HOUR_MS)), ['facebook'])
    assert.deepEqual(await rejudgedOf(new Date(Date.now() - HOUR_MS)), [])
    assert.deepEqual(await rejudgedOf(new Date(Date.now() + HOUR_MS), 'connected'), [])
  })
})
