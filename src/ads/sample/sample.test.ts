import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ADS_PERIODS } from '#core/ads/dates.ts'
import { moneyDecimals, microsOf } from '#core/ads/money.ts'
import { ADS_READS, type AdsRead } from '#core/ads/reads.ts'
import type { AdsMetrics } from '#core/ads/rows.ts'
import { applyToSample } from './apply.ts'
import { BLUE_WREN_STATE } from './blue-wren.ts'
import { readSample } from './reads.ts'
import type { AdsSampleState } from './state.ts'
import { sampleIdeas } from './suggestions.ts'

const TODAY = '2026-11-21'
const month = { period: '30days', today: TODAY } as const

const READS = [
  'account',
  'campaigns',
  'adGroups',
  'demographics',
  'keywords',
  'searchTerms',
  'negativeKeywords',
  'assets',
  'strategies',
  'days',
  'month',
  'landingPages',
] as const satisfies readonly AdsRead[]

const on = (today: string) => readSample(BLUE_WREN_STATE, 'days', { period: '30days', today }).rows

const totalOf = (rows: readonly { metrics: AdsMetrics }[]) => {
  const sum = (one: 'impressions' | 'interactions' | 'clicks' | 'conversions') =>
    rows.reduce((all, { metrics }) => all + metrics[one], 0)
  return {
    impressions: sum('impressions'),
    interactions: sum('interactions'),
    clicks: sum('clicks'),
    conversions: sum('conversions'),
    cost: moneyDecimals(rows.reduce((all, { metrics }) => all + microsOf(metrics.cost), 0n)),
  }
}

const pagesOf = (state: AdsSampleState) =>
  readSample(state, 'landingPages', month).rows.map(({ campaignId }) => campaignId)

