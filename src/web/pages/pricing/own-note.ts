import type { SubscriptionState } from '#core/subscription/state.ts'

/** What an owner reads above the prices who can buy no other plan now. */
export const ownNote = (state: SubscriptionState) =>
  state === 'pending'
    ? ({ tone: 'waiting', lead: 'We’re confirming your payment.' } as const)
    : ({ tone: 'success', lead: 'You have a subscription already.' } as const)
