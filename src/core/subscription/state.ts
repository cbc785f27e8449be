import { DAY_MS } from '../time-units.ts'
import type { OrderFacts } from './payment-state.ts'

export const SUBSCRIPTION_STATES = ['none', 'pending', 'active', 'cancelled', 'past_due', 'expired'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** How long a plan remains valid after an instalment failed (decisions, section 10: 7 days). */
export const GRACE_MS = 7 * DAY_MS

/** The state of a subscription at a time, by the newest order that is paid or being paid; `null`: there is none. */
export function subscriptionState(order: OrderFacts | null, now: Date): SubscriptionState {
  if (order?.state === 'confirming') return 'pending'
  if (order?.state !== 'paid' || order.endsAt === null) return 'none'
  if (order.endedAt !== null || now > order.endsAt) return 'expired'
  if (order.lateSince !== null) return isWithinGrace(order.lateSince, now) ? 'past_due' : 'expired'
  return order.cancelled ? 'cancelled' : 'active'
}

const isWithinGrace = (since: Date, now: Date): boolean => now.getTime() - since.getTime() <= GRACE_MS

/** In these states no other plan is sold (decisions, section 10): it would be paid for beside the present one. A cancelled one has an end. */
const TAKEN: ReadonlySet<SubscriptionState> = new Set(['pending', 'active', 'past_due'])

export const mayBuy = (state: SubscriptionState): boolean => !TAKEN.has(state)
