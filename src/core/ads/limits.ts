import { microsOfCents } from './money.ts'

/**
 * Limits of the ads area (decisions, 9.1). Those of lengths, keywords, sitelinks, callouts and negative lists are Google's own. How many headlines and
 * descriptions an ad has, how many categories, places and languages a campaign, how wide a circle and how long the business name may be, is Fettle's, so that
 * a screen stays usable.
 * Lengths count wide characters twice.
 */
export const ADS_LIMITS = {
  businessName: 80,
  headline: 30,
  headlines: 3,
  description: 90,
  descriptions: 2,
  sitelinkText: 25,
  sitelinkLine: 35,
  sitelinks: 20,
  sitelinksToShow: 2,
  sitelinksAdvised: 4,
  callout: 25,
  callouts: 20,
  calloutsAdvised: 4,
  categories: 7,
  category: 80,
  keyword: 80,
  keywordWords: 10,
  locations: 20,
  radiusKm: { least: 1, most: 65, usual: 10 },
  languages: 5,
  /** Percent. */
  targetRoas: { least: 1, most: 100_000 },
  negativeLists: 20,
  negativesOfList: 5_000,
  /** Of one campaign or ad group. */
  negativesOfPlace: 10_000,
  /** Keywords or categories that suggestions are asked for at once: Google takes no more. */
  textsAsked: 20,
  name: 255,
} as const

/** A daily budget is less than this: a guard against a missing decimal point. */
export const DAILY_BUDGET_BELOW = microsOfCents(100_000)
/** Days of a month by which Google limits its charge: 30.4 times the daily budget. */
export const MONTH_TENTHS_OF_DAYS = 304n
