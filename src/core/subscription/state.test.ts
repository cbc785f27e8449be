import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OrderFacts } from './payment-state.ts'
import { GRACE_MS, mayBuy, SUBSCRIPTION_STATES, subscriptionState } from './state.ts'

const ENDS = new Date('2027-11-21T23:59:59Z')
const NOW = new Date('2026-12-05T00:00:00Z')
const order = (more: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'paid',
  paidAt: new Date('2026-11-21T02:00:00Z'),
  endsAt: ENDS,
  cancelled: false,
  lateSince: null,
  endedAt: null,
  endReason: null,
  ...more,
})
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

describe('the state of a subscription', () => {
  it('is none without an order that was paid', () => {
    assert.equal(subscriptionState(null, NOW), 'none')
    assert.equal(subscriptionState(order({ state: 'open', endsAt: null }), NOW), 'none')
    assert.equal(subscriptionState(order({ state: 'failed', endsAt: null }), NOW), 'none')
  })

  it('is pending until the money has arrived', () =>
    assert.equal(subscriptionState(order({ state: 'confirming', endsAt: null }), NOW), 'pending'))

  it('is active, or cancelled, to the last second, and expired after it', () => {
    assert.equal(subscriptionState(order(), ENDS), 'active')
    assert.equal(subscriptionState(order({ cancelled: true }), ENDS), 'cancelled')
    assert.equal(subscriptionState(order(), after(ENDS, 1)), 'expired')
    assert.equal(subscriptionState(order({ cancelled: true }), after(ENDS, 1)), 'expired')
  })

  it('P11 remains past due for seven days without an instalment, and no longer', () => {
    const late = order({ lateSince: NOW, cancelled: true })
    assert.equal(subscriptionState(late, after(NOW, GRACE_MS)), 'past_due')
    assert.equal(subscriptionState(late, after(NOW, GRACE_MS + 1)), 'expired')
  })

  it('P11 is expired as soon as it ended early', () =>
    assert.equal(subscriptionState(order({ endedAt: NOW, endReason: 'refunded' }), NOW), 'expired'))

  it('allows another plan only where nothing is paid for twice', () =>
    assert.deepEqual(SUBSCRIPTION_STATES.filter(mayBuy), ['none', 'cancelled', 'expired']))
})
