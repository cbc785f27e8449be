import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { PaymentsDown } from '#payments/payments.ts'
import { removeOwner } from '../owner/remove-owner.ts'
import { type Customer, openShop, type Shop } from '#support/stripe/shop.ts'
import { SECRET_KEY } from '#support/stripe/desk.ts'
import type { Trouble } from '#support/stripe/stripe-server.ts'
import { took } from '#support/time-limit.ts'

const GENERIC = 'Something went wrong! Please try again after some time.'

describe('a plan while the payment service is down', () => {
  let shop: Shop
  let mia: Customer
  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    mia = await shop.owner()
  })
  afterEach(() => shop.calm())

  const troubles: Trouble[] = ['hangs up', 'says 500', 'says html']
  for (const trouble of troubles) {
    it(`P12 is neither paid nor lost when the service ${trouble}`, async () => {
      shop.stripe.state.trouble = trouble
      const answer = await mia.post('/subscription/orders', { plan: 'annual' })
      assert.deepEqual([answer.status, JSON.stringify(answer.body).includes(GENERIC)], [503, true])
      assert.equal((await shop.look(mia)).state, 'none')
      shop.stripe.state.trouble = null
      const { id } = await shop.order(mia, 'annual')
      const all = await shop.ordersOf(mia)
      assert.deepEqual(
        all.map((order) => [order.id, order.state]),
        [[id, 'open']],
      )
    })
  }

  it('P12 does not wait long when the service does not answer', async () => {
    shop.stripe.state.trouble = 'is silent'
    const began = performance.now()
    assert.equal((await mia.post('/subscription/orders', { plan: 'annual' })).status, 503)
    // Three tries of a second, and the pauses between them.
    took('the answer', began, 6_000)
  })

  it('P12 shows what is known while the service is down, and accepts an event once it is back', async () => {
    const { session, charge } = await shop.buy(mia, 'annual')
    const waiting = await shop.owner()
    const order = await shop.order(waiting, 'annual')
    shop.stripe.state.trouble = 'says 500'
    shop.later(1)
    assert.equal((await shop.look(mia)).state, 'active')
    assert.equal((await waiting.get(`/subscription/orders/${order.id}`)).status, 200)
    shop.stripe.book.refund(charge)
    assert.equal(await shop.tell('checkout.session.completed', shop.stripe.book.session(session)), 503)
    shop.stripe.state.trouble = null
    assert.equal(await shop.tell('charge.refunded', shop.stripe.book.refund(charge)), 200)
    assert.equal((await shop.look(mia)).state, 'expired')
  })

  it('P12 keeps an account that is to be deleted until nothing more can be charged', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    shop.stripe.state.trouble = 'says 500'
    await assert.rejects(removeOwner(shop.services, mia.id), PaymentsDown)
    assert.equal((await mia.get('/me')).status, 200)
    shop.stripe.state.trouble = null
    await removeOwner(shop.services, mia.id)
    assert.equal(shop.stripe.book.subscription(instalments).status, 'canceled')
  })

  it('P12 deletes an account whose instalments ended although the answer was lost', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const ends = `DELETE /v1/subscriptions/${instalments}`
    shop.stripe.state.loses = ends
    await removeOwner(shop.services, mia.id)
    assert.equal(shop.stripe.book.subscription(instalments).status, 'canceled')
    assert.equal(shop.stripe.asked.filter((call) => call === ends).length, 2)
  })

  it('P12 does not take instalments for ended that the service does not know', async () => {
    await assert.rejects(shop.services.payments?.endNow('sub_nobody') ?? Promise.resolve(), PaymentsDown)
  })

  it('never shows a key, whatever fails', async () => {
    shop.stripe.state.trouble = 'says 500'
    await mia.post('/subscription/orders', { plan: 'annual' })
    shop.stripe.state.trouble = 'hangs up'
    await mia.post('/subscription/orders', { plan: 'annual' })
    const texts = shop.faults.map((fault) =>
      fault instanceof Error
        ? `${fault.stack} ${JSON.stringify(fault)} ${String(fault.cause)}`
        : String(fault),
    )
    assert.ok(texts.length >= 2)
    for (const text of texts) assert.ok(!text.includes(SECRET_KEY) && !text.includes(mia.email), text)
  })
})
