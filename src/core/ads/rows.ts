import { z } from 'zod'
import { micros } from './money-schema.ts'
import {
  AD_GROUP_TYPES,
  ADS_ITEM_STATES,
  ASSET_LEVELS,
  ASSET_TYPES,
  BID_STRATEGY_TYPES,
  CAMPAIGN_STATES,
  CAMPAIGN_TYPES,
  COMPETITIONS,
  MATCH_TYPES,
  NEGATIVE_LEVELS,
  SEARCH_TERM_STATES,
  STRATEGY_TYPES,
} from './states.ts'

// What an ads account holds, as the reads of the connector give it and the tabs show it. Ids are Google's, digits in text. Only what can be added up is
// kept: rates and averages are calculated (`figures.ts`), so that a total agrees with its rows.

/** The id of one thing that Google was asked about, such as a campaign. */
export const adsId = z.string().regex(/^[1-9]\d{0,19}$/u)
/** The id of a row: one of Google's, or several of them. */
export const adsRowId = z.string().regex(/^[\d~]{1,60}$/u)
const id = adsRowId
const name = z.string().max(400)
const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What happened in the chosen dates. */
export const adsMetrics = z.object({
  impressions: count,
  interactions: count,
  clicks: count,
  cost: micros,
  /** Google counts parts of a conversion. */
  conversions: z.number().min(0),
})
export type AdsMetrics = z.infer<typeof adsMetrics>

/** The chosen account. */
export const adsAccount = z.object({
  id,
  name,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/u),
  /** IANA, such as `Australia/Sydney`. */
  timeZone: z.string().max(60),
  isTest: z.boolean(),
  /** Whether any action is counted as a conversion: without one, `results` are clicks (decisions 9.2). */
  countsConversions: z.boolean(),
})
export type AdsAccountFacts = z.infer<typeof adsAccount>

export const campaignRow = z.object({
  id,
  name,
  state: z.enum(CAMPAIGN_STATES),
  type: z.enum(CAMPAIGN_TYPES),
  /** `null`: Google gave none. */
  budget: z.object({ id, amount: micros, isShared: z.boolean() }).nullable(),
  bidStrategyType: z.enum(BID_STRATEGY_TYPES),
  /** Its portfolio strategy; `null`: none. */
  strategyId: id.nullable(),
  /** `YYYY-MM-DD`; `null`: no end. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  /** Those that were not removed; `null`: not counted. */
  adGroups: count.nullable(),
  metrics: adsMetrics,
})
export type CampaignRow = z.infer<typeof campaignRow>

export const adGroupRow = z.object({
  id,
  name,
  campaignId: id,
  campaignName: name,
  state: z.enum(ADS_ITEM_STATES),
  type: z.enum(AD_GROUP_TYPES),
  /** Default max CPC, max CPV, target CPA and target CPM; `null`: not set. */
  maxCpc: micros.nullable(),
  maxCpv: micros.nullable(),
  targetCpa: micros.nullable(),
  targetCpm: micros.nullable(),
  metrics: adsMetrics,
})
export type AdGroupRow = z.infer<typeof adGroupRow>

/** One choice of the people who see an ad group: `kind` and `value` are of `DEMOGRAPHICS`. */
export const demographicRow = z.object({
  adGroupId: id,
  kind: z.string(),
  value: z.string(),
  isExcluded: z.boolean(),
  metrics: adsMetrics,
})
export type DemographicRow = z.infer<typeof demographicRow>

export const keywordRow = z.object({
  /** `adGroup~criterion`. */
  id,
  text: name,
  matchType: z.enum(MATCH_TYPES),
  campaignId: id,
  campaignName: name,
  adGroupId: id,
  adGroupName: name,
  state: z.enum(ADS_ITEM_STATES),
  /** Google's quality score, 1 to 10; `null`: too few searches. */
  relevance: z.number().int().min(1).max(10).nullable(),
  /** `null`: not known at the operator's access level. */
  averageMonthlySearches: count.nullable(),
  competition: z.enum(COMPETITIONS).nullable(),
  metrics: adsMetrics,
})
export type KeywordRow = z.infer<typeof keywordRow>

export const searchTermRow = z.object({
  term: name,
  state: z.enum(SEARCH_TERM_STATES),
  campaignId: id,
  campaignName: name,
  /** `null`: of a smart campaign. */
  adGroupId: id.nullable(),
  adGroupName: name.nullable(),
  metrics: adsMetrics,
})
export type SearchTermRow = z.infer<typeof searchTermRow>

export const negativeKeywordRow = z.object({
  /** `campaign~criterion`, `adGroup~criterion` or `list~criterion`. */
  id,
  text: name,
  matchType: z.enum(MATCH_TYPES),
  level: z.enum(NEGATIVE_LEVELS),
  /** The campaign, ad group or list that it is added to. */
  addedToId: id,
  addedTo: name,
})
export type NegativeKeywordRow = z.infer<typeof negativeKeywordRow>

export const negativeListRow = z.object({
  id,
  name,
  keywords: count,
  /** The campaigns that use it. */
  campaignIds: z.array(id),
  /** More of its keywords or campaigns are at Google than were read: saving it would remove them. */
  isCut: z.boolean().optional(),
})
export type NegativeListRow = z.infer<typeof negativeListRow>

export const sitelinkText = z.object({
  text: name,
  /** Both or neither. */
  line1: name.nullable(),
  line2: name.nullable(),
  finalUrl: z.string().max(2_048),
})

/** An asset at one place. The same asset at two places is two rows. */
export const assetRow = z.object({
  /** Of the place: the account, `campaign~asset` or `adGroup~asset`. */
  id,
  assetId: id,
  type: z.enum(ASSET_TYPES),
  level: z.enum(ASSET_LEVELS),
  /** The campaign or ad group; `null`: the account. */
  levelId: id.nullable(),
  levelName: name.nullable(),
  state: z.enum(ADS_ITEM_STATES),
  source: z.enum(['advertiser', 'automatic']),
  /** It was created with Fettle, which then removes it no more. */
  isMadeHere: z.boolean().default(false),
  sitelink: sitelinkText.nullable(),
  callout: name.nullable(),
  metrics: adsMetrics,
})
export type AssetRow = z.infer<typeof assetRow>

export const strategyRow = z.object({
  id,
  name,
  type: z.enum(STRATEGY_TYPES),
  state: z.enum(ADS_ITEM_STATES),
  campaigns: z.array(z.object({ id, name })),
  targetCpa: micros.nullable(),
  /** 5 is 500 %. */
  targetRoas: z.number().positive().nullable(),
  sharedBudget: z.object({ id, amount: micros }).nullable(),
})
export type StrategyRow = z.infer<typeof strategyRow>

/** What one day brought, all campaigns together. */
export const adsDay = z.object({ day: z.iso.date(), metrics: adsMetrics })
export type AdsDay = z.infer<typeof adsDay>

/** What the account's month has cost so far, today included, as far as Google has counted it. */
export const adsMonth = z.object({
  /** Today in the account's time zone. */
  today: z.iso.date(),
  cost: micros,
})

/** A page that the ads of a campaign that runs lead to. */
export const landingPageRow = z.object({
  url: z.string().max(2_048),
  campaignId: id,
  campaignName: name,
})
