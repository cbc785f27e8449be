import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { type Customer, openShop, type Shop } from '#support/stripe/shop.ts'

describe('a plan that ends early', () => {
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

  it('P11 ends with a refund, at once and with its receipts still shown', async () => {
    const { charge } = await shop.buy(mia, 'annual')
    await shop.tell('charge.refunded', shop.stripe.book.refund(charge, 10_000))
    assert.equal((await shop.look(mia)).state, 'active')
    await shop.tell('charge.refunded', shop.stripe.book.refund(charge))
    const { state, endReason, mayBuy, receipts } = await shop.look(mia)
    assert.deepEqual([state, endReason, mayBuy], ['expired', 'refunded', true])
    assert.equal(receipts[0]?.refundedCents, 26_400)
    assert.equal((await mia.get('/me')).status, 200)
  })

  it('P11 ends with a dispute, charges no more instalments, and returns when the dispute is won', async () => {
    const { charge } = await shop.buy(mia, 'annual')
    const { book } = shop.stripe
    await shop.tell('charge.dispute.created', book.dispute(charge))
    const lost = await shop.look(mia)
    assert.deepEqual([lost.state, lost.endReason], ['expired', 'disputed'])
    await shop.tell('charge.dispute.closed', book.dispute(charge, 'won'))
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('P11 charges no more instalments once it has ended', async () => {
    const { charge, instalments } = await shop.buy(mia, 'monthly')
    await shop.tell('charge.refunded', shop.stripe.book.refund(charge))
    assert.equal(shop.stripe.book.subscription(instalments).status, 'canceled')
    const { state, endReason, mayCancel } = await shop.look(mia)
    assert.deepEqual([state, endReason, mayCancel], ['expired', 'refunded', false])
  })

  it('P11 stays valid for seven days when an instalment fails, and longer when it is paid then', async () => {
    const { instalments, session } = await shop.buy(mia, 'monthly')
    const { book } = shop.stripe
    const subscription = book.nextMonth(instalments, { paid: false })
    shop.later(30.5)
    assert.equal(
      await shop.tell('invoice.payment_failed', {
        id: 'in_2',
        object: 'invoice',
        customer: subscription.customer,
      }),
      200,
    )
    const late = await shop.look(mia)
    assert.deepEqual([late.state, late.mayBuy, late.mayCancel], ['past_due', false, true])
    assert.ok(late.graceUntil !== null)
    shop.later(37.5)
    const over = await shop.look(mia)
    assert.deepEqual([over.state, over.endReason], ['expired', 'unpaid'])
    subscription.status = 'active'
    book.charge(book.session(session).customer ?? '', 2_500, Math.floor(Date.now() / 1_000))
    await shop.tell('customer.subscription.updated', subscription)
    const { state, receipts } = await shop.look(mia)
    assert.deepEqual([state, receipts.length], ['active', 2])
  })

  it('P11 stays over when the service begins a further month without a payment', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const { book } = shop.stripe
    book.nextMonth(instalments, { paid: false })
    const subscription = book.nextMonth(instalments, { paid: false })
    shop.later(60.5)
    await shop.tell('customer.subscription.updated', subscription)
    const { state, endReason } = await shop.look(mia)
    assert.deepEqual([state, endReason], ['expired', 'unpaid'])
  })

  it('P11 ends when the service gives up on its instalments', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    await shop.tell('customer.subscription.deleted', shop.stripe.book.end(instalments, { failed: true }))
    const { state, endReason } = await shop.look(mia)
    assert.deepEqual([state, endReason], ['expired', 'unpaid'])
  })
})
