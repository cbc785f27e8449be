import type { AdsAccountFacts } from '#core/ads/rows.ts'
import { BLUE_WREN } from '../sample-business.ts'

/** Number of the sample business' ads account, made up of digits of its phone number. */
export const SAMPLE_ADS_ACCOUNT = { id: '2555504417', label: BLUE_WREN.name } as const

/** The sample business' ads account. */
export const sampleAdsAccount = (): AdsAccountFacts => ({
  id: SAMPLE_ADS_ACCOUNT.id,
  name: BLUE_WREN.name,
  currency: BLUE_WREN.currency,
  timeZone: BLUE_WREN.timeZone,
  isTest: false,
  countsConversions: true,
})
