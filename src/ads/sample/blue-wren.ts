import type { AdsAccountFacts } from '#core/ads/rows.ts'
import { BLUE_WREN_ASSETS, BLUE_WREN_LINKS } from './blue-wren-assets.ts'
import { BLUE_WREN_TOPICS } from './blue-wren-keywords.ts'
import { rateWeights } from './rates.ts'
import type { AdsSampleState, SampleAdGroup, SampleCampaign, SampleKeyword, SampleNegative } from './state.ts'
import { readKeyword } from '../typed-keywords.ts'

/** The account of the sample business, the same that every other sample is about. Its number is the one of the connector's sample. */
export const BLUE_WREN_ADS: AdsAccountFacts = {
  id: '2555504417',
  name: 'Blue Wren Florist',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  isTest: false,
  countsConversions: true,
}
export const BLUE_WREN_SITE = 'https://bluewren.example'

const BEGAN = '2025-03-10'
const SMART_BEGAN = '2024-12-02'
const SMART_ENDED = '2025-03-09'
const SYMPATHY_PAUSED = '2026-10-31'

/** The month that the rates are of. */
const MEASURE = { from: '2026-10-22', to: '2026-11-20' }
const SMART_MEASURE = { from: '2025-02-08', to: SMART_ENDED }

type Given = Pick<SampleCampaign, 'id' | 'name' | 'bidStrategyType' | 'landingUrl'> & {
  rate: Omit<SampleCampaign['rate'], 'before' | 'within'>
  /** Dollars a day. */
  budget: number
  strategyId?: string
  smart?: true
  pausedOn?: string
}

const campaignOf = ({ id, name, budget, smart, pausedOn, rate, ...rest }: Given): SampleCampaign => {
  const budgets = [{ from: BEGAN, amount: `${budget}000000` }]
  const runs = [{ from: smart ? SMART_BEGAN : BEGAN, to: pausedOn ?? null }]
  return {
    id,
    name,
    type: smart ? 'smart' : 'search',
    state: pausedOn === undefined ? 'enabled' : 'paused',
    startDate: smart ? SMART_BEGAN : BEGAN,
    endDate: null,
    bidStrategyType: rest.bidStrategyType,
    strategyId: rest.strategyId ?? null,
    budgetId: `6${id}`,
    isSharedBudget: false,
    budgets,
    runs,
    rate: { ...rate, ...rateWeights({ budgets, runs }, smart ? SMART_MEASURE : MEASURE) },
    landingUrl: rest.landingUrl,
  }
}

const CAMPAIGNS: readonly SampleCampaign[] = [
  campaignOf({
    id: '101',
    name: 'Bouquets, inner west',
    budget: 12,
    bidStrategyType: 'target_cpa',
    strategyId: '701',
    rate: { impressions: 4_812, clicks: 231, calls: 5, cost: 28_460, conversions: 19 },
    landingUrl: `${BLUE_WREN_SITE}/bouquets`,
  }),
  campaignOf({
    id: '102',
    name: 'Wedding flowers',
    budget: 8,
    bidStrategyType: 'target_roas',
    strategyId: '702',
    rate: { impressions: 2_340, clicks: 84, calls: 2, cost: 17_615, conversions: 5 },
    landingUrl: `${BLUE_WREN_SITE}/weddings`,
  }),
  campaignOf({
    id: '103',
    name: 'Same-day delivery',
    budget: 6,
    bidStrategyType: 'target_cpa',
    strategyId: '701',
    rate: { impressions: 2_027, clicks: 118, calls: 6, cost: 14_285, conversions: 9 },
    landingUrl: `${BLUE_WREN_SITE}/same-day`,
  }),
  campaignOf({
    id: '104',
    name: 'Sympathy flowers',
    budget: 5,
    bidStrategyType: 'maximise_clicks',
    pausedOn: SYMPATHY_PAUSED,
    rate: { impressions: 1_106, clicks: 40, calls: 0, cost: 6_120, conversions: 4 },
    landingUrl: `${BLUE_WREN_SITE}/sympathy`,
  }),
  campaignOf({
    id: '105',
    name: 'Blue Wren, our first ad',
    budget: 3,
    bidStrategyType: 'other',
    smart: true,
    pausedOn: SMART_ENDED,
    rate: { impressions: 1_420, clicks: 52, calls: 3, cost: 6_890, conversions: 2 },
    landingUrl: `${BLUE_WREN_SITE}/`,
  }),
]

