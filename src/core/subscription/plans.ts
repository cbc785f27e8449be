export const PLANS = ['monthly', 'annual'] as const
export type PlanId = (typeof PLANS)[number]

/** What a plan costs. Amounts are whole Australian cents, GST included. */
export interface Price {
  plan: PlanId
  /** Of one payment. */
  cents: number
  /** How often that is paid in the twelve months. */
  payments: number
}

const MONTHLY = 2_500
const MONTHS = 12
/** What whoever pays for a year at once pays of twelve months (specification, section 9: annual saves 12%). */
const ANNUAL_PERCENT = 88

/** The prices, and the only place where they stand. */
export const PRICES: Readonly<Record<PlanId, Price>> = {
  monthly: { plan: 'monthly', cents: MONTHLY, payments: MONTHS },
  annual: { plan: 'annual', cents: Math.round((MONTHLY * MONTHS * ANNUAL_PERCENT) / 100), payments: 1 },
}

/** What the annual plan saves over twelve months, in cents. */
export const SAVING = totalCents(PRICES.monthly) - totalCents(PRICES.annual)
/** The same in percent. */
export const SAVING_PERCENT = 100 - ANNUAL_PERCENT

/** Everything that a plan costs, in cents. */
export function totalCents({ cents, payments }: Price): number {
  return cents * payments
}

/**
 * The part of an amount that is GST, in cents: an eleventh, a half cent rounded up (A New Tax System (Goods and Services Tax) Act 1999,
 * sections 9-70 and 9-90).
 */
export const gstIn = (cents: number): number => Math.round(cents / 11)
