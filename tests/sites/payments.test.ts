import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { paidBy, WAYS_TO_BE_PAID } from './payments.ts'

describe('ways to be paid', { concurrency: 2 }, () => {
  for (const way of WAYS_TO_BE_PAID) {
    it(`${way.isShop === true ? 'is a shop' : way.isShop === null ? 'is not sure to be a shop' : 'is no shop'}: ${way.name}`, async () => {
      const { results } = await judgePages(paidBy(way), ['ecommerce'])
      assert.equal(
        results['ecommerce']?.facts['isShop'],
        way.isShop,
        JSON.stringify(results['ecommerce']?.evidence),
      )
    })
  }

  it('at a page of the payment service has a checkout, which is not reported missing', async () => {
    const [way] = WAYS_TO_BE_PAID.filter(({ name }) => name === 'things to buy by a payment link')
    assert.ok(way)
    const { results } = await judgePages(paidBy(way), ['ecommerce'])
    assert.doesNotMatch(results['ecommerce']?.description ?? '', /cart or checkout/u)
  })
})
