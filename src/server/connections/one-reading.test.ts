import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, like } from 'drizzle-orm'
import type { Connections } from '#engine/connections/connections.ts'
import { accountQuotaOf } from '#store/account-quotas.ts'
import { openPool } from '#store/database.ts'
import { claimRead } from '#store/read-claims.ts'
import { connectionResults, connections } from '#store/schema/connections.ts'
import { limits } from '#store/schema/limits.ts'
import { serviceStateOf } from '#store/service-states.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { clubMember } from '#support/club-member.ts'
import { clubConnector, openClub } from '#support/club.ts'
import { grantStoreOf } from './grant-store.ts'
import { openServices } from './open-services.ts'

const keys = { secret: SECRET, oldSecrets: [] }
const READ = { service: 'club', read: 'members', input: {} }

describe('two processes that read the same of an account', () => {
  let api: TestApi
  let service: Awaited<ReturnType<typeof openClub>>
  let other: { services: Connections; close: () => Promise<void> }
  before(async () => {
    service = await openClub()
    const { values, endpoints } = service
    const outside = { ...NO_SERVICES, connections: { values, endpoints }, connectors: [clubConnector] }
    api = await testApi({}, outside)
    const { db, close } = openPool(api.url)
    const services = openServices(outside, db, keys)
    other = {
      services,
      close: async () => {
        services.close()
        await close()
      },
    }
  })
  after(async () => {
    await other.close()
    await api.close()
    await service.close()
  })
  beforeEach(async () => {
    await api.db.delete(connections)
    await api.db.delete(limits)
    service.club.answer = null
    service.club.waitMs = 0
  })

  /** An owner whose club has not been read. */
  async function member() {
    const { id } = await clubMember(api)
    service.club.tokens.length = 0
    const connection = await grantStoreOf(api.db, keys).connectionOf(id, 'club')
    assert.ok(connection)
    return { id, connectionId: connection.id }
  }
  const both = (ownerId: string, more: object = {}) =>
    Promise.all(
      [api.services.connections, other.services].map((one) => one.run(ownerId, { ...READ, ...more })),
    )
  const requests = () => service.club.tokens.length

  it('ask the service once, and both have its answer', async () => {
    const mia = await member()
    service.club.waitMs = 200
    const [first, second] = await both(mia.id)
    assert.ok(first?.ok && second?.ok)
    assert.deepEqual(first.data, second.data)
    assert.equal(requests(), 1)
  })

  it('ask it once also by the clock, for what is not of the day', async () => {
    const mia = await member()
    service.club.waitMs = 200
    await both(mia.id, { freshFrom: new Date(Date.now() - 1_000), byClock: true })
    assert.equal(requests(), 1)
  })

  it('both have its refusal', async () => {
    const mia = await member()
    service.club.waitMs = 200
    service.club.answer = { status: 403 }
    const [first, second] = await both(mia.id)
    assert.ok(first?.ok === false && second?.ok === false)
    assert.deepEqual([first.failure.kind, second.failure.kind], ['permission', 'permission'])
    assert.equal(requests(), 1)
  })

  it('leave nothing behind', async () => {
    const mia = await member()
    await both(mia.id)
    assert.deepEqual(await api.db.select().from(limits).where(like(limits.key, 'reading:%')), [])
  })

  it('go on when the first one has ended, and wait as long as it holds on', async () => {
    const mia = await member()
    const dead = await claimRead(api.db, { connectionId: mia.connectionId, read: 'members', subject: 'all' })
    assert.ok(dead)
    const own = like(limits.key, 'reading:%')
    await dead.hold()
    const reading = other.services.run(mia.id, READ)
    await wait(200)
    assert.equal(requests(), 0)
    await api.db
      .update(limits)
      .set({ expiresAt: new Date(0) })
      .where(own)
    assert.equal((await reading).ok, true)
    // What it held is not its own any more.
    await dead.release()
    assert.equal(requests(), 1)
  })

  it('give a claim back that is being held at the same time', async () => {
    const { connectionId } = await member()
    const claim = await claimRead(api.db, { connectionId, read: 'members', subject: 'all' })
    assert.ok(claim)
    const own = like(limits.key, 'reading:%')
    let ended: Promise<unknown> = Promise.resolve()
    await api.db.transaction(async (tx) => {
      // Both wait for the row, first the one that holds.
      await tx.select().from(limits).where(own).for('update')
      const held = claim.hold()
      await wait(200)
      ended = Promise.all([held, claim.release()])
      await wait(200)
    })
    await ended
    assert.deepEqual(await api.db.select().from(limits).where(own), [])
  })

  it('a limit of one account pauses that account alone', async () => {
    const [mia, tom] = [await member(), await member()]
    service.club.answer = { status: 429, headers: { 'retry-after': '600' } }
    const limited = await api.services.connections.run(mia.id, READ)
    assert.ok(!limited.ok && limited.failure.isOfAccount === true)
    assert.equal((await serviceStateOf(api.db, 'club')).blockedUntil, null)
    service.club.answer = null
    const before = requests()
    const again = await other.services.run(mia.id, READ)
    assert.ok(!again.ok && again.failure.kind === 'quota' && again.failure.retryAt !== undefined)
    assert.equal(requests(), before)
    assert.equal((await other.services.run(tom.id, READ)).ok, true)
    // It stays paused until the time that the service named.
    const [row] = await api.db.select().from(connections).where(eq(connections.id, mia.connectionId))
    assert.equal(row?.failure?.isOfAccount, true)
  })

  it("the clock leaves the last fifth of an account's own quota to its owner", async () => {
    const [mia, tom] = [await member(), await member()]
    service.club.accountQuota = 85
    assert.equal((await api.services.connections.run(mia.id, READ)).ok, true)
    service.club.accountQuota = 10
    assert.equal((await api.services.connections.run(tom.id, READ)).ok, true)
    assert.equal((await accountQuotaOf(api.db, mia.connectionId, new Date()))?.used, 85)
    assert.equal((await other.services.accountQuota('club'))?.used, 85)
    const before = requests()
    const clock = { ...READ, freshFrom: new Date(), byClock: true }
    const putOff = await other.services.run(mia.id, clock)
    assert.ok(!putOff.ok && putOff.failure.kind === 'quota')
    assert.equal(requests(), before)
    assert.equal((await other.services.run(tom.id, clock)).ok, true)
    assert.equal((await other.services.run(mia.id, { ...READ, evenIfFresh: true })).ok, true)
    // It goes with the connection.
    await api.services.connections.disconnect(mia.id, 'club')
    const own = eq(connectionResults.connectionId, mia.connectionId)
    assert.deepEqual(await api.db.select().from(connectionResults).where(own), [])
    service.club.accountQuota = null
  })
})
