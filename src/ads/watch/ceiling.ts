import { type Micros, microsOf } from '#core/ads/money.ts'

/** Whether the month's cost has come to the owner's limit, or over it. */
export const isCeilingReached = (cost: Micros, ceiling: Micros): boolean =>
  microsOf(cost) >= microsOf(ceiling)

/** The month of a day: `YYYY-MM`. */
export const monthOfDay = (day: string): string => day.slice(0, 7)

/** What is said where a campaign is started in a month whose limit is reached. */
export const CEILING_REACHED =
  'This month has reached your monthly limit, so nothing was started. Raise the limit or take it away on the Home tab first.'
