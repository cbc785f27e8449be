import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { DAY_MS } from '#core/time-units.ts'
import { type Customer, openShop, type Shop } from '#support/stripe/shop.ts'
import { removeOwner } from '../owner/remove-owner.ts'

describe('a plan', () => {
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

  it('is bought, is valid for twelve months and expires', async () => {
    assert.deepEqual(await shop.look(mia), {
      state: 'none',
      plan: null,
      endsAt: null,
      graceUntil: null,
      endReason: null,
      mayBuy: true,
      mayCancel: false,
      receipts: [],
    })
    await shop.buy(mia, 'annual')
    const { state, plan, mayBuy, mayCancel, receipts } = await shop.look(mia)
    assert.deepEqual([state, plan, mayBuy, mayCancel], ['active', 'annual', false, false])
    assert.deepEqual(
      receipts.map(({ cents, gst }) => [cents, gst]),
      [[26_400, 2_400]],
    )
    shop.later(365)
    assert.equal((await shop.look(mia)).state, 'active')
    shop.later(367)
    const over = await shop.look(mia)
    assert.deepEqual([over.state, over.mayBuy], ['expired', true])
  })

  it('paid monthly stops by itself after twelve months', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const { start_date: start, cancel_at: stops } = shop.stripe.book.subscription(instalments)
    const year = new Date(start * 1_000)
    year.setUTCFullYear(year.getUTCFullYear() + 1)
    assert.equal(stops, Math.floor(year.getTime() / 1_000))
    assert.equal((await shop.look(mia)).mayCancel, true)
  })

  it('paid monthly has a receipt for each of its twelve payments, and none for a charge that failed', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const { book } = shop.stripe
    book.nextMonth(instalments, { paid: false })
    for (let month = 1; month < 12; month += 1) book.nextMonth(instalments, { paid: true })
    await shop.tell('customer.subscription.updated', book.subscription(instalments))
    assert.equal((await shop.look(mia)).receipts.length, 12)
  })

  it('paid monthly is found by an event about its instalments, before any about the checkout', async () => {
    const { id, session } = await shop.order(mia, 'monthly')
    const { book } = shop.stripe
    const instalments = book.pay(session).subscription ?? ''
    assert.equal(await shop.tell('customer.subscription.created', book.subscription(instalments)), 200)
    const [order] = await shop.ordersOf(mia)
    assert.deepEqual([order?.id, order?.state], [id, 'paid'])
  })

  it('is not bought twice', async () => {
    await shop.buy(mia, 'annual')
    for (const plan of ['monthly', 'annual']) {
      const answer = await mia.post('/subscription/orders', { plan })
      assert.deepEqual(
        [answer.status, JSON.stringify(answer.body).includes('have a subscription')],
        [409, true],
      )
    }
  })

  it('that was cancelled is valid as long as is paid for, and may be followed by another', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const answer = await mia.post('/subscription/cancel')
    assert.equal(answer.status, 200, answer.text)
    const [item] = shop.stripe.book.subscription(instalments).items.data
    assert.equal(shop.stripe.book.subscription(instalments).cancel_at, item?.current_period_end)
    const look = await shop.look(mia)
    assert.deepEqual([look.state, look.mayCancel, look.mayBuy], ['cancelled', false, true])
    assert.ok(Date.parse(look.endsAt ?? '') - Date.now() < 32 * DAY_MS)
    assert.equal((await mia.post('/subscription/cancel')).status, 404)
    assert.equal((await shop.buy(mia, 'annual')).charge.startsWith('ch_'), true)
    assert.equal((await shop.look(mia)).plan, 'annual')
  })

  it('P08 has the price of our own table: a price, a currency or another plan from outside is refused', async () => {
    const wrong = [
      { plan: 'annual', cents: 1 },
      { plan: 'annual', price: 1 },
      { plan: 'annual', currency: 'usd' },
      { plan: 'free' },
      { plan: ['annual'] },
      {},
    ]
    for (const body of wrong)
      assert.equal((await mia.post('/subscription/orders', body)).status, 422, JSON.stringify(body))
    assert.deepEqual(await shop.ordersOf(mia), [])
    const { session } = await shop.order(mia, 'annual')
    const { amount_total: cents, currency } = shop.stripe.book.session(session)
    assert.deepEqual([cents, currency], [26_400, 'aud'])
  })

  it('P09 is pending on the success page while nothing is paid, and there is none', async () => {
    const { id } = await shop.order(mia, 'annual')
    const { body } = await mia.get(`/subscription/orders/${id}`)
    assert.equal(JSON.stringify(body).includes('"state":"open"'), true)
    assert.equal((await shop.look(mia)).state, 'none')
    assert.equal((await mia.get('/subscription/orders/00000000-0000-4000-8000-000000000000')).status, 404)
    assert.equal((await (await shop.owner()).get(`/subscription/orders/${id}`)).status, 404)
  })

  it('P09 is pending while the money has not arrived, and ends when it does not', async () => {
    const { session } = await shop.order(mia, 'annual')
    const { book } = shop.stripe
    await shop.tell('checkout.session.completed', book.pay(session, { later: true }))
    const look = await shop.look(mia)
    assert.deepEqual([look.state, look.mayBuy], ['pending', false])
    await shop.tell('checkout.session.async_payment_failed', book.fail(session))
    assert.equal((await shop.look(mia)).state, 'none')
    const again = await shop.order(mia, 'annual')
    book.pay(again.session, { later: true })
    book.arrive(again.session)
    await shop.tell('checkout.session.async_payment_succeeded', book.session(again.session))
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('is found paid by the waiting page, even without the event', async () => {
    const { id, session } = await shop.order(mia, 'annual')
    shop.stripe.book.pay(session)
    const { body } = await mia.get(`/subscription/orders/${id}`)
    assert.equal(JSON.stringify(body).includes('"state":"paid"'), true)
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('P10 has one checkout after a double click, a way back and in two tabs', async () => {
    const clicked = await Promise.all([1, 2, 3, 4].map(() => shop.order(mia, 'annual')))
    clicked.push(await shop.order(mia, 'annual'))
    assert.equal(new Set(clicked.map(({ session }) => session)).size, 1)
    assert.equal((await shop.ordersOf(mia)).length, 1)
    const made = [...shop.stripe.book.sessions.values()].filter(
      ({ customer_email: email }) => email === mia.email,
    )
    assert.equal(made.length, 1)
  })

  it('P10 closes the checkout of one plan before it opens that of the other', async () => {
    const monthly = await shop.order(mia, 'monthly')
    const annual = await shop.order(mia, 'annual')
    assert.equal(shop.stripe.book.session(monthly.session).status, 'expired')
    assert.equal(shop.stripe.book.session(annual.session).status, 'open')
    const back = await shop.order(mia, 'monthly')
    assert.notEqual(back.session, monthly.session)
  })

  it('P10 is not sold a second time when the first was paid a moment ago without an event yet', async () => {
    const { session } = await shop.order(mia, 'monthly')
    shop.stripe.book.pay(session)
    for (const plan of ['annual', 'monthly'])
      assert.equal((await mia.post('/subscription/orders', { plan })).status, 409, plan)
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('shows receipts and changes cards at the service, only for its owner', async () => {
    const { charge } = await shop.buy(mia, 'monthly')
    const [receipt] = (await shop.look(mia)).receipts
    assert.ok(receipt)
    const shown = await mia.get(`/subscription/receipts/${receipt.id}`)
    assert.deepEqual(shown.body, { url: `${shop.stripe.origin}/receipts/${charge}` })
    const joe = await shop.owner()
    assert.equal((await joe.get(`/subscription/receipts/${receipt.id}`)).status, 404)
    assert.match(JSON.stringify((await mia.post('/subscription/card')).body), /billing\.fixture\/cus_/u)
    assert.equal((await joe.post('/subscription/card')).status, 404)
  })

  it('ends with the account: nothing more is charged, and an open checkout cannot be paid', async () => {
    const { instalments } = await shop.buy(mia, 'monthly')
    const joe = await shop.owner()
    const { session } = await shop.order(joe, 'annual')
    await removeOwner(shop.services, mia.id)
    await removeOwner(shop.services, joe.id)
    assert.equal(shop.stripe.book.subscription(instalments).status, 'canceled')
    assert.equal(shop.stripe.book.session(session).status, 'expired')
    assert.equal(
      await shop.tell('customer.subscription.deleted', shop.stripe.book.subscription(instalments)),
      200,
    )
  })
})
