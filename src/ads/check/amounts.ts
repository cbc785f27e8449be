import { DAILY_BUDGET_BELOW, MONTH_TENTHS_OF_DAYS } from '#core/ads/limits.ts'
import { CENT_IN_MICROS, type Micros, microsOf } from '#core/ads/money.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { MESSAGES, overLimit } from '../messages.ts'
import { limitText } from '../money-words.ts'

/** The most that a month can cost at this daily budget, both in micros, cut to cents. */
export const monthOf = (daily: bigint): bigint => {
  const most = (daily * MONTH_TENTHS_OF_DAYS) / 10n
  return most - (most % CENT_IN_MICROS)
}

interface Limits {
  /** The amount has to be less than this, in micros. */
  below: bigint
  currency: string
  /** What is said of an amount of 0 or less. */
  notOverZero?: string
}

/** What is wrong with an amount: it is 0 or less, has parts of a cent, or reaches its limit. */
export function amountProblem(
  amount: Micros,
  { below, currency, notOverZero = MESSAGES.amount }: Limits,
): string | null {
  const micros = microsOf(amount)
  if (micros <= 0n) return notOverZero
  if (micros % CENT_IN_MICROS !== 0n) return MESSAGES.amount
  return micros >= below ? overLimit(limitText(below, currency)) : null
}

/** The same for a field that may stay empty. */
export const optionalAmountProblem = (amount: Micros | null, limits: Limits): string | null =>
  amount === null ? null : amountProblem(amount, limits)

/** What is wrong with a daily budget. */
export const budgetProblem = (amount: Micros, currency: string): string | null =>
  amountProblem(amount, { below: DAILY_BUDGET_BELOW, currency, notOverZero: MESSAGES.budgetOverZero })

/** The most for a conversion: less than a month at the daily budget. */
export const targetCpaProblem = (
  amount: Micros | null,
  daily: Micros | null,
  currency: string,
): string | null =>
  optionalAmountProblem(amount, {
    below: monthOf(daily === null ? DAILY_BUDGET_BELOW : microsOf(daily)),
    currency,
  })

/** Bids are less than this, in micros: the daily budget of their campaign, or the highest budget where it has none. */
export const bidsBelow = (campaign: CampaignRow | undefined): bigint =>
  campaign?.budget ? microsOf(campaign.budget.amount) : DAILY_BUDGET_BELOW
