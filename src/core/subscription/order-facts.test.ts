import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { orderFacts } from './order-facts.ts'
import type { Instalments, Payment, PaymentState } from './payment-state.ts'

const PAID = new Date('2026-11-21T02:00:00Z')
const YEAR_LATER = new Date('2027-11-21T02:00:00Z')
const ENDS = '2027-11-21T23:59:59.000Z'
const NOW = new Date('2026-12-05T00:00:00Z')

const payment = (more: Partial<Payment> = {}): Payment => ({
  charge: 'ch_1',
  cents: 2_500,
  refundedCents: 0,
  disputed: false,
  paidAt: PAID,
  ...more,
})
const monthly = (more: Partial<Instalments> = {}): Instalments => ({
  id: 'sub_1',
  startedAt: PAID,
  lateSince: null,
  paidUntil: new Date('2026-12-21T02:00:00Z'),
  stopsAt: YEAR_LATER,
  endedAt: null,
  unpaid: false,
  ...more,
})
const factsWith = (paymentState: Partial<PaymentState>, endedAt: Date | null = null) =>
  orderFacts(
    { customer: 'cus_1', checkout: 'done', payments: [], instalments: null, ...paymentState },
    { at: NOW, timeZone: 'UTC', endedAt },
  )

describe('an order that nothing was paid for', () => {
  const states: readonly (readonly [string, Partial<PaymentState>, string])[] = [
    ['may still be paid', { checkout: 'open' }, 'open'],
    ['is confirmed later', { checkout: 'done' }, 'confirming'],
    ['is over with its checkout', { checkout: 'over' }, 'failed'],
    ['is over with its instalments', { instalments: monthly({ endedAt: NOW, unpaid: true }) }, 'failed'],
  ]
  for (const [what, paymentState, state] of states)
    it(what, () => {
      const facts = factsWith(paymentState)
      assert.deepEqual([facts.state, facts.paidAt, facts.endsAt], [state, null, null])
    })
})

describe('an order that was paid', () => {
  it("is valid for twelve months from the first payment, whatever the checkout's state", () => {
    const second = payment({ charge: 'ch_2', paidAt: new Date('2026-12-21T02:00:00Z') })
    const facts = factsWith({
      checkout: 'over',
      payments: [second, payment()],
      instalments: monthly({ stopsAt: null }),
    })
    assert.equal(facts.state, 'paid')
    assert.equal(facts.paidAt, PAID)
    assert.equal(facts.endsAt?.toISOString(), ENDS)
    assert.deepEqual([facts.cancelled, facts.lateSince, facts.endedAt], [false, null, null])
  })

  it('is not cancelled by instalments that stop after the year, give or take a day', () => {
    for (const apart of [0, 1, -86_400_000]) {
      const stopsAt = new Date(YEAR_LATER.getTime() + apart)
      assert.equal(
        factsWith({ payments: [payment()], instalments: monthly({ stopsAt }) }).cancelled,
        false,
        `${apart}`,
      )
    }
    const stopsAt = new Date(YEAR_LATER.getTime() - 86_400_001)
    assert.equal(factsWith({ payments: [payment()], instalments: monthly({ stopsAt }) }).cancelled, true)
  })

  it('is valid to the end of the day on which cancelled instalments stop', () => {
    const stopsAt = new Date('2026-12-21T02:00:00Z')
    const before = factsWith({ payments: [payment()], instalments: monthly({ stopsAt }) })
    const after = factsWith({
      payments: [payment()],
      instalments: monthly({ stopsAt: null, endedAt: stopsAt }),
    })
    assert.equal(before.endsAt?.toISOString(), '2026-12-21T23:59:59.000Z')
    assert.deepEqual([after.endsAt, after.cancelled, after.endedAt], [before.endsAt, true, null])
  })

  it('P11 ends at once when the newest payment was refunded in full, and keeps the day on which that was found', () => {
    const refunded = payment({ refundedCents: 2_500 })
    assert.deepEqual(factsWith({ payments: [refunded] }).endedAt, NOW)
    assert.deepEqual(factsWith({ payments: [refunded] }, PAID).endedAt, PAID)
    assert.equal(factsWith({ payments: [refunded] }).endReason, 'refunded')
  })

  it('P11 continues when a part was refunded, or an earlier instalment', () => {
    assert.equal(factsWith({ payments: [payment({ refundedCents: 2_499 })] }).endedAt, null)
    const second = payment({ charge: 'ch_2', paidAt: new Date('2026-12-21T02:00:00Z') })
    assert.equal(factsWith({ payments: [second, payment({ refundedCents: 2_500 })] }).endedAt, null)
  })

  it('P11 ends with a dispute, and when its instalments stopped unpaid', () => {
    const disputed = factsWith({ payments: [payment({ disputed: true })] })
    assert.deepEqual([disputed.endedAt, disputed.endReason], [NOW, 'disputed'])
    const unpaid = factsWith({
      payments: [payment()],
      instalments: monthly({ endedAt: NOW, unpaid: true, stopsAt: null }),
    })
    assert.deepEqual([unpaid.endedAt, unpaid.endReason, unpaid.cancelled], [NOW, 'unpaid', false])
  })
})
