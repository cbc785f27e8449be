import type { ChangedAccount } from '#ads/change-values.ts'
import { BLUE_WREN_ADS } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import type { AdsSampleState } from '#ads/sample/state.ts'
import type { AdsChange, CampaignToCreate } from '#core/ads/changes.ts'

export const TODAY = '2026-11-21'
const PERIOD = { period: '7days', today: TODAY } as const

/** The sample account as a change is checked against it, with who sees one of its ad groups. */
export function accountOf(state: AdsSampleState, adGroupId = '201'): ChangedAccount {
  const negatives = readSample(state, 'negativeKeywords', PERIOD)
  return {
    currency: BLUE_WREN_ADS.currency,
    today: TODAY,
    websiteHost: 'bluewren.example',
    country: 'AU',
    campaigns: readSample(state, 'campaigns', PERIOD).rows,
    adGroups: readSample(state, 'adGroups', PERIOD).rows,
    keywords: readSample(state, 'keywords', PERIOD).rows,
    negativeKeywords: negatives.rows,
    negativeLists: negatives.lists,
    assets: readSample(state, 'assets', PERIOD).rows,
    strategies: readSample(state, 'strategies', PERIOD).rows,
    demographics: readSample(state, 'demographics', { ...PERIOD, adGroupId }).rows,
  }
}

const CAMPAIGN: CampaignToCreate = {
  name: 'Wreaths',
  businessName: 'Blue Wren Florist',
  landingUrl: 'https://bluewren.example/wreaths',
  phone: '+61255501010',
  startDate: '2026-12-01',
  endDate: '2026-12-24',
  locations: [
    { kind: 'place', id: '2036', name: 'Australia' },
    { kind: 'radius', latitude: -33.9, longitude: 151.18, kilometres: 10, name: 'Newtown' },
  ],
  languages: [{ id: '1000', name: 'English' }],
  categories: [
    { name: 'Wreaths', keywords: ['christmas wreath', 'door wreath'] },
    { name: 'Garlands', keywords: ['fir garland'] },
  ],
  headlines: ['Wreaths', 'Tied by hand', 'Order by noon'],
  descriptions: ['Fresh from growers near Sydney.', 'Pick up, or we bring them.'],
  dailyBudget: '12000000',
  targetCpa: '9000000',
}
const phrase = (text: string) => ({ text, matchType: 'phrase' }) as const
const SITELINK = { text: 'Gifts', line1: 'Vases', line2: 'Cards', finalUrl: 'https://bluewren.example/gifts' }

/** Each kind of change, of the sample account, that every rule lets through. */
export const CHANGES: readonly AdsChange[] = [
  { kind: 'create_campaign', campaign: CAMPAIGN },
  { kind: 'set_campaign_state', ids: ['101', '102'], state: 'paused' },
  { kind: 'set_campaign_state', ids: ['104'], state: 'enabled' },
  { kind: 'remove_campaign', id: '104' },
  { kind: 'set_budget', campaignId: '101', amount: '19000000' },
  { kind: 'create_ad_group', campaignId: '101', name: 'Tulips', maxCpc: '1500000' },
  { kind: 'create_ad_group', campaignId: '102', name: 'Buttonholes', maxCpc: null },
  { kind: 'set_ad_group_state', ids: ['201'], state: 'paused' },
  { kind: 'remove_ad_group', id: '202' },
  { kind: 'set_bids', adGroupId: '201', maxCpc: '2100000', maxCpv: null, targetCpa: null, targetCpm: null },
  {
    kind: 'set_demographics',
    adGroupId: '201',
    excluded: {
      gender: ['male'],
      age: ['25_34', '18_24'],
      parental_status: [],
      household_income: ['lower_50'],
    },
  },
  {
    kind: 'add_keywords',
    adGroupId: '201',
    keywords: [phrase('tulips newtown'), { text: 'peonies', matchType: 'exact' }],
  },
  { kind: 'remove_keyword', id: '201~302' },
  { kind: 'add_negative_keywords', level: 'campaign', levelId: '101', keywords: [phrase('fake flowers')] },
  {
    kind: 'add_negative_keywords',
    level: 'ad_group',
    levelId: '201',
    keywords: [phrase('seeds'), phrase('bulbs')],
  },
  { kind: 'remove_negative_keyword', id: '102~1020' },
  {
    kind: 'save_negative_list',
    listId: null,
    name: 'Jobs',
    keywords: [phrase('florist job')],
    campaignIds: ['101'],
  },
  {
    kind: 'save_negative_list',
    listId: '401',
    name: 'Not sold',
    keywords: [phrase('plastic flowers')],
    campaignIds: ['103', '102'],
  },
  {
    kind: 'add_assets',
    type: 'sitelink',
    level: 'campaign',
    levelId: '103',
    sitelinks: [SITELINK],
    callouts: [],
    existing: ['801'],
  },
  {
    kind: 'add_assets',
    type: 'callout',
    level: 'account',
    levelId: null,
    sitelinks: [],
    callouts: ['Free cards'],
    existing: [],
  },
  { kind: 'remove_asset', id: '101~801', level: 'campaign', type: 'sitelink' },
  {
    kind: 'create_strategy',
    name: 'Orders under A$12',
    type: 'target_cpa',
    targetCpa: '12000000',
    targetRoas: null,
    sharedBudget: null,
    campaignIds: ['101'],
  },
  {
    kind: 'create_strategy',
    name: 'More',
    type: 'maximise_conversions',
    targetCpa: null,
    targetRoas: null,
    sharedBudget: '30000000',
    campaignIds: ['103', '102'],
  },
  { kind: 'remove_strategy', id: '703' },
]