describe('the sample ads account', () => {
  it('has what the product says that it has', () => {
    const { rows } = readSample(BLUE_WREN_STATE, 'campaigns', month)
    assert.deepEqual(
      rows.map(({ type, state }) => `${type} ${state}`),
      ['search enabled', 'search enabled', 'search enabled', 'search paused', 'smart paused'],
    )
    assert.equal(readSample(BLUE_WREN_STATE, 'adGroups', month).rows.length, 11)
    assert.equal(readSample(BLUE_WREN_STATE, 'keywords', month).rows.length, 96)
    assert.equal(readSample(BLUE_WREN_STATE, 'negativeKeywords', month).lists.length, 2)
    assert.equal(readSample(BLUE_WREN_STATE, 'strategies', month).rows.length, 2)
    const assets = readSample(BLUE_WREN_STATE, 'assets', month).rows
    assert.equal(assets.filter(({ type }) => type === 'sitelink').length, 6)
    assert.equal(assets.filter(({ type }) => type === 'callout').length, 5)
  })

  it('costs in its month what the campaigns say, to the cent', () => {
    const { rows } = readSample(BLUE_WREN_STATE, 'campaigns', month)
    assert.deepEqual(
      rows.map(({ metrics }) => [metrics.impressions, metrics.clicks, metrics.conversions]),
      [
        [4_812, 231, 19],
        [2_340, 84, 5],
        [2_027, 118, 9],
        [1_106, 40, 4],
        [0, 0, 0],
      ],
    )
    assert.deepEqual(
      rows.map(({ metrics }) => moneyDecimals(microsOf(metrics.cost))),
      ['284.60', '176.15', '142.85', '61.20', '0.00'],
    )
    assert.deepEqual(totalOf(rows), {
      impressions: 10_285,
      interactions: 486,
      clicks: 473,
      conversions: 37,
      cost: '664.80',
    })
  })

  for (const period of ADS_PERIODS)
    it(`adds up across tabs and days: ${period}`, () => {
      const at = { period, today: TODAY }
      const campaigns = readSample(BLUE_WREN_STATE, 'campaigns', at).rows
      const adGroups = readSample(BLUE_WREN_STATE, 'adGroups', at).rows
      const keywords = readSample(BLUE_WREN_STATE, 'keywords', at).rows
      const total = totalOf(campaigns)
      for (const { id, metrics } of campaigns) {
        const own = adGroups.filter(({ campaignId }) => campaignId === id)
        assert.deepEqual(totalOf(own), totalOf([{ metrics }]))
      }
      for (const { id, type, metrics } of adGroups.filter((one) => one.type === 'standard')) {
        const own = keywords.filter(({ adGroupId }) => adGroupId === id)
        assert.deepEqual(totalOf(own), totalOf([{ metrics }]), `${id} ${type}`)
      }
      assert.deepEqual(totalOf(readSample(BLUE_WREN_STATE, 'days', at).rows), total)
      assert.deepEqual(totalOf(readSample(BLUE_WREN_STATE, 'searchTerms', at).rows), total)
      const women = readSample(BLUE_WREN_STATE, 'demographics', at).rows.filter(
        ({ kind }) => kind === 'gender',
      )
      assert.deepEqual(totalOf(women), totalOf(adGroups.filter(({ type }) => type === 'standard')))
    })

  it('has more in a longer period, and the same on every read of a day', () => {
    const clicks = ADS_PERIODS.map(
      (period) => totalOf(readSample(BLUE_WREN_STATE, 'campaigns', { period, today: TODAY }).rows).clicks,
    )
    assert.deepEqual(
      clicks,
      clicks.toSorted((a, b) => a - b),
    )
    assert.deepEqual(
      readSample(BLUE_WREN_STATE, 'keywords', month),
      readSample(BLUE_WREN_STATE, 'keywords', month),
    )
  })

  it('leads to the pages of what runs, and to none of a campaign that has ended', () => {
    const [first, ...others] = BLUE_WREN_STATE.campaigns
    assert.ok(first)
    const ended = { ...BLUE_WREN_STATE, campaigns: [{ ...first, endDate: '2026-11-20' }, ...others] }
    assert.deepEqual(
      pagesOf(ended),
      pagesOf(BLUE_WREN_STATE).filter((id) => id !== first.id),
    )
  })

  it('has the most searched for as ideas where nothing fits', () => {
    const searches = sampleIdeas(['zzz']).ideas.map((one) => one.averageMonthlySearches ?? 0)
    assert.deepEqual(
      searches,
      searches.toSorted((one, other) => other - one),
    )
  })

  it('moves by a day a day: what was yesterday is the same tomorrow', () => {
    const [first, ...rest] = on('2026-12-30')
    assert.ok(first)
    assert.deepEqual(on('2026-12-31').slice(0, -1), rest)
  })

  it('names a keyword that was typed with capitals as added, and as excluded once it is blocked', () => {
    const text = 'Wedding Flowers Sydney'
    const adGroup = BLUE_WREN_STATE.adGroups.find(
      ({ type, state }) => type === 'standard' && state === 'enabled',
    )
    assert.ok(adGroup)
    const adGroupId = adGroup.id
    const keywords = [{ text, matchType: 'broad' as const }]
    const added = applyToSample(BLUE_WREN_STATE, { kind: 'add_keywords', adGroupId, keywords }, TODAY).state
    const block = { kind: 'add_negative_keywords', level: 'ad_group', levelId: adGroupId, keywords } as const
    const blocked = applyToSample(added, block, '2026-11-24').state
    const stateIn = (state: AdsSampleState) =>
      readSample(state, 'searchTerms', { period: '30days', today: '2026-11-24' }).rows.find(
        (row) => row.term === text && row.adGroupId === adGroupId,
      )?.state
    assert.deepEqual([stateIn(added), stateIn(blocked)], ['added', 'excluded'])
  })

  it('has the same search terms of the days before a keyword was added', () => {
    const adGroup = BLUE_WREN_STATE.adGroups.find(
      ({ type, state }) => type === 'standard' && state === 'enabled',
    )
    assert.ok(adGroup)
    const keywords = [{ text: 'wedding arbour', matchType: 'broad' as const }]
    const add = { kind: 'add_keywords', adGroupId: adGroup.id, keywords } as const
    const added = applyToSample(BLUE_WREN_STATE, add, TODAY).state
    const lastMonth = { period: '30days', today: '2026-11-20' } as const
    const termsIn = (state: AdsSampleState) => readSample(state, 'searchTerms', lastMonth).rows
    assert.deepEqual(termsIn(added), termsIn(BLUE_WREN_STATE))
  })

  it('has the shape of live data', () => {
    for (const read of READS)
      for (const period of ['7days', 'all'] as const)
        ADS_READS[read].parse(readSample(BLUE_WREN_STATE, read, { period, today: TODAY }))
  })
})
