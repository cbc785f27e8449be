import type { CampaignToCreate } from '#core/ads/changes.ts'
import type {
  AdGroupRow,
  AdsMetrics,
  AssetRow,
  CampaignRow,
  KeywordRow,
  NegativeKeywordRow,
  StrategyRow,
} from '#core/ads/rows.ts'
import type { KnownAdsAccount } from '#ads/known-account.ts'
import { NOTHING_READ } from '#ads/known-account.ts'

/** An ads account for tests of what is typed, shown and refused: one of each kind, which a test changes. */
export const someMetrics = (given: Partial<AdsMetrics> = {}): AdsMetrics => ({
  impressions: 1_000,
  interactions: 50,
  clicks: 40,
  cost: '20000000',
  conversions: 4,
  ...given,
})

export const aCampaign = (given: Partial<CampaignRow> = {}): CampaignRow => ({
  id: '1',
  name: 'Bouquets',
  state: 'enabled',
  type: 'search',
  budget: { id: '11', amount: '12000000', isShared: false },
  bidStrategyType: 'maximise_clicks',
  strategyId: null,
  startDate: '2026-01-01',
  endDate: null,
  adGroups: 1,
  metrics: someMetrics(),
  ...given,
})

export const anAdGroup = (given: Partial<AdGroupRow> = {}): AdGroupRow => ({
  id: '21',
  name: 'Roses',
  campaignId: '1',
  campaignName: 'Bouquets',
  state: 'enabled',
  type: 'standard',
  maxCpc: null,
  maxCpv: null,
  targetCpa: null,
  targetCpm: null,
  metrics: someMetrics(),
  ...given,
})

export const aKeyword = (given: Partial<KeywordRow> = {}): KeywordRow => ({
  id: '21~31',
  text: 'red roses',
  matchType: 'phrase',
  campaignId: '1',
  campaignName: 'Bouquets',
  adGroupId: '21',
  adGroupName: 'Roses',
  state: 'enabled',
  relevance: 7,
  averageMonthlySearches: 880,
  competition: 'medium',
  metrics: someMetrics(),
  ...given,
})

export const aNegative = (given: Partial<NegativeKeywordRow> = {}): NegativeKeywordRow => ({
  id: '1~41',
  text: 'free',
  matchType: 'broad',
  level: 'campaign',
  addedToId: '1',
  addedTo: 'Bouquets',
  ...given,
})

export const anAsset = (given: Partial<AssetRow> = {}): AssetRow => ({
  id: '51',
  assetId: '51',
  type: 'sitelink',
  level: 'account',
  levelId: null,
  levelName: null,
  state: 'enabled',
  source: 'advertiser',
  isMadeHere: false,
  sitelink: { text: 'Delivery', line1: null, line2: null, finalUrl: 'https://bluewren.example/delivery' },
  callout: null,
  metrics: someMetrics(),
  ...given,
})

export const aStrategy = (given: Partial<StrategyRow> = {}): StrategyRow => ({
  id: '61',
  name: 'A$15 an order',
  type: 'target_cpa',
  state: 'enabled',
  campaigns: [],
  targetCpa: '15000000',
  targetRoas: null,
  sharedBudget: null,
  ...given,
})

export const aCampaignToCreate = (given: Partial<CampaignToCreate> = {}): CampaignToCreate => ({
  name: 'Christmas wreaths',
  businessName: 'Blue Wren Florist',
  landingUrl: 'https://bluewren.example/wreaths',
  phone: null,
  startDate: '2026-11-21',
  endDate: null,
  locations: [{ kind: 'place', id: '1000286', name: 'Sydney' }],
  languages: [{ id: '1000', name: 'English' }],
  categories: [{ name: 'wreaths', keywords: ['christmas wreath'] }],
  headlines: ['Wreaths', 'Made today', 'Blue Wren Florist'],
  descriptions: ['Fresh wreaths.', 'Made in Newtown.'],
  dailyBudget: '20000000',
  targetCpa: null,
  ...given,
})

/** An account of which everything was read. */
export const anAccount = (given: Partial<KnownAdsAccount> = {}): KnownAdsAccount => ({
  ...NOTHING_READ,
  currency: 'AUD',
  today: '2026-11-21',
  websiteHost: 'www.bluewren.example',
  country: 'AU',
  campaigns: [aCampaign()],
  adGroups: [anAdGroup()],
  keywords: [aKeyword()],
  negativeKeywords: [aNegative()],
  negativeLists: [{ id: '71', name: 'Never', keywords: 2, campaignIds: ['1'] }],
  assets: [anAsset()],
  strategies: [aStrategy()],
  ...given,
})