const groupOf = (id: string, campaignId: string, name: string): SampleAdGroup => ({
  id,
  campaignId,
  name,
  type: 'standard',
  state: 'enabled',
  maxCpc: null,
  maxCpv: null,
  targetCpa: null,
  targetCpm: null,
  runs: [{ from: SMART_BEGAN, to: null }],
  excluded: [],
  terms: [],
})

/** How often a keyword is searched for, by its place in the list: the first ones most. */
const weightAt = (index: number): number => Math.round(100 / (index + 1.6))
const COMPETITIONS_IN_TURN = ['medium', 'high', 'high', 'low', 'medium'] as const

const AD_GROUPS: readonly SampleAdGroup[] = [
  ...BLUE_WREN_TOPICS.map(({ campaignId, name, keywords, otherTerms }, index) => ({
    ...groupOf(`${201 + index}`, campaignId, name),
    maxCpc: campaignId === '104' ? '2500000' : null,
    terms: [
      ...keywords.map((typed, index) => ({ term: readKeyword(typed).text, weight: weightAt(index) })),
      ...otherTerms.map((term, index) => ({ term, weight: 9 - 2 * index })),
    ],
  })),
  { ...groupOf('211', '105', 'Blue Wren Florist'), type: 'smart', terms: [{ term: 'florist', weight: 1 }] },
]

const KEYWORDS: readonly SampleKeyword[] = BLUE_WREN_TOPICS.flatMap(({ keywords }, group) =>
  keywords.map(
    (typed, index): SampleKeyword => ({
      id: `${201 + group}~${301 + group * 10 + index}`,
      adGroupId: `${201 + group}`,
      ...readKeyword(typed),
      state: 'enabled',
      run: { from: BEGAN, to: null },
      weight: weightAt(index),
      relevance: index === 7 ? null : 8 - ((group + index) % 6),
      searches: weightAt(index) * 40 + group * 10,
      competition: COMPETITIONS_IN_TURN[(group + index) % COMPETITIONS_IN_TURN.length] ?? 'medium',
    }),
  ),
)

const LISTS = [
  { id: '401', name: 'We don’t sell these', campaignIds: ['101', '103'] },
  { id: '402', name: 'Not looking to buy', campaignIds: ['101', '102', '103', '104'] },
]

const negativesOf = (
  level: SampleNegative['level'],
  addedToId: string,
  words: readonly string[],
): SampleNegative[] =>
  words.map((typed, index) => ({
    id: `${addedToId}~${Number(addedToId) * 10 + index}`,
    ...readKeyword(typed),
    level,
    addedToId,
    from: BEGAN,
  }))

/** The sample account before an owner changes anything: 4 Search campaigns, an old Smart one, 11 ad groups, 96 keywords. */
export const BLUE_WREN_STATE: AdsSampleState = {
  nextId: 9_001,
  campaigns: [...CAMPAIGNS],
  adGroups: [...AD_GROUPS],
  keywords: [...KEYWORDS],
  negatives: [
    ...negativesOf('list', '401', ['"plastic flowers"', '"silk flowers"', '"flower wallpaper"', 'bulbs']),
    ...negativesOf('list', '402', ['"florist course"', '"florist salary"', '"flower meaning"', 'free']),
    ...negativesOf('campaign', '102', ['"wedding dress"', '"wedding cake"']),
    ...negativesOf('ad_group', '207', ['"next day"']),
  ],
  lists: LISTS,
  assets: [...BLUE_WREN_ASSETS],
  assetLinks: BLUE_WREN_LINKS.map((link) => ({ ...link, run: { from: BEGAN, to: null } })),
  strategies: [
    {
      id: '701',
      name: 'Orders under A$16',
      type: 'target_cpa',
      state: 'enabled',
      targetCpa: '16000000',
      targetRoas: null,
      sharedBudget: null,
    },
    {
      id: '702',
      name: 'Weddings at 500%',
      type: 'target_roas',
      state: 'enabled',
      targetCpa: null,
      targetRoas: 5,
      sharedBudget: null,
    },
  ],
}
