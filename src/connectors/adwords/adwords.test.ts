import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { adsAccess, adsReading, ADS_NOW } from '#support/ads-reading.ts'
import { connectorContext } from '#support/connector-context.ts'
import { microsOf } from '#core/ads/money.ts'
import { connector } from './connector.ts'

const CYCLES = ADS_IDS.cycles

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
    ads = await openAdwords({ now: () => ADS_NOW })
  })
  after(async () => {
    assert.deepEqual(ads.faults, [])
    await ads.close()
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
        ['Suspended shop', 'Google has suspended this account. Settle that with Google first.'],
        ['Closed bakery', 'This account is cancelled. Open it again at Google first.'],
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
    assert.deepEqual(await names(cafe), ['Kauri Café', 'NZD', 3_000, 'Menu 0'])
  })

  it('O06 reads 10,000 keywords, by pages of 10,000', async () => {
    const { rows, isCut } = await adsReading(ads, ADS_IDS.cafe, 'Pacific/Auckland').read('keywords')
    assert.deepEqual([rows.length, isCut], [10_000, false])
    const costs = rows.map(({ metrics }) => microsOf(metrics.cost))
    assert.ok(costs.every((cost, place) => place === 0 || cost <= (costs[place - 1] ?? cost)))
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
    const { rows: campaigns } = await reading.read('campaigns', '7days')
    const { rows: days } = await reading.read('days', '7days')
    const { rows: groups } = await reading.read('adGroups', '7days')
    const { rows: keywords } = await reading.read('keywords', '7days')
    assert.equal(days.length, 7)
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
      strategies.map(({ name, targetCpa, campaigns }) => [name, targetCpa, campaigns.map((one) => one.name)]),
      [['A$20 a customer', '20000000', ['New bikes']]],
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
    const { rows: people } = await reading.read('demographics')
    const left = people.filter(({ isExcluded }) => isExcluded)
    assert.deepEqual(
      left.map(({ kind, value }) => [kind, value]),
      [['gender', 'unknown']],
    )
  })

  it('reads what the month has cost, and the pages that ads lead to', async () => {
    const reading = adsReading(ads, CYCLES)
    const month = await reading.read('month')
    const { rows: days } = await reading.read('days')
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

const adsError = (kind: string, name: string, more: object = {}) => ({
  error: { details: [{ errors: [{ errorCode: { [kind]: name }, message: 'Words of Google', ...more }] }] },
})

describe('Google Ads, refusals', () => {
  before(async () => {
    ads = await openAdwords({ now: () => ADS_NOW })
  })
  after(() => ads.close())

  const refusals = [
    ['a permission that ended', 'reauth', 401, adsError('authenticationError', 'OAUTH_TOKEN_EXPIRED')],
    ['an owner without an ads account', 'not_found', 401, adsError('authenticationError', 'NOT_ADS_USER')],
    [
      'an owner without the second step that Google asks for',
      'reauth',
      401,
      adsError('authenticationError', 'TWO_STEP_VERIFICATION_NOT_ENROLLED'),
    ],
    [
      'a project with Test access only',
      'not_approved',
      403,
      adsError('authorizationError', 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION'),
    ],
    ['a project that is off', 'not_approved', 403, adsError('authorizationError', 'PROJECT_DISABLED')],
    [
      'a suspended account',
      'needs_selection',
      403,
      adsError('authorizationError', 'ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT'),
    ],
    ['an ended version', 'bad_shape', 400, adsError('requestError', 'UNSUPPORTED_VERSION')],
    ['an ended version that is a page', 'bad_shape', 404, '<html>'],
    ['O04 HTML', 'bad_shape', 200, '<html>'],
    ['O04 half an answer', 'bad_shape', 200, '{"results":[{"customer":'],
    ['O04 a missing field', 'bad_shape', 200, { results: [{ customer: { id: '1' } }] }],
    ['O03 an outage', 'vendor_down', 503, ''],
  ] as const
  for (const [what, kind, status, body] of refusals)
    it(`names ${what}`, async () => {
      // An outage is asked about three times more.
      const reply = { status, body }
      ads.answerNext(...(status === 503 ? [reply, reply, reply, reply] : [reply]))
      assert.equal(await kindOf('account'), kind)
    })

  it('O02 keeps when a used-up quota is back', async () => {
    ads.project.operationsLeft = 0
    const result = await adsReading(ads, CYCLES).tell('account')
    ads.project.operationsLeft = 1_000
    assert.ok(result && !result.ok)
    assert.equal(result.failure.kind, 'quota')
    assert.equal(result.failure.retryAt, new Date(ADS_NOW.getTime() + 3_600_000).toISOString())
  })

  it('O03 asks again after a short outage', async () => {
    ads.answerNext({ status: 503 }, { status: 500 })
    assert.equal(await kindOf('account'), 'read')
  })

  it('O01 gives up when no answer comes', async () => {
    const context = connectorContext({ endpoints: { ads: 'http://127.0.0.1:9' }, now: () => ADS_NOW })
    const result = await connector.read['account']?.run(context, {}, adsAccess(CYCLES))
    assert.equal(result?.ok === false && result.failure.kind, 'vendor_down')
  })

  it('O04 refuses absurd numbers', async () => {
    const row = { campaign: { id: '1', status: 'ENABLED', advertisingChannelType: 'SEARCH' } }
    for (const metrics of [{ costMicros: '-3' }, { conversions: -1 }, { clicks: '1'.repeat(30) }]) {
      ads.answerNext({ status: 200, body: { results: [{ ...row, metrics }] } })
      assert.equal(await kindOf('campaigns'), 'bad_shape')
    }
  })

  it('O06 takes what Google adds, and keeps names on one line without marks that turn the direction', async () => {
    const name = '<b>Sh\u202Eop</b>\n in town'
    const campaign = { id: '1', name, status: 'NEW_STATE', advertisingChannelType: 'NEW_TYPE', newThing: 1 }
    ads.answerNext({ status: 200, body: { results: [{ campaign }] } })
    const { rows } = await adsReading(ads, CYCLES).read('campaigns')
    assert.partialDeepStrictEqual(rows, [{ name: '<b>Shop</b> in town', type: 'other', state: 'enabled' }])
  })

  it('asks nothing without permission or a chosen account', async () => {
    ads.requests.length = 0
    const { context, access } = adsReading(ads, CYCLES)
    const { account } = connector.read
    assert.partialDeepStrictEqual(await account?.run(context, {}, { ...access, grant: null }), {
      failure: { kind: 'reauth' },
    })
    assert.partialDeepStrictEqual(await account?.run(context, {}, { ...access, account: null }), {
      failure: { kind: 'needs_selection' },
    })
    assert.deepEqual(ads.requests, [])
  })
})
