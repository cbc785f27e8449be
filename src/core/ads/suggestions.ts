import { z } from 'zod'
import { ADS_LIMITS } from './limits.ts'
import { micros } from './money-schema.ts'
import { adsRowId } from './rows.ts'
import { COMPETITIONS } from './states.ts'

const text = z.string().max(400)
const textsAsked = z.array(text).max(ADS_LIMITS.textsAsked)
const url = z.string().max(2_048)
const id = adsRowId
const locationIds = z.array(id).max(ADS_LIMITS.locations)

/** What each suggestion of the connector `adwords` is asked with, and what it answers. An empty answer: Google knows none, and Fettle's own are offered. */
export const ADS_SUGGESTIONS = {
  places: {
    input: z.strictObject({ text: z.string().max(200) }),
    /** `detail`: what kind of place, and where. */
    data: z.object({ places: z.array(z.object({ id, name: text, detail: text })).max(50) }),
  },
  languages: {
    input: z.strictObject({}),
    data: z.object({ languages: z.array(z.object({ id, name: text })).max(500) }),
  },
  categories: {
    input: z.strictObject({ businessName: text, landingUrl: url, text: text.optional() }),
    data: z.object({
      categories: z.array(z.object({ name: text, keywords: z.array(text).max(10) })).max(20),
    }),
  },
  keywordIdeas: {
    input: z.strictObject({ texts: textsAsked, landingUrl: url.nullable() }),
    data: z.object({
      ideas: z
        .array(
          z.object({
            text,
            averageMonthlySearches: z.number().int().min(0).nullable(),
            competition: z.enum(COMPETITIONS).nullable(),
          }),
        )
        .max(200),
    }),
  },
  adTexts: {
    input: z.strictObject({ businessName: text, landingUrl: url, categories: textsAsked }),
    data: z.object({ headlines: z.array(text).max(20), descriptions: z.array(text).max(20) }),
  },
  budgets: {
    input: z.strictObject({ landingUrl: url, categories: textsAsked, locationIds }),
    /** Of a day, ascending. */
    data: z.object({
      budgets: z.array(z.object({ amount: micros, isRecommended: z.boolean() })).max(3),
    }),
  },
} as const
export type AdsSuggestion = keyof typeof ADS_SUGGESTIONS
export type AdsSuggested = { [Kind in AdsSuggestion]: z.infer<(typeof ADS_SUGGESTIONS)[Kind]['data']> }
export type AdsSuggestionInput = {
  [Kind in AdsSuggestion]: z.infer<(typeof ADS_SUGGESTIONS)[Kind]['input']>
}
