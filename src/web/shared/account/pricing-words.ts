import { exactMoney } from '#core/format/money.ts'
import type { PlanId } from '#core/subscription/plans.ts'
import type { Pricing } from '#web/app/queries/subscription-queries.ts'

export const PRICING_TITLE = 'Pricing'
export const PRICING_LEAD =
  'Fettle is free: every check, plan and report. A subscription is for when you’d like a person to help.'
export const NOT_HERE = 'Payments aren’t set up here.'
export const NOTHING_MISSING = 'You don’t miss out without one: every check, plan and report is free.'

export const PLAN_NAMES: Readonly<Record<PlanId, string>> = { monthly: 'Monthly', annual: 'Annual' }

/** "Monthly subscription". */
export const subscriptionName = (plan: PlanId): string => `${PLAN_NAMES[plan]} subscription`

export const GIVES = [
  'A call once a year to go through your results and what to do next.',
  'Priority support: we answer your messages first.',
]

type Price = Pricing['prices'][number]

/** `a month`, `once`. */
export const howOften = ({ payments }: Price): string => (payments > 1 ? 'a month' : 'once')

/** What an owner must know before buying. */
export function priceLines({ payments, total, gst }: Price, saving: number): string[] {
  const tax = `GST included: ${exactMoney(gst)}`
  if (payments > 1) {
    return [
      `Valid 12 months: ${payments} payments, ${exactMoney(total)} in all`,
      'Cancel any time: it lasts until the end of the month you’ve paid for',
      'Stops by itself after 12 months',
      `${tax} of each payment`,
    ]
  }
  return [
    `Valid 12 months, paid upfront: ${exactMoney(saving)} less than paying monthly`,
    'Ends by itself: no more payments',
    tax,
  ]
}
