import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { adsAccess, adsReading, ADS_NOW } from '#support/ads-reading.ts'
import { microsOf } from '#core/ads/money.ts'
import { connector } from './connector.ts'

const CYCLES = ADS_IDS.cycles
const CAMPAIGNS = 3_000
/** One more than a page of an answer has. */
const KEYWORDS = 10_001

let ads: Awaited<ReturnType<typeof openAdwords>>
const grant = () => adsAccess(CYCLES).grant
const choices = async () => {
  const own = grant()
  assert.ok(own)
  const found = await connector.connect?.accounts(adsReading(ads, CYCLES).context, own, { siteHost: null })
  assert.ok(found?.ok, JSON.stringify(found))
  return found.data
}
const kindOf = async (read: 'account' | 'campaigns', id: string = CYCLES) => {
  const result = await adsReading(ads, id).tell(read)
  return result?.ok ? 'read' : result?.failure.kind
}

const costOf = (rows: readonly { metrics: { cost: string } }[]) =>
  rows.reduce((sum, { metrics }) => sum + microsOf(metrics.cost), 0n)

describe('Google Ads, read', () => {
  before(async () => {
    ads = await openAdwords({ accounts: adsBusinesses(CAMPAIGNS, KEYWORDS), now: () => ADS_NOW })
  })
  after(async () => {
    await ads.close()
    assert.deepEqual(ads.faults, [])
  })

  it('offers the accounts of the owner and those of a manager, with what is special about each', async () => {
    const found = await choices()
    assert.deepEqual(
      found.map(({ label, refusal }) => [label, refusal ?? null]),
      [
        ['Harbour Cycles', null],
        ['Kauri Café', null],
        ['Test shop', null],
        ['Tokyo branch', null],
        ['Suspended shop', 'Google has suspended this account. Sort that out with Google first.'],
        ['Closed bakery', 'Google says that this account isn’t open. Check it at ads.google.com first.'],
      ],
    )
    assert.deepEqual(
      found.map(({ detail }) => detail),
      [
        '222-000-2222, AUD, Australia/Sydney',
        '333-000-3333, NZD, Pacific/Auckland',
        '444-000-4444, AUD, Australia/Sydney, test account',
        '777-000-7777, JPY, Asia/Tokyo',
        '555-000-5555, AUD, Australia/Sydney',
        '666-000-6666, AUD, Australia/Sydney',
      ],
    )
  })

  it('asks an account below a manager through the manager, and sends no developer token', async () => {
    ads.requests.length = 0
    const account = await adsReading(ads, ADS_IDS.yen, 'Asia/Tokyo').read('account')
    assert.partialDeepStrictEqual(account, { id: ADS_IDS.yen, currency: 'JPY', timeZone: 'Asia/Tokyo' })
    assert.deepEqual(
      ads.requests.map(({ manager, developerToken }) => [manager, developerToken]),
      [[ADS_IDS.manager, false]],
    )
  })

  it('tells two businesses apart', async () => {
    const [cycles, cafe] = [adsReading(ads, CYCLES), adsReading(ads, ADS_IDS.cafe, 'Pacific/Auckland')]
    const names = async (reading: typeof cycles) => {
      const [account, { rows }] = [await reading.read('account'), await reading.read('campaigns')]
      return [account.name, account.currency, rows.length, rows[0]?.name]
    }
    assert.deepEqual(await names(cycles), ['Harbour Cycles', 'AUD', 4, 'Repairs'])
    assert.deepEqual(await names(cafe), ['Kauri Café', 'NZD', CAMPAIGNS, 'Menu 0'])
  })

  it('reads 10,001 keywords in two pages, the dearest first', async () => {
    ads.requests.length = 0
    const { rows, isCut } = await adsReading(ads, ADS_IDS.cafe, 'Pacific/Auckland').read('keywords')
    assert.deepEqual([rows.length, isCut], [KEYWORDS, false])
    assert.equal(ads.requests.filter(({ path }) => path.endsWith('googleAds:search')).length, 2)
    const costs = rows.map(({ metrics }) => microsOf(metrics.cost))
    assert.ok(costs.every((cost, index) => index === 0 || cost <= (costs[index - 1] ?? cost)))
  })

  it('reads 3,000 campaigns, and pauses all that run at once', async () => {
    const reading = adsReading(ads, ADS_IDS.cafe, 'Pacific/Auckland')
    const running = async () =>
      (await reading.read('campaigns')).rows.filter(({ state }) => state === 'enabled').map(({ id }) => id)
    const ids = await running()
    assert.equal(ids.length, 2_000)
    const paused = await reading.change({ kind: 'set_campaign_state', ids, state: 'paused' })
    assert.ok(paused.ok, JSON.stringify(paused))
    assert.equal((await reading.read('campaigns')).rows.length, CAMPAIGNS)
    assert.deepEqual(await running(), [])
  })

  it('shows campaigns with their state, budget and how they bid', async () => {
    const { rows } = await adsReading(ads, CYCLES).read('campaigns')
    assert.deepEqual(
      rows.map(({ name, state, type, budget, bidStrategyType }) => [
        name,
        state,
        type,
        budget?.amount,
        bidStrategyType,
      ]),
      [
        ['Repairs', 'enabled', 'search', '15000000', 'maximise_clicks'],
        ['New bikes', 'enabled', 'search', '25000000', 'target_cpa'],
        ['Winter sale', 'removed', 'search', '9000000', 'maximise_clicks'],
        ['Local shop', 'paused', 'smart', '8000000', 'maximise_clicks'],
      ],
    )
  })

  it('gives the same figures in every tab', async () => {
    const reading = adsReading(ads, CYCLES)
    const { rows: campaigns } = await reading.read('campaigns', { period: '7days' })
    const { rows: days } = await reading.read('days', { period: '7days' })
    const { rows: groups } = await reading.read('adGroups', { period: '7days' })
    const { rows: keywords } = await reading.read('keywords', { period: '7days' })
    assert.equal(days.length, 7)
    assert.ok(costOf(days) > 0n)
    assert.equal(costOf(campaigns), costOf(days))
    const search = campaigns.filter(({ type }) => type === 'search')
    assert.deepEqual([costOf(groups), costOf(keywords)], [costOf(search), costOf(search)])
  })

  it('reads everything else of an account', async () => {
    const reading = adsReading(ads, CYCLES)
    const { rows: negatives, lists } = await reading.read('negativeKeywords')
    assert.deepEqual(
      negatives.map(({ text, level, addedTo }) => [text, level, addedTo]),
      [
        ['jobs', 'campaign', 'Repairs'],
        ['motorbike', 'ad_group', 'Bike service'],
        ['second hand', 'list', 'Never'],
      ],
    )
    assert.deepEqual(
      lists.map(({ name, keywords, campaignIds }) => [name, keywords, campaignIds.length]),
      [['Never', 1, 1]],
    )
    const { rows: assets } = await reading.read('assets')
    assert.deepEqual(
      assets.map(({ type, level, levelName }) => [type, level, levelName]),
      [
        ['sitelink', 'account', null],
        ['callout', 'campaign', 'Repairs'],
        ['sitelink', 'ad_group', 'Bike service'],
      ],
    )
    const { rows: strategies } = await reading.read('strategies')
    assert.deepEqual(
      strategies.map(({ name, targetCpa }) => [name, targetCpa]),
      [['A$20 a customer', '20000000']],
    )
    const { rows: terms } = await reading.read('searchTerms')
    assert.deepEqual(
      terms.map(({ term, state, adGroupName }) => [term, state, adGroupName]),
      [
        ['flat tyre repair', 'added', 'Bike service'],
        ['free bike pump', 'none', 'Bike service'],
        ['bike shop near me', 'none', null],
      ],
    )
    const groups = (await reading.read('adGroups')).rows
    const peopleOf = async (name: string) => {
      const adGroupId = groups.find((one) => one.name === name)?.id ?? ''
      return (await reading.read('demographics', { adGroupId })).rows
    }
    assert.deepEqual(
      (await peopleOf('City bikes')).filter(({ isExcluded }) => isExcluded),
      [],
    )
    const people = await peopleOf('Bike service')
    const excluded = people.filter(({ isExcluded }) => isExcluded)
    assert.deepEqual(
      excluded.map(({ kind, value }) => [kind, value]),
      [['gender', 'unknown']],
    )
  })

  it('reads what the month has cost, and the pages that ads lead to', async () => {
    const reading = adsReading(ads, CYCLES)
    const month = await reading.read('month')
    const { rows: days, month: beside } = await reading.read('days')
    assert.deepEqual(beside, month)
    assert.deepEqual((await reading.read('days', { period: '7days' })).month, month)
    assert.equal((await reading.read('days', { period: '7days' })).rows.length, 7)
    const inMonth = days.filter(({ day }) => day.startsWith('2026-11'))
    assert.equal(month.today, '2026-11-21')
    // Today is in the month, and not among the days.
    assert.ok(microsOf(month.cost) > costOf(inMonth))
    const { rows: pages } = await reading.read('landingPages')
    assert.deepEqual(
      pages.map(({ url, campaignName }) => [url, campaignName]),
      [
        ['https://harbourcycles.example/', 'Repairs'],
        ['https://harbourcycles.example/', 'New bikes'],
      ],
    )
  })

  it('reads an empty account', async () => {
    const reading = adsReading(ads, ADS_IDS.test)
    assert.partialDeepStrictEqual(await reading.read('account'), { isTest: true, countsConversions: false })
    for (const read of ['campaigns', 'keywords', 'assets', 'strategies', 'searchTerms'] as const)
      assert.deepEqual(await reading.read(read), { rows: [], isCut: false })
  })

  it('names what keeps an account from being read', async () => {
    const found = [await kindOf('account', ADS_IDS.suspended), await kindOf('account', ADS_IDS.cancelled)]
    assert.deepEqual(found, ['needs_selection', 'needs_selection'])
    assert.equal(await kindOf('campaigns', ADS_IDS.forbidden), 'permission')
    assert.equal(await kindOf('account', '1234567890'), 'not_found')
    assert.equal(await kindOf('account', ADS_IDS.manager), 'needs_selection')
  })
})
