import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { AdsWatchJob } from '#api/services.ts'
import { dayOf } from '#core/dates.ts'
import type { AdsWatchWork } from '#core/ads/watch-works.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { failure } from '#core/reasons.ts'
import type { StartInspector } from '#engine/inspector/client.ts'
import { adsWatchOf, shownAdsNotices } from '#store/ads-watches.ts'
import { adsChanges } from '#store/schema/ads.ts'
import { user } from '#store/schema/auth.ts'
import { connectionResults } from '#store/schema/connections.ts'
import { limits } from '#store/schema/limits.ts'
import { addWebsite } from '#store/websites.ts'
import { anAdsConnection } from '#support/ads-rows.ts'
import { AdsPlatform } from '#support/ads-platform.ts'
import { aPage } from '#support/page-facts.ts'
import { NO_SERVICES, ORIGIN, SECRET, testApi, type TestApi } from '#support/api.ts'
import { queueAdsWork } from './queue-ads-work.ts'
import { watchAds } from './watch-ads.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time-units.ts'

const CEILING = '300000000'

describe('the work of the clock for ads accounts', () => {
  let api: TestApi
  let platform: AdsPlatform
  let [later, stopsAt] = [0, '']
  /** Pages that do not open. */
  const gone = new Set<string>()
  const now = () => new Date(Date.now() + later)
  before(async () => {
    platform = new AdsPlatform(dayOf(new Date(), 'Australia/Sydney'))
    api = await testApi({ now }, { ...NO_SERVICES, connectors: [platform.connector] })
  })
  after(() => api.close())
  beforeEach(async () => {
    await api.db.delete(user)
    await api.db.delete(limits)
    later = 0
    platform.reset()
    for (const list of [api.mails, api.adsWatches]) list.length = 0
    gone.clear()
  })

  const inspector: StartInspector = (task, onMessage) => {
    if (task.address === stopsAt) throw new Error('the worker stops')
    const at = { at: now().toISOString(), durationMs: 1 }
    const piece = gone.has(task.address)
      ? ({ state: 'failed', failure: failure('http_status', undefined, 404), ...at } as const)
      : null
    const site = { state: 'ok', value: siteAt(task.address), ...at } as const
    onMessage({ kind: 'evidence', key: 'site', piece: piece ?? site })
    return { stop: () => undefined, kill: () => undefined, ended: Promise.resolve() }
  }
  const watch = (ownerId: string, work: AdsWatchWork) => {
    const pageTools = {
      egress: { ...NO_SERVICES.network, resolve: [], allowPrivate: [], ca: [], pace: 'adaptive' as const },
      browser: { use: false, executable: null, sandbox: 'off' as const },
      inspector,
      onFault: (_: string, error: unknown) => assert.fail(String(error)),
    }
    const { db, connections: services, mailer } = api.services
    const tools = { db, connections: services, now, mailer, origin: ORIGIN, secret: SECRET, pageTools }
    return watchAds(tools, { ownerId, work })
  }
  /** Opens landing pages a day later, when what was read is old. */
  const openTomorrow = async (ownerId: string) => {
    later = DAY_MS
    await api.db.update(connectionResults).set({ asOf: new Date(0) })
    await watch(ownerId, 'pages')
  }
  async function connected(ceiling: string | null = CEILING) {
    const owner = await api.owner()
    await api.db.update(user).set({ emailVerified: true }).where(eq(user.id, owner.id))
    await addWebsite(api.db, { ownerId: owner.id, address: 'https://bluewren.example/' })
    const connection = await anAdsConnection(api.db, owner.id)
    const noted = async () => (await shownAdsNotices(api.db, connection.id)).map(({ notice }) => notice)
    if (ceiling !== null) await owner.call('PUT', '/ads/ceiling', { amount: ceiling })
    return { ...owner, connection, noted }
  }
  const running = () =>
    platform.state.campaigns.filter(({ state }) => state === 'enabled').map(({ id }) => id)
  const queued = async (at: number): Promise<string[]> => {
    api.adsWatches.length = 0
    await queueAdsWork({ db: api.db, jobs: api.services.jobs }, new Date(Date.now() + at))
    return api.adsWatches.map(({ work }: AdsWatchJob) => work).toSorted()
  }

  describe('the monthly ceiling', () => {
    it('pauses nothing below it', async () => {
      const owner = await connected()
      const before = running()
      platform.monthCost = '299999999'
      await watch(owner.id, 'ceiling')
      assert.deepEqual([running(), await owner.noted()], [before, []])
    })

    it('pauses everything that runs once it is reached, by Fettle and in the activity, and tells the owner once', async () => {
      const owner = await connected()
      const before = running().length
      platform.monthCost = CEILING
      await watch(owner.id, 'ceiling')
      const [notice] = await owner.noted()
      assert.ok(notice?.kind === 'ceiling_reached')
      assert.deepEqual([running(), notice.paused.length, notice.notPaused], [[], before, []])
      const made = await api.db.select().from(adsChanges)
      assert.deepEqual(
        made.map(({ actor, who, outcome }) => [actor, who, outcome]),
        [['ceiling', 'Fettle', 'done']],
      )
      assert.match(api.mails[0]?.letter.subject ?? '', /monthly limit/u)
    })

    it('pauses once, tells once, and keeps the figures that come late', async () => {
      const owner = await connected()
      platform.monthCost = CEILING
      await watch(owner.id, 'ceiling')
      platform.monthCost = '317000000'
      later = HOUR_MS
      await watch(owner.id, 'ceiling')
      const notices = await owner.noted()
      assert.deepEqual(
        notices.map((notice) => notice.kind === 'ceiling_reached' && [notice.cost, notice.paused.length > 0]),
        [['317000000', true]],
      )
      assert.deepEqual([platform.sent.length, api.mails.length], [1, 1])
    })

    it('leaves the new month alone, whatever the old one comes to afterwards', async () => {
      const owner = await connected()
      const before = running()
      platform.monthCost = '299000000'
      await watch(owner.id, 'ceiling')
      platform.startMonth()
      await watch(owner.id, 'ceiling')
      assert.deepEqual([running(), await owner.noted()], [before, []])
    })

    it('tries again what Google did not let it pause, names it until then, and takes no pause of the owner’s for its own', async () => {
      const owner = await connected()
      const [id = '', ...others] = running()
      platform.monthCost = CEILING
      platform.faults = Array.from({ length: others.length + 2 }, () => 'refused' as const)
      await watch(owner.id, 'ceiling')
      const [first] = await owner.noted()
      assert.ok(first?.kind === 'ceiling_reached')
      assert.deepEqual([first.notPaused.length, running()], [others.length + 1, [id, ...others]])
      assert.deepEqual(await queued(11 * MINUTE_MS), ['ceiling', 'pages', 'week'])
      platform.makeElsewhere({ kind: 'set_campaign_state', ids: [id], state: 'paused' })
      later = 11 * MINUTE_MS
      await watch(owner.id, 'ceiling')
      const [now] = await owner.noted()
      assert.ok(now?.kind === 'ceiling_reached' && api.mails.length === 1)
      assert.deepEqual([now.notPaused, now.paused.length, running()], [[], others.length, []])
    })

    it('pauses again what was started elsewhere, and refuses to start it here until the limit is raised', async () => {
      const owner = await connected()
      const [id = ''] = running()
      platform.monthCost = CEILING
      await watch(owner.id, 'ceiling')
      const start = () =>
        owner.call(
          'POST',
          '/ads/changes',
          { change: { kind: 'set_campaign_state', ids: [id], state: 'enabled' } },
          { 'Idempotency-Key': randomUUID() },
        )
      assert.equal((await start()).status, 409)
      platform.makeElsewhere({ kind: 'set_campaign_state', ids: [id], state: 'enabled' })
      later = HOUR_MS
      await watch(owner.id, 'ceiling')
      assert.deepEqual(running(), [])
      await owner.call('PUT', '/ads/ceiling', { amount: '400000000' })
      assert.equal((await start()).status, 200)
      await watch(owner.id, 'ceiling')
      assert.deepEqual(running(), [id])
    })

    it('does nothing while the month cannot be read, and asks again in ten minutes', async () => {
      const owner = await connected()
      const before = running()
      platform.monthCost = CEILING
      platform.isDown = true
      await watch(owner.id, 'ceiling')
      assert.deepEqual(running(), before)
      assert.ok((await queued(11 * MINUTE_MS)).includes('ceiling'))
    })
  })

  it('queues each work when it is due, and then not until it is due again', async () => {
    await connected()
    assert.deepEqual(await queued(0), ['ceiling', 'pages', 'week'])
    assert.deepEqual(await queued(59 * MINUTE_MS), [])
    assert.deepEqual(await queued(61 * MINUTE_MS), ['ceiling'])
    assert.deepEqual(await queued(DAY_MS + MINUTE_MS), ['ceiling', 'pages'])
    assert.deepEqual(await queued(7 * DAY_MS + MINUTE_MS), ['ceiling', 'pages', 'week'])
  })

  it('holds no month where the owner set no limit', async () => {
    await connected(null)
    assert.deepEqual(await queued(0), ['pages', 'week'])
  })

  it('tells of a landing page that does not open, once, also when a worker stops before the last page, and takes that back when it opens', async () => {
    const owner = await connected()
    const [url = '', next] = new Set(platform.landingUrls())
    gone.add(url)
    stopsAt = next ?? ''
    await assert.rejects(watch(owner.id, 'pages'), /stops/u)
    stopsAt = ''
    await watch(owner.id, 'pages')
    await openTomorrow(owner.id)
    const [notice, ...more] = await owner.noted()
    assert.ok(notice?.kind === 'landing_page_broken')
    assert.deepEqual([notice.url, more, api.mails.length, platform.sent], [url, [], 1, []])
    gone.clear()
    await watch(owner.id, 'pages')
    assert.deepEqual(await owner.noted(), [])
  })

  it('takes back what it told of a landing page once no ad leads there', async () => {
    const owner = await connected()
    const [url = ''] = platform.landingUrls()
    gone.add(url)
    await watch(owner.id, 'pages')
    platform.makeElsewhere({ kind: 'set_campaign_state', ids: running(), state: 'paused' })
    await openTomorrow(owner.id)
    assert.deepEqual(await owner.noted(), [])
  })

  it('opens the pages that it told of first, where ads lead to too many', async () => {
    const owner = await connected()
    gone.add(platform.landingUrls()[0] ?? '')
    await watch(owner.id, 'pages')
    gone.clear()
    platform.addLandingPages(Array.from({ length: 10 }, (_, index) => `https://bluewren.example/${index}`))
    await openTomorrow(owner.id)
    assert.deepEqual(await owner.noted(), [])
  })

  it('offers the searches that cost and never fit, and leaves out what the owner put away', async () => {
    const owner = await connected()
    await watch(owner.id, 'week')
    const found = (await owner.noted()).find(({ kind }) => kind === 'unfitting_terms')
    assert.ok(found?.kind === 'unfitting_terms')
    assert.ok(found.terms.every(({ cost }) => BigInt(cost) > 0n))
    assert.ok(found.terms.some(({ term }) => /\bjobs\b/u.test(term)))
    const [row] = (await shownAdsNotices(api.db, owner.connection.id)).filter(
      ({ notice }) => notice.kind === 'unfitting_terms',
    )
    await owner.call('DELETE', `/ads/notices/${row?.id ?? ''}`)
    later = 7 * DAY_MS
    await watch(owner.id, 'week')
    assert.ok((await owner.noted()).every(({ kind }) => kind !== 'unfitting_terms'))
  })

  it('finds out how a change ended that nobody answered', async () => {
    const owner = await connected()
    platform.faults = ['lost']
    const change = { kind: 'create_ad_group', campaignId: '101', name: 'Lost', maxCpc: null }
    await owner.call('POST', '/ads/changes', { change }, { 'Idempotency-Key': randomUUID() })
    assert.ok((await queued(3 * MINUTE_MS)).includes('settle'))
    later = 3 * MINUTE_MS
    await watch(owner.id, 'settle')
    const [row] = await api.db.select().from(adsChanges)
    assert.equal(row?.outcome, 'rejected')
  })

  it('stops at its share of the operations, and lets the ceiling have its own', async () => {
    const owner = await connected()
    for (let day = 0; day < 40; day += 1) await watch(owner.id, 'week')
    const before = platform.reads.length
    await watch(owner.id, 'week')
    assert.equal(platform.reads.length, before)
    platform.monthCost = CEILING
    await watch(owner.id, 'ceiling')
    assert.deepEqual(running(), [])
    assert.equal((await adsWatchOf(api.db, owner.connection.id))?.reachedIn, platform.today.slice(0, 7))
  })
})

const siteAt = (address: string): SiteEvidence => ({
  requested: address,
  address,
  host: 'bluewren.example',
  domain: 'bluewren.example',
  sharedDomain: false,
  redirects: [],
  insecure: false,
  firstByteMs: [100],
  home: aPage({ url: address }),
})
