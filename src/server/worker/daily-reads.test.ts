import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { AccountsOfOwners } from '#api/services.ts'
import { user } from '#store/schema/auth.ts'
import { connectionNumbers, connections } from '#store/schema/connections.ts'
import { noteMissedDailyRead } from '#store/daily-reads.ts'
import { forgetServiceNotes, noteQuota } from '#store/service-notes.ts'
import { forgetServiceState, noteServiceState } from '#store/service-states.ts'
import type { TestApi } from '#support/api.ts'
import { type ClubApi, openClubApi } from '#support/club-api.ts'
import { clubMember } from '#support/club-member.ts'
import { queueDailyReads } from './queue-daily-reads.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

/** Tomorrow and later, so that what was read today is of an earlier day. */
const atHour = (hour: number, days = 1) =>
  new Date(new Date(Date.now() + days * DAY_MS).setUTCHours(hour, 0, 0, 0))
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)

describe('the daily read of connected accounts', () => {
  let api: TestApi
  let service: ClubApi['service']
  let club: ClubApi
  before(async () => {
    club = await openClubApi()
    ;({ api, service } = club)
  })
  after(() => club.close())
  beforeEach(async () => {
    await api.db.delete(user)
    await forgetServiceState(api.db, 'club')
    await forgetServiceNotes(api.db, 'club')
    service.club.answer = null
  })

  async function member() {
    const made = await clubMember(api)
    await api.services.connections.run(made.id, { service: 'club', read: 'members', input: {} })
    api.queued.length = 0
    service.club.tokens.length = 0
    return made
  }
  async function queuedAt(at: Date): Promise<AccountsOfOwners[]> {
    const queued: AccountsOfOwners[] = []
    const jobs = { refreshAccounts: async (some: AccountsOfOwners) => void queued.push(some) }
    await queueDailyReads({ db: api.db, jobs, connections: api.services.connections }, at)
    return queued
  }
  const refresh = (ownerId: string, at: Date) => {
    const { db, jobs, connections: services } = api.services
    return refreshAccounts(
      { db, jobs, connections: services, now: () => at },
      { ownerIds: [ownerId], service: 'club' },
    )
  }

  it('is queued once a day, in the night of Sydney and Auckland', async () => {
    const mia = await member()
    assert.deepEqual(await queuedAt(atHour(11)), [])
    assert.deepEqual(await queuedAt(atHour(18)), [{ ownerIds: [mia.id], service: 'club' }])
    assert.deepEqual(await queuedAt(atHour(19)), [])
    assert.deepEqual(await queuedAt(atHour(11, 2)), [])
    assert.equal((await queuedAt(atHour(18, 2))).length, 1)
  })

  it('is queued for connections that work alone', async () => {
    const mia = await member()
    const own = eq(connections.ownerId, mia.id)
    await api.db.update(connections).set({ state: 'needs_reconnect' }).where(own)
    assert.deepEqual(await queuedAt(atHour(18)), [])
    await api.db.update(connections).set({ state: 'connected' }).where(own)
    assert.equal((await queuedAt(atHour(18))).length, 1)
  })

  it('asks a failing service for one account in a minute, and a blocked one for none', async () => {
    await member()
    await member()
    const at = atHour(18)
    const retryAt = new Date(at.getTime() + DAY_MS).toISOString()
    await noteServiceState(api.db, 'club', { failure: { kind: 'quota', retryAt }, at })
    assert.equal((await queuedAt(at)).length, 0)
    // A request that was sent before the pause ends after it began.
    await noteServiceState(api.db, 'club', { failure: { kind: 'vendor_down' }, at })
    assert.equal((await queuedAt(at)).length, 0)
    await forgetServiceState(api.db, 'club')
    await noteServiceState(api.db, 'club', { failure: { kind: 'vendor_down' }, at })
    assert.equal((await queuedAt(at)).length, 1)
    await noteServiceState(api.db, 'club', { failure: null, at })
    assert.equal((await queuedAt(at)).length, 1)
  })

  it('leaves the last fifth of a quota to what owners press', async () => {
    const mia = await member()
    const resetsAt = new Date(Date.now() + DAY_MS).toISOString()
    const quota = { unit: 'percent', used: 80, most: 100, resetsAt } as const
    await noteQuota(api.db, 'club', quota)
    assert.deepEqual(await queuedAt(atHour(18)), [])
    await refresh(mia.id, atHour(18))
    assert.equal(service.club.tokens.length, 0)
    const press = { service: 'club', read: 'members', input: {}, evenIfFresh: true }
    assert.equal((await api.services.connections.run(mia.id, press)).ok, true)
    assert.equal(service.club.tokens.length, 1)
    await noteQuota(api.db, 'club', { ...quota, used: 79 })
    assert.equal((await queuedAt(minutesAfter(atHour(18), 31))).length, 1)
  })

  it('is queued again after half an hour where the service did not give it', async () => {
    const mia = await member()
    service.club.answer = { status: 429, headers: { 'retry-after': '3600' } }
    assert.equal((await queuedAt(atHour(18))).length, 1)
    await refresh(mia.id, atHour(18))
    assert.equal((await queuedAt(minutesAfter(atHour(18), 29))).length, 0)
    assert.equal((await queuedAt(minutesAfter(atHour(18), 31))).length, 1)
  })

  it('is queued again, too, where it was refused while it was being queued', async () => {
    const mia = await member()
    const account = { ownerId: mia.id, service: 'club' }
    let noted: Promise<void> = Promise.resolve()
    const jobs = {
      refreshAccounts: async () => {
        noted = noteMissedDailyRead(api.db, account, atHour(18))
        await wait(200)
      },
    }
    await queueDailyReads({ db: api.db, jobs, connections: api.services.connections }, atHour(18))
    await noted
    assert.equal((await queuedAt(minutesAfter(atHour(18), 31))).length, 1)
  })

  it('is queued first for whom it is due for longest, for the first time or again', async () => {
    const halfPastTwo = minutesAfter(atHour(14), 30)
    let early: string | undefined
    let late: string | undefined
    while (early === undefined || late === undefined) {
      const { id } = await member()
      const [queued] = await queuedAt(halfPastTwo)
      if (queued) early = id
      else late = id
    }
    await noteMissedDailyRead(api.db, { ownerId: early, service: 'club' }, atHour(14))
    const at = atHour(18)
    await noteServiceState(api.db, 'club', { failure: { kind: 'vendor_down' }, at })
    assert.deepEqual(await queuedAt(at), [{ ownerIds: [early], service: 'club' }])
    assert.notDeepEqual(await queuedAt(at), [{ ownerIds: [early], service: 'club' }])
  })

  it('asks for nothing that was read on the day', async () => {
    const mia = await member()
    await refresh(mia.id, new Date())
    assert.equal(service.club.tokens.length, 0)
    await refresh(mia.id, atHour(18))
    assert.equal(service.club.tokens.length, 1)
  })

  it('judges again when it changed what is kept, and only then', async () => {
    const mia = await member()
    await refresh(mia.id, atHour(18))
    assert.deepEqual(api.queued, [])
    service.club.members += 1
    await refresh(mia.id, atHour(18))
    assert.equal(api.queued.length, 1)
    const [row] = await api.db.select().from(connections).where(eq(connections.ownerId, mia.id))
    const numbers = await api.db
      .select({ value: connectionNumbers.value })
      .from(connectionNumbers)
      .where(eq(connectionNumbers.connectionId, row?.id ?? ''))
    assert.deepEqual(numbers, [{ value: service.club.members }])
  })
})
