import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUBSCRIPTION_STATES } from '#core/subscription/state.ts'
import { subscriptionSentence } from './subscription-words.ts'

const SUBSCRIPTION = {
  state: 'active',
  plan: 'annual',
  cents: 26_400,
  endsAt: '2027-11-21T12:59:59.000Z',
  graceUntil: '2026-12-28T02:00:00.000Z',
  endReason: null,
} as const

test('every state has its sentence, without a missing date', () => {
  for (const state of SUBSCRIPTION_STATES) {
    const words = subscriptionSentence({ ...SUBSCRIPTION, state }, 'Australia/Sydney')
    assert.match(words, /\.$/u, state)
    assert.doesNotMatch(words, /undefined|null| \./u, state)
  }
})

test('days are in the owner’s time zone', () => {
  assert.match(subscriptionSentence(SUBSCRIPTION, 'Australia/Sydney'), /21 Nov 2027/u)
  assert.match(
    subscriptionSentence({ ...SUBSCRIPTION, state: 'cancelled' }, 'Pacific/Auckland'),
    /22 Nov 2027/u,
  )
  assert.match(subscriptionSentence({ ...SUBSCRIPTION, state: 'past_due' }, 'UTC'), /28 Dec 2026/u)
})

test('the monthly amount is shown to the cent', () => {
  const words = subscriptionSentence({ ...SUBSCRIPTION, plan: 'monthly', cents: 2_500 }, 'UTC')
  assert.equal(words, 'You pay A$25.00 a month until 21 Nov 2027. Then it stops by itself.')
})

test('a plan that ended early has its reason', () => {
  assert.match(
    subscriptionSentence({ ...SUBSCRIPTION, state: 'expired', endReason: 'refunded' }, 'UTC'),
    /refunded/u,
  )
  assert.match(
    subscriptionSentence({ ...SUBSCRIPTION, state: 'expired', endReason: 'disputed' }, 'UTC'),
    /bank/u,
  )
  assert.match(
    subscriptionSentence({ ...SUBSCRIPTION, state: 'expired', endReason: 'unpaid' }, 'UTC'),
    /couldn’t be taken/u,
  )
  assert.equal(
    subscriptionSentence({ ...SUBSCRIPTION, state: 'expired' }, 'UTC'),
    'Your subscription ended on 21 Nov 2027.',
  )
})
