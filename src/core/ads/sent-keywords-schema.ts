import { z } from 'zod'
import { MOST_ADS_ROWS } from './reads.ts'
import { adsMetrics, keywordRow } from './rows.ts'
import type { SentKeywords } from './sent-keywords.ts'

const { id, text, matchType, state, relevance, averageMonthlySearches, competition } = keywordRow.shape
const { impressions, interactions, clicks, cost, conversions } = adsMetrics.shape

/** {@link SentKeywords} as a schema. */
export const sentKeywords: z.ZodType<SentKeywords> = z.object({
  adGroups: z.array(
    keywordRow.pick({ adGroupId: true, adGroupName: true, campaignId: true, campaignName: true }),
  ),
  keywords: z
    .array(
      z.tuple([
        id,
        z.number().int().min(0),
        text,
        matchType,
        state,
        relevance,
        averageMonthlySearches,
        competition,
        impressions,
        interactions,
        clicks,
        cost,
        conversions,
      ]),
    )
    .max(MOST_ADS_ROWS),
  isCut: z.boolean(),
})
