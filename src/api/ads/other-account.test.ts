import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { dayOf } from '#core/dates.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'
import { ownersWithOpenAdsChanges } from '#store/ads-changes.ts'
import { keepLandingLook } from '#store/ads-landing-looks.ts'
import { keepAdsNotice, saveAdsWatch } from '#store/ads-watches.ts'
import { connectionOf, removeAccount, saveAccount } from '#store/owner-connections.ts'
import { adsChanges } from '#store/schema/ads.ts'
import { connections } from '#store/schema/connections.ts'
import { anAdsConnection } from '#support/ads-rows.ts'
import { AdsPlatform } from '#support/ads-platform.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { adsCalls } from '../contract/ads.ts'
import { adsOf } from './account.ts'
import { settleAll } from './settle.ts'

const KEYS = { secret: SECRET, oldSecrets: [] }
const adsView = adsCalls['GET /ads'].answer
const activityView = adsCalls['GET /ads/activity'].answer

const newGroup = (name: string): AdsChange => ({
  kind: 'create_ad_group',
  campaignId: '101',
  name,
  maxCpc: null,
})

describe('what belongs to an ads account that was chosen before', () => {
  let api: TestApi
  let platform: AdsPlatform
  let later = 0
  before(async () => {
    platform = new AdsPlatform(dayOf(new Date(), 'Australia/Sydney'))
    api = await testApi(
      { now: () => new Date(Date.now() + later) },
      { ...NO_SERVICES, connectors: [platform.connector] },
    )
  })
  beforeEach(() => {
    later = 0
    platform.reset()
  })
  after(async () => {
    await api.close()
    assert.deepEqual(api.faults, [])
  })

  async function connected() {
    const owner = await api.owner()
    await anAdsConnection(api.db, owner.id)
    const connection = await connectionOf(api.db, owner.id, 'adwords')
    assert.ok(connection)
    return {
      ...owner,
      connection,
      send: (change: AdsChange, key: string = randomUUID()) =>
        owner.call('POST', '/ads/changes', { change }, { 'Idempotency-Key': key }),
      choose: (id: string) =>
        saveAccount(api.db, { id: connection.id, account: { id, label: id }, grant: null }, KEYS),
      shown: async () => adsView.parse((await owner.get('/ads')).body),
      settle: async () => {
        const ads = await adsOf(api.services, owner.id)
        assert.ok(ads)
        return settleAll(api.services, ads)
      },
      outcomes: async () => {
        const own = eq(adsChanges.connectionId, connection.id)
        const rows = await api.db.select().from(adsChanges).where(own).orderBy(adsChanges.at)
        return rows.map(({ outcome }) => outcome)
      },
      isDue: async () =>
        (await ownersWithOpenAdsChanges(api.db, new Date(Date.now() + 60 * MINUTE_MS))).includes(owner.id),
    }
  }

  it('is not judged by the account that is chosen now', async () => {
    const mia = await connected()
    const key = randomUUID()
    platform.fault = 'late'
    assert.equal((await mia.send(newGroup('Of the first'), key)).status, 409)
    assert.deepEqual([(await mia.shown()).unknown, await mia.isDue()], [1, true])
    await mia.choose('2')
    later = 3 * MINUTE_MS
    assert.deepEqual([await mia.settle(), await mia.isDue(), (await mia.shown()).unknown], [0, false, 0])
    assert.equal((await mia.send(newGroup('Of the first'), key)).status, 409)
    assert.deepEqual(await mia.outcomes(), ['unknown'])
    assert.equal((await mia.send(newGroup('Of the second'))).status, 200, 'it keeps nothing from being made')
    await mia.choose('1')
    platform.makeLate()
    assert.equal(await mia.settle(), 0)
    assert.deepEqual(await mia.outcomes(), ['done', 'done'])
  })

  it('is told of each change, whose amounts have another currency', async () => {
    const mia = await connected()
    await mia.send(newGroup('Of the first'))
    await mia.choose('2')
    await mia.send(newGroup('Of the second'))
    const { changes } = activityView.parse((await mia.get('/ads/activity')).body)
    assert.deepEqual(
      changes.map(({ what, isOfAccount }) => [what.includes('second'), isOfAccount]),
      [
        [true, true],
        [false, false],
      ],
    )
  })

  it('is no cost of this month where the newest figures are of an earlier one', async () => {
    const mia = await connected()
    assert.ok((await mia.shown()).month)
    later = 40 * DAY_MS
    assert.equal((await mia.shown()).month, null)
  })

  it('can be put away, and a look be read, while the permission is gone', async () => {
    const mia = await connected()
    const at = new Date()
    const notice = { kind: 'ceiling_reached' as const, month: '2026-11', paused: [], notPaused: [] }
    const cost = { ceiling: '5000000', cost: '6000000' }
    await keepAdsNotice(api.db, mia.connection, { key: 'ceiling', notice: { ...notice, ...cost }, at })
    const input = { url: 'https://harbourcycles.example/', headlines: [], descriptions: [] }
    const look = await keepLandingLook(api.db, mia.connection, { input, at })
    await api.db
      .update(connections)
      .set({ state: 'needs_reconnect' })
      .where(eq(connections.id, mia.connection.id))
    const [shown] = (await mia.shown()).notices
    assert.equal((await mia.call('DELETE', `/ads/notices/${shown?.id}`)).status, 200)
    assert.equal((await mia.get(`/ads/landing-looks/${look}`)).status, 200)
  })

  it('is neither the monthly limit nor a notice of the account that is chosen now', async () => {
    const mia = await connected()
    const at = new Date()
    const watch = async () => {
      await saveAdsWatch(api.db, mia.connection, { ceiling: '5000000', reachedIn: '2026-11', countedAt: at })
      const cost = { ceiling: '5000000', cost: '6000000', paused: [], notPaused: [] }
      const notice = { kind: 'ceiling_reached' as const, month: '2026-11', ...cost }
      await keepAdsNotice(api.db, mia.connection, { key: 'ceiling', notice, at })
    }
    await watch()
    await mia.choose('1')
    assert.deepEqual(
      [(await mia.shown()).ceiling?.amount, (await mia.shown()).notices.length],
      ['5000000', 1],
    )
    await mia.choose('2')
    assert.deepEqual([(await mia.shown()).ceiling, (await mia.shown()).notices], [null, []])
    await watch()
    await removeAccount(api.db, mia.connection.id)
    await mia.choose('1')
    assert.deepEqual([(await mia.shown()).ceiling, (await mia.shown()).notices], [null, []])
  })
})
