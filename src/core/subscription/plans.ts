export const PLANS = ['monthly', 'annual'] as const
export type PlanId = (typeof PLANS)[number]

/** The price of a plan. Amounts are whole Australian cents, with GST. */
export interface Price {
  plan: PlanId
  /** Of one payment. */
  cents: number
  /** Number of payments in the twelve months. */
  payments: number
}

const MONTHLY = 2_500
const MONTHS = 12
/** Percent of twelve monthly payments that a year at once costs (specification, section 9: annual saves 12%). */
const ANNUAL_PERCENT = 88

/** The prices; they are written nowhere else. */
export const PRICES: Readonly<Record<PlanId, Price>> = {
  monthly: { plan: 'monthly', cents: MONTHLY, payments: MONTHS },
  annual: { plan: 'annual', cents: Math.round((MONTHLY * MONTHS * ANNUAL_PERCENT) / 100), payments: 1 },
}

/** What the annual plan saves over twelve months, in cents. */
export const SAVING = totalCents(PRICES.monthly) - totalCents(PRICES.annual)
/** The same in percent. */
export const SAVING_PERCENT = 100 - ANNUAL_PERCENT

/** The total price of a plan, in cents. */
export function totalCents({ cents, payments }: Price): number {
  return cents * payments
}

/**
 * The part of an amount that is GST, in cents: an eleventh, a half cent rounded up (A New Tax System (Goods and Services Tax) Act 1999,
 * sections 9-70 and 9-90).
 */
export const gstIn = (cents: number): number => Math.round(cents / 11)
