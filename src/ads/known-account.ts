import type { AdsChangeKind } from '#core/ads/changes.ts'
import type { AdsData, AdsRead } from '#core/ads/reads.ts'
import type {
  AdGroupRow,
  AssetRow,
  CampaignRow,
  KeywordRow,
  NegativeKeywordRow,
  StrategyRow,
} from '#core/ads/rows.ts'

/** What a change is checked against. `null`: not read, so that no rule about it is checked. */
export interface KnownAdsAccount {
  /** ISO 4217. */
  currency: string
  /** The day in the account's time zone, `YYYY-MM-DD`. */
  today: string
  /** Host of the owner's website; `null`: none. */
  websiteHost: string | null
  /** The owner's country: `AU`, `NZ`, `OTHER`. Which spellings of a phone number are accepted depends on it (`readPhoneNumber`). */
  country: string | null
  campaigns: readonly CampaignRow[] | null
  adGroups: readonly AdGroupRow[] | null
  keywords: readonly KeywordRow[] | null
  negativeKeywords: readonly NegativeKeywordRow[] | null
  negativeLists: AdsData['negativeKeywords']['lists'] | null
  assets: readonly AssetRow[] | null
  strategies: readonly StrategyRow[] | null
}

/** An account of which nothing is read yet. */
export const NOTHING_READ = {
  campaigns: null,
  adGroups: null,
  keywords: null,
  negativeKeywords: null,
  negativeLists: null,
  assets: null,
  strategies: null,
} as const

/** The reads that each change is checked against. */
export const READS_OF_CHANGE: Readonly<Record<AdsChangeKind, readonly AdsRead[]>> = {
  create_campaign: ['campaigns'],
  set_campaign_state: ['campaigns'],
  remove_campaign: ['campaigns'],
  set_budget: ['campaigns'],
  create_ad_group: ['campaigns', 'adGroups'],
  set_ad_group_state: ['campaigns', 'adGroups'],
  remove_ad_group: ['adGroups'],
  set_bids: ['campaigns', 'adGroups'],
  set_demographics: ['adGroups'],
  add_keywords: ['adGroups', 'keywords'],
  remove_keyword: ['keywords'],
  add_negative_keywords: ['campaigns', 'adGroups', 'negativeKeywords'],
  remove_negative_keyword: ['negativeKeywords'],
  save_negative_list: ['campaigns', 'negativeKeywords'],
  add_assets: ['campaigns', 'adGroups', 'assets'],
  remove_asset: ['assets'],
  create_strategy: ['campaigns', 'strategies'],
  remove_strategy: ['campaigns', 'strategies'],
}
