import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import { paymentWork } from './work.ts'

const ALL = {
  secure_payment_method: true,
  debit_card: true,
  credit_card_transaction_fee: true,
  buy_now_pay_later: true,
}
const workFor = (status: string, features: Partial<Record<keyof typeof ALL, boolean>>) =>
  paymentWork({ status, facts: { features: { ...ALL, ...features }, seen: {}, paymentMethods: [] } })

describe('the work on the ways to pay', () => {
  it('is only what the owner has not ticked, and a choice takes no time', () => {
    const work = workFor('some', { credit_card_transaction_fee: false, buy_now_pay_later: false })
    assert.deepEqual(work?.steps.map(stepText), [
      "Show any card fee before people pay, and check it's still allowed",
      'Think about buy now, pay later if it suits your prices',
      'Then update your answers',
    ])
    assert.deepEqual(work?.steps.map(minutesOf), [6, 0, 1])
  })

  it('tells of the wait for a payment service, and counts no minutes for it', () => {
    const steps = workFor('poor', { secure_payment_method: false })?.steps ?? []
    assert.deepEqual(steps.map(minutesOf), [11, 0, 1])
    assert.match(stepText(steps[1] ?? ''), /a few days/u)
  })

  it('is none while the owner is asked, or where nothing is missing', () => {
    assert.equal(workFor('we_need_more_details', { debit_card: false }), null)
    assert.equal(workFor('great', {}), null)
  })
})
