import { z } from 'zod'
import { ADS_PERIODS } from './dates.ts'
import {
  adGroupRow,
  adsAccount,
  adsDay,
  adsId,
  adsMonth,
  assetRow,
  campaignRow,
  demographicRow,
  keywordRow,
  landingPageRow,
  negativeKeywordRow,
  negativeListRow,
  searchTermRow,
  strategyRow,
} from './rows.ts'

/** Most rows that are read of one kind; where there are more, `isCut` says so. */
export const MOST_ADS_ROWS = 20_000
/** Most lists of negative keywords that are read. */
export const MOST_ADS_LISTS = 1_000

/** What a read is asked with. Figures are of the period's days in the account's time zone. */
export const adsReadInput = z.strictObject({ period: z.enum(ADS_PERIODS) })
/** The same for a read of one ad group. */
export const adGroupReadInput = adsReadInput.extend({ adGroupId: adsId })

/** As many days are shown of all time. */
export const MOST_ADS_DAYS = 730

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).max(MOST_ADS_ROWS), isCut: z.boolean() })

/** The data of each read of the connector `adwords`, by the read's name. */
export const ADS_READS = {
  account: adsAccount,
  campaigns: rowsOf(campaignRow),
  adGroups: rowsOf(adGroupRow),
  /** Of one ad group. */
  demographics: rowsOf(demographicRow),
  keywords: rowsOf(keywordRow),
  searchTerms: rowsOf(searchTermRow),
  negativeKeywords: rowsOf(negativeKeywordRow).extend({
    lists: z.array(negativeListRow).max(MOST_ADS_LISTS),
  }),
  assets: rowsOf(assetRow),
  strategies: rowsOf(strategyRow),
  /** Oldest first; of all time, the last {@link MOST_ADS_DAYS}. `month`: of today's month, whatever the period, so that a page asks once for both. */
  days: rowsOf(adsDay).extend({ month: adsMonth }),
  /** The month alone: the ceiling is held against it. */
  month: adsMonth,
  /** One row for each page and campaign, whatever the period. */
  landingPages: rowsOf(landingPageRow),
} as const
export type AdsRead = keyof typeof ADS_READS
export type AdsData = { [Read in AdsRead]: z.infer<(typeof ADS_READS)[Read]> }
