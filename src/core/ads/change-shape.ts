import { z } from 'zod'
import type { AdsChange, CampaignToCreate } from './changes.ts'
import { micros } from './money-schema.ts'
import { adsRowId } from './rows.ts'
import { ASSET_LEVELS, ASSET_TYPES, MATCH_TYPES, STRATEGY_TYPES } from './states.ts'

// The shape of a change as it arrives. Limits here only keep a body small: what an owner reads about a field is decided by `src/ads`.

const text = z.string().max(2_000)
const id = adsRowId
/** An account has 10,000 campaigns at most, all of which may be paused at once. */
const ids = z.array(id).max(10_000)
const amount = micros.nullable()
const keyword = z.strictObject({ text, matchType: z.enum(MATCH_TYPES) })
const keywords = z.array(keyword).max(20_000)
const runState = z.enum(['enabled', 'paused'])
const sitelink = z.strictObject({ text, line1: text.nullable(), line2: text.nullable(), finalUrl: text })

const location = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('place'), id, name: text }),
  z.strictObject({
    kind: z.literal('radius'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    kilometres: z.number(),
    name: text,
  }),
])

/** {@link CampaignToCreate} as a schema. */
export const campaignToCreate: z.ZodType<CampaignToCreate> = z.strictObject({
  name: text,
  businessName: text,
  landingUrl: text,
  phone: text.nullable(),
  phoneCountry: z.enum(['AU', 'NZ']).optional(),
  startDate: text,
  endDate: text.nullable(),
  locations: z.array(location).max(200),
  languages: z.array(z.strictObject({ id, name: text })).max(200),
  categories: z.array(z.strictObject({ name: text, keywords: z.array(text).max(100) })).max(100),
  headlines: z.array(text).max(50),
  descriptions: z.array(text).max(50),
  dailyBudget: micros,
  targetCpa: amount,
})

/** {@link AdsChange} as a schema. */
export const adsChange: z.ZodType<AdsChange> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create_campaign'), campaign: campaignToCreate }),
  z.strictObject({ kind: z.literal('set_campaign_state'), ids, state: runState }),
  z.strictObject({ kind: z.literal('remove_campaign'), id }),
  z.strictObject({ kind: z.literal('set_budget'), campaignId: id, amount: micros }),
  z.strictObject({ kind: z.literal('create_ad_group'), campaignId: id, name: text, maxCpc: amount }),
  z.strictObject({ kind: z.literal('set_ad_group_state'), ids, state: runState }),
  z.strictObject({ kind: z.literal('remove_ad_group'), id }),
  z.strictObject({
    kind: z.literal('set_bids'),
    adGroupId: id,
    maxCpc: amount,
    maxCpv: amount,
    targetCpa: amount,
    targetCpm: amount,
  }),
  z.strictObject({
    kind: z.literal('set_demographics'),
    adGroupId: id,
    excluded: z.record(z.string().max(40), z.array(z.string().max(40)).max(20)),
  }),
  z.strictObject({ kind: z.literal('add_keywords'), adGroupId: id, keywords }),
  z.strictObject({ kind: z.literal('remove_keyword'), id }),
  z.strictObject({
    kind: z.literal('add_negative_keywords'),
    level: z.enum(['campaign', 'ad_group']),
    levelId: id,
    keywords,
  }),
  z.strictObject({ kind: z.literal('remove_negative_keyword'), id }),
  z.strictObject({
    kind: z.literal('save_negative_list'),
    listId: id.nullable(),
    name: text,
    keywords,
    campaignIds: ids,
  }),
  z.strictObject({
    kind: z.literal('add_assets'),
    type: z.enum(ASSET_TYPES),
    level: z.enum(ASSET_LEVELS),
    levelId: id.nullable(),
    sitelinks: z.array(sitelink).max(100),
    callouts: z.array(text).max(100),
    existing: ids,
  }),
  z.strictObject({
    kind: z.literal('remove_asset'),
    id,
    level: z.enum(ASSET_LEVELS),
    type: z.enum(ASSET_TYPES),
  }),
  z.strictObject({
    kind: z.literal('create_strategy'),
    name: text,
    type: z.enum(STRATEGY_TYPES),
    targetCpa: amount,
    targetRoas: z.number().nullable(),
    sharedBudget: amount,
    campaignIds: ids,
  }),
  z.strictObject({ kind: z.literal('remove_strategy'), id }),
])
