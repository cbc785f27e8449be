import { shortDate } from '#core/dates.ts'
import { exactMoney } from '#core/format/money.ts'
import type { SubscriptionState } from '#core/subscription/state.ts'
import type { Subscription } from '#web/app/queries/subscription-queries.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'

export const STATE_NAMES: Readonly<Record<SubscriptionState, string>> = {
  none: 'None',
  pending: 'Confirming',
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Payment due',
  expired: 'Ended',
}

export const STATE_TONES: Readonly<Record<SubscriptionState, ShownTone>> = {
  none: 'not_relevant',
  pending: 'waiting',
  active: 'success',
  cancelled: 'info',
  past_due: 'error',
  expired: 'not_relevant',
}

const ENDED = {
  refunded: 'Your payment was refunded, so your subscription has ended.',
  disputed: 'Your bank reversed the payment, so your subscription has ended.',
  unpaid: 'A payment couldn’t be taken, so your subscription has ended.',
} as const

type CurrentSubscription = Pick<
  Subscription,
  'state' | 'plan' | 'cents' | 'endsAt' | 'graceUntil' | 'endReason'
>

/** The state of a subscription, in a sentence or two; days are in the owner's time zone. */
export function subscriptionSentence(current: CurrentSubscription, timeZone: string): string {
  const { state, plan, cents, endsAt, graceUntil, endReason } = current
  const day = (at: string | null): string => (at === null ? '' : shortDate(at, timeZone))
  const sentences: Readonly<Record<SubscriptionState, string>> = {
    none: 'You don’t have a subscription, and you don’t miss out without one: every check, plan and report is free.',
    pending: 'We’re confirming your payment. Some ways to pay take a few days.',
    active:
      plan === 'annual'
        ? `Paid until ${day(endsAt)}. It ends by itself, with no more payments.`
        : `You pay ${exactMoney(cents)} a month until ${day(endsAt)}. Then it stops by itself.`,
    cancelled: `Your subscription lasts until ${day(endsAt)}, with no more payments.`,
    past_due: `We couldn’t take your last payment. Change your card by ${day(graceUntil)} to keep your subscription.`,
    expired: endReason === null ? `Your subscription ended on ${day(endsAt)}.` : ENDED[endReason],
  }
  return sentences[state]
}
