/** State of a campaign as lists show it (decisions 9.2). `draft`: Fettle's own, which Google does not know. */
export const CAMPAIGN_STATES = ['enabled', 'paused', 'ended', 'pending', 'draft', 'removed'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** State of an ad group, a keyword, an asset's link or a strategy. */
export const ADS_ITEM_STATES = ['enabled', 'paused', 'removed'] as const
export type AdsItemState = (typeof ADS_ITEM_STATES)[number]

/** What lists can be filtered by. */
export const STATUS_FILTERS = ['all', 'active', 'non-active', 'removed'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const STATUS_FILTER_WORDS: Readonly<Record<StatusFilter, string>> = {
  all: 'All',
  active: 'Active',
  'non-active': 'Non-active',
  removed: 'Removed',
}

/** Whether an item of a state is listed under a filter. */
export function passesFilter(state: CampaignState, filter: StatusFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'active') return state === 'enabled'
  if (filter === 'removed') return state === 'removed'
  return state !== 'enabled' && state !== 'removed'
}

/** Kinds of campaigns. Google makes no new smart ones since September 2026; `other`: display, video, shopping and so on. */
export const CAMPAIGN_TYPES = ['search', 'smart', 'other'] as const
export const AD_GROUP_TYPES = ['standard', 'smart', 'other'] as const

export const MATCH_TYPES = ['broad', 'phrase', 'exact'] as const
export type MatchType = (typeof MATCH_TYPES)[number]

export const COMPETITIONS = ['low', 'medium', 'high'] as const
export const SEARCH_TERM_STATES = ['added', 'excluded', 'none'] as const

export const ASSET_TYPES = ['sitelink', 'callout'] as const
export type AssetType = (typeof ASSET_TYPES)[number]
export const ASSET_LEVELS = ['account', 'campaign', 'ad_group'] as const
export type AssetLevel = (typeof ASSET_LEVELS)[number]

export const NEGATIVE_LEVELS = ['campaign', 'ad_group', 'list'] as const

export const STRATEGY_TYPES = ['target_cpa', 'target_roas', 'maximise_conversions'] as const
export type StrategyType = (typeof STRATEGY_TYPES)[number]
/** How a campaign bids: by a strategy's type, or by another that Google offers. */
export const BID_STRATEGY_TYPES = [
  ...STRATEGY_TYPES,
  'maximise_clicks',
  'manual_cpc',
  'maximise_value',
  'other',
] as const

export const DEMOGRAPHIC_KINDS = ['gender', 'age', 'parental_status', 'household_income'] as const
export type DemographicKind = (typeof DEMOGRAPHIC_KINDS)[number]

/** What can be chosen of the people who see an ad group, by kind (decisions 9.1), in the order of the screen. */
export const DEMOGRAPHICS = {
  gender: ['female', 'male', 'unknown'],
  age: ['18_24', '25_34', '35_44', '45_54', '55_64', '65_up', 'unknown'],
  parental_status: ['parent', 'not_a_parent', 'unknown'],
  household_income: ['top_10', '11_20', '21_30', '31_40', '41_50', 'lower_50', 'unknown'],
} as const satisfies Record<DemographicKind, readonly string[]>
