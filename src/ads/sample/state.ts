import { z } from 'zod'
import { micros } from '#core/ads/money-schema.ts'
import {
  AD_GROUP_TYPES,
  ADS_ITEM_STATES,
  ASSET_LEVELS,
  ASSET_TYPES,
  BID_STRATEGY_TYPES,
  CAMPAIGN_TYPES,
  COMPETITIONS,
  MATCH_TYPES,
  NEGATIVE_LEVELS,
  STRATEGY_TYPES,
} from '#core/ads/states.ts'
import { sitelinkText } from '#core/ads/rows.ts'

// The sample account as it is kept once an owner has changed it. What happened is calculated from it for each day (`events.ts`), so everything that has an
// effect on figures says from which day on: a change never rewrites the days before it. Of negative keywords that holds only
// where they are added: one that is removed, or a list that is chosen for a campaign, is seen in the search terms of all days.

const id = z.string()
const day = z.iso.date()
const state = z.enum(ADS_ITEM_STATES)

/** Days on which something ran, both counted; `to`: `null` while it runs. */
const run = z.object({ from: day, to: day.nullable() })
export type SampleRun = z.infer<typeof run>

/**
 * What a campaign brought in some days that are its measure, cost in cents; `within` is what it did in these days and `before` what it did before them, as
 * `rates.ts` counts.
 */
const rate = z.object({
  impressions: z.number().int(),
  clicks: z.number().int(),
  calls: z.number().int(),
  cost: z.number().int(),
  conversions: z.number().int(),
  before: z.number().int(),
  within: z.number().int().positive(),
})

const campaign = z.object({
  id,
  name: z.string(),
  type: z.enum(CAMPAIGN_TYPES),
  state,
  startDate: day,
  endDate: day.nullable(),
  bidStrategyType: z.enum(BID_STRATEGY_TYPES),
  strategyId: id.nullable(),
  budgetId: id,
  isSharedBudget: z.boolean(),
  /** The daily budget from a day on; the first one always, whatever its day. */
  budgets: z.array(z.object({ from: day, amount: micros })).min(1),
  runs: z.array(run),
  rate,
  landingUrl: z.string(),
})
export type SampleCampaign = z.infer<typeof campaign>

const adGroup = z.object({
  id,
  campaignId: id,
  name: z.string(),
  type: z.enum(AD_GROUP_TYPES),
  state,
  maxCpc: micros.nullable(),
  maxCpv: micros.nullable(),
  targetCpa: micros.nullable(),
  targetCpm: micros.nullable(),
  runs: z.array(run),
  /** The demographic values that it excludes, from a day on. */
  excluded: z.array(z.object({ kind: z.string(), value: z.string(), run })),
  /** What people search for when its ads are shown. */
  terms: z.array(z.object({ term: z.string(), weight: z.number() })),
})
export type SampleAdGroup = z.infer<typeof adGroup>

const keyword = z.object({
  id,
  adGroupId: id,
  text: z.string(),
  matchType: z.enum(MATCH_TYPES),
  state,
  run,
  weight: z.number(),
  relevance: z.number().int().nullable(),
  searches: z.number().int().nullable(),
  competition: z.enum(COMPETITIONS).nullable(),
})
export type SampleKeyword = z.infer<typeof keyword>

const negative = z.object({
  id,
  text: z.string(),
  matchType: z.enum(MATCH_TYPES),
  level: z.enum(NEGATIVE_LEVELS),
  addedToId: id,
  from: day,
})
export type SampleNegative = z.infer<typeof negative>

const asset = z.object({
  id,
  type: z.enum(ASSET_TYPES),
  sitelink: sitelinkText.nullable(),
  callout: z.string().nullable(),
})
const assetLink = z.object({
  id,
  assetId: id,
  level: z.enum(ASSET_LEVELS),
  levelId: id.nullable(),
  state,
  run,
})

const strategy = z.object({
  id,
  name: z.string(),
  type: z.enum(STRATEGY_TYPES),
  state,
  targetCpa: micros.nullable(),
  targetRoas: z.number().nullable(),
  sharedBudget: z.object({ id, amount: micros }).nullable(),
})

/** Everything in the sample account. */
export const adsSampleState = z.object({
  /** The number that the next new thing gets. */
  nextId: z.number().int(),
  campaigns: z.array(campaign),
  adGroups: z.array(adGroup),
  keywords: z.array(keyword),
  negatives: z.array(negative),
  lists: z.array(z.object({ id, name: z.string(), campaignIds: z.array(id) })),
  assets: z.array(asset),
  assetLinks: z.array(assetLink),
  strategies: z.array(strategy),
})
export type AdsSampleState = z.infer<typeof adsSampleState>

/** Whether something ran on a day. */
export const ranOn = (runs: readonly SampleRun[], day: string): boolean =>
  runs.some(({ from, to }) => from <= day && (to === null || day <= to))

/** `runs` with the running one ended on a day, which still counts. */
export const stopped = (runs: readonly SampleRun[], day: string): SampleRun[] =>
  runs.map((one) => (one.to === null ? { from: one.from < day ? one.from : day, to: day } : one))

/** `runs` with a new one from a day on, unless one goes on. */
export const started = (runs: readonly SampleRun[], day: string): SampleRun[] =>
  runs.some(({ to }) => to === null) ? [...runs] : [...runs, { from: day, to: null }]
