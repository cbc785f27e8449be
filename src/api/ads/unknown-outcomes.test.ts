import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import { dayOf } from '#core/dates.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import { adsChanges } from '#store/schema/ads.ts'
import { connections } from '#store/schema/connections.ts'
import { anAdsConnection } from '#support/ads-rows.ts'
import { AdsPlatform, type AdsFault } from '#support/ads-platform.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { adsCalls } from '../contract/ads.ts'
import { adsOf } from './account.ts'
import { settleAll } from './settle.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const draft = adsCalls['POST /ads/drafts'].answer
const view = adsCalls['GET /ads'].answer

describe('a change of which Google does not say whether it was made', () => {
  let api: TestApi
  let platform: AdsPlatform
  let later = 0
  const today = dayOf(new Date(), 'Australia/Sydney')
  before(async () => {
    platform = new AdsPlatform(today)
    api = await testApi(
      { now: () => new Date(Date.now() + later) },
      { ...NO_SERVICES, connectors: [platform.connector] },
    )
  })
  beforeEach(() => {
    later = 0
    platform.makeLate()
    platform.reset()
  })
  after(async () => {
    await api.close()
    assert.deepEqual(api.faults, [])
  })

  async function connected() {
    const owner = await api.owner()
    await anAdsConnection(api.db, owner.id)
    return owner
  }
  type Owner = Awaited<ReturnType<typeof connected>>
  const send = (owner: Owner, change: AdsChange, key: string = randomUUID()) =>
    owner.call('POST', '/ads/changes', { change }, { 'Idempotency-Key': key })
  const groupsNamed = (name: string) => platform.state.adGroups.filter((one) => one.name === name).length
  const outcomes = async (owner: Owner) => {
    const rows = await api.db
      .select({ outcome: adsChanges.outcome, reason: adsChanges.reason })
      .from(adsChanges)
      .innerJoin(connections, eq(connections.id, adsChanges.connectionId))
      .where(eq(connections.ownerId, owner.id))
      .orderBy(desc(adsChanges.at))
    return rows.map(({ outcome }) => outcome)
  }
  const settle = async (owner: Owner): Promise<number> => {
    const ads = await adsOf(api.services, owner.id)
    assert.ok(ads)
    return settleAll(api.services, ads)
  }

  it('is done where the account shows it', async () => {
    const owner = await connected()
    platform.fault = 'unanswered'
    const answer = await send(owner, newGroup('Unanswered'))
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual([groupsNamed('Unanswered'), await outcomes(owner)], [1, ['done']])
  })

  it('is never sent twice: the same press asks the account, and finds what came late', async () => {
    const owner = await connected()
    const key = randomUUID()
    platform.fault = 'late'
    assert.equal((await send(owner, newGroup('Late'), key)).status, 409)
    assert.equal((await send(owner, newGroup('Late'), key)).status, 409)
    platform.makeLate()
    assert.equal((await send(owner, newGroup('Late'), key)).status, 200)
    assert.deepEqual([platform.sent.length, groupsNamed('Late'), await outcomes(owner)], [1, 1, ['done']])
  })

  it('takes its draft along when it is found to be made', async () => {
    const owner = await connected()
    const kept = await owner.post('/ads/drafts', {
      step: 'general',
      form: { ...EMPTY_DRAFT, name: 'Spring' },
    })
    const { id: draftId } = draft.parse(kept.body)
    const drafts = async () => view.parse((await owner.get('/ads')).body).drafts.length
    platform.fault = 'late'
    const body = { change: newGroup('Spring'), draftId }
    const key = { 'Idempotency-Key': randomUUID() }
    assert.equal((await owner.call('POST', '/ads/changes', body, key)).status, 409)
    assert.equal(await drafts(), 1, 'it may have to be finished yet')
    platform.makeLate()
    later = 3 * MINUTE_MS
    await settle(owner)
    assert.deepEqual([await outcomes(owner), await drafts()], [['done'], 0])
  })

  it('keeps anything of its kind from being made with another press until it is known', async () => {
    const owner = await connected()
    platform.fault = 'late'
    assert.equal((await send(owner, newGroup('Once'))).status, 409)
    assert.equal((await send(owner, newGroup('Once'))).status, 409)
    const other = await send(owner, { kind: 'set_campaign_state', ids: ['101'], state: 'paused' })
    assert.equal(other.status, 200, 'what stops spending is never held up')
    platform.makeLate()
    assert.equal((await send(owner, newGroup('Once'))).status, 422)
    assert.equal(groupsNamed('Once'), 1)
  })

  it('is rejected only once Google cannot make it any more, and can be made again then', async () => {
    const owner = await connected()
    const key = randomUUID()
    platform.fault = 'lost'
    assert.equal((await send(owner, newGroup('Lost'), key)).status, 409)
    assert.deepEqual(await outcomes(owner), ['unknown'])
    later = 3 * MINUTE_MS
    assert.equal(await settle(owner), 0)
    assert.deepEqual(await outcomes(owner), ['rejected'])
    assert.equal((await send(owner, newGroup('Lost'), key)).status, 200)
    assert.deepEqual([groupsNamed('Lost'), await outcomes(owner)], [1, ['done']])
  })

  it('stays unknown while the account cannot be read', async () => {
    const owner = await connected()
    platform.fault = 'unanswered'
    const sending = send(owner, newGroup('Dark'))
    assert.equal((await sending).status, 200)
    platform.fault = 'lost'
    await send(owner, newGroup('Darker'))
    platform.isDown = true
    later = 30 * MINUTE_MS
    assert.equal(await settle(owner), 1)
    assert.deepEqual(await outcomes(owner), ['unknown', 'done'])
  })

  it('is found after a process was killed between request and answer, and closed where it was killed before', async () => {
    const owner = await connected()
    const [connection] = await api.db.select().from(connections).where(eq(connections.ownerId, owner.id))
    const row = (name: string, sentAt: Date | null) => ({
      connectionId: connection?.id ?? '',
      origin: 'live' as const,
      key: name,
      actor: 'owner' as const,
      who: 'Mia Rose',
      change: newGroup(name),
      what: name,
      before: {},
      after: {},
      sentAt,
    })
    await platform.connector.write?.['change']?.run(NO_CONTEXT, newGroup('Killed'), NO_ACCESS, false)
    await api.db.insert(adsChanges).values([row('Killed', new Date()), row('Never sent', null)])
    assert.equal(await settle(owner), 2, 'the process may be at it still')
    later = 5 * MINUTE_MS
    assert.equal(await settle(owner), 0)
    assert.deepEqual((await outcomes(owner)).toSorted(), ['done', 'rejected'])
    assert.deepEqual([groupsNamed('Killed'), groupsNamed('Never sent')], [1, 0])
  })

  it('is not sent once it was taken to be never sent', async () => {
    const owner = await connected()
    const key = randomUUID()
    platform.onTrial = async () => {
      later = 3 * MINUTE_MS
      assert.equal(await settle(owner), 0)
    }
    const late = await send(owner, newGroup('Checked for long'), key)
    assert.equal(late.status, 503, late.text)
    assert.deepEqual([platform.sent.length, await outcomes(owner)], [0, ['rejected']])
    platform.reset()
    assert.equal((await send(owner, newGroup('Checked for long'), key)).status, 200)
    assert.deepEqual([groupsNamed('Checked for long'), await outcomes(owner)], [1, ['done']])
  })

  it('stays unknown where the account has more than can be read, and keeps nothing else from being made', async () => {
    const owner = await connected()
    const groups = platform.state.adGroups.length
    const lastKeyword = platform.state.keywords.at(-1)?.id ?? ''
    const [key, gone] = [randomUUID(), { kind: 'remove_keyword', id: lastKeyword } as const]
    platform.faults = ['unanswered', 'lost']
    platform.onTrial = async () => void (platform.mostRows = groups)
    assert.equal((await send(owner, newGroup('Below the cut'), key)).status, 409)
    platform.mostRows = null
    platform.onTrial = async () => void (platform.mostRows = 1)
    assert.equal((await send(owner, gone)).status, 409)
    platform.onTrial = async () => undefined
    later = 3 * MINUTE_MS
    assert.equal(await settle(owner), 2)
    assert.deepEqual(await outcomes(owner), ['unknown', 'unknown'])
    const again = await send(owner, newGroup('Below the cut'), key)
    assert.deepEqual([again.status, /more than we can read/u.test(again.text)], [409, true])
    assert.equal((await send(owner, newGroup('Another'))).status, 200)
    platform.mostRows = null
    assert.equal(await settle(owner), 0)
    assert.deepEqual((await outcomes(owner)).toSorted(), ['done', 'done', 'rejected'])
  })

  it('is one of two that add the same kind of thing at the same time', async () => {
    const owner = await connected()
    platform.onTrial = () => wait(300)
    const answers = await Promise.all([send(owner, newGroup('Left')), send(owner, newGroup('Right'))])
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    assert.deepEqual([platform.sent.length, await outcomes(owner)], [1, ['done']])
  })

  it('is not written down in the currency and the day of another country, and pauses all the same', async () => {
    const owner = await connected()
    platform.isDown = true
    const budget = await send(owner, { kind: 'set_budget', campaignId: '102', amount: '9000000' })
    assert.deepEqual([budget.status, await outcomes(owner)], [503, []])
    const pause = await send(owner, { kind: 'set_campaign_state', ids: ['101'], state: 'paused' })
    assert.deepEqual([pause.status, await outcomes(owner)], [200, ['done']])
  })

  it('says what Google refused, and keeps it with its reason', async () => {
    const owner = await connected()
    platform.fault = 'refused'
    const answer = await send(owner, { kind: 'set_budget', campaignId: '102', amount: '9000000' })
    assert.equal(answer.status, 409)
    assert.deepEqual(await outcomes(owner), ['rejected'])
  })

  it('asks Google once for what is shown again within fifteen minutes, and anew for what was changed', async () => {
    const owner = await connected()
    platform.reads.length = 0
    for (let time = 0; time < 3; time += 1) await owner.get('/ads/campaigns')
    assert.deepEqual(platform.reads, ['campaigns', 'adGroups'])
    await send(owner, { kind: 'set_budget', campaignId: '103', amount: '7000000' })
    const shown = await owner.get('/ads/campaigns')
    assert.match(shown.text, /"7000000"/u)
  })

  it('agrees with the platform after each of many changes with faults between request and answer', async () => {
    const owner = await connected()
    const faults: AdsFault[] = ['none', 'lost', 'unanswered', 'late', 'refused']
    for (let turn = 0; turn < 60; turn += 1) {
      later = turn * 5 * MINUTE_MS
      platform.fault = faults[(turn * 7) % 5] ?? 'none'
      const name = `Group ${turn}`
      const key = randomUUID()
      const first = await send(owner, newGroup(name), key)
      if (turn % 3 === 0) platform.makeLate()
      const again = await send(owner, newGroup(name), key)
      platform.makeLate()
      later += 3 * MINUTE_MS
      assert.equal(await settle(owner), 0)
      const [outcome] = await outcomes(owner)
      assert.ok(groupsNamed(name) <= 1, `${name} is there twice`)
      assert.equal(groupsNamed(name) === 1, outcome === 'done', `${name}: ${first.text} ${again.text}`)
    }
  })
})

const newGroup = (name: string): AdsChange => ({
  kind: 'create_ad_group',
  campaignId: '101',
  name,
  maxCpc: null,
})

const NO_ACCESS = { grant: null, account: null, siteHost: null }
const NO_CONTEXT = {
  secret: () => '',
  address: () => '',
  door: () => assert.fail('the platform is not asked through a door'),
  takesMail: async () => null,
  countToday: async () => true,
  noteQuota: async () => undefined,
  noteAccountQuota: async () => undefined,
  noteNames: async () => undefined,
  noteShape: () => undefined,
  now: () => new Date(),
  memory: {},
}
