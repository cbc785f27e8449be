import { z } from 'zod'
import { ADS_PERIODS } from './dates.ts'
import {
  adGroupRow,
  adsAccount,
  adsDay,
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

/** More rows than are read of one kind; a longer answer says that it was cut. */
export const MOST_ADS_ROWS = 20_000

/** What a read is asked with. Figures are of the period's days in the account's time zone. */
export const adsReadInput = z.strictObject({ period: z.enum(ADS_PERIODS) })

const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).max(MOST_ADS_ROWS), isCut: z.boolean() })

/** The data of each read of the connector `adwords`, by the read's name. */
export const ADS_READS = {
  account: adsAccount,
  campaigns: rowsOf(campaignRow),
  adGroups: rowsOf(adGroupRow),
  demographics: rowsOf(demographicRow),
  keywords: rowsOf(keywordRow),
  searchTerms: rowsOf(searchTermRow),
  negativeKeywords: rowsOf(negativeKeywordRow).extend({ lists: z.array(negativeListRow).max(1_000) }),
  assets: rowsOf(assetRow),
  strategies: rowsOf(strategyRow),
  /** Oldest first; of all time, the last 730. */
  days: rowsOf(adsDay),
  /** Of the month of today, whatever the period: the ceiling is held against it. */
  month: adsMonth,
  /** One row for each page and campaign, whatever the period. */
  landingPages: rowsOf(landingPageRow),
} as const
export type AdsRead = keyof typeof ADS_READS
export type AdsData = { [Read in AdsRead]: z.infer<(typeof ADS_READS)[Read]> }
