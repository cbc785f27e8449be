import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { PlanId } from '#core/subscription/plans.ts'
import { openPool } from '#store/database.ts'
import { paymentEvents, payments } from '#store/schema/orders.ts'
import { until } from '#support/until.ts'
import { type Customer, openShop, type Shop } from '#support/stripe/shop.ts'
import { eventOf, sign, WEBHOOK_SECRET } from '#support/stripe/stripe-server.ts'

describe('a payment event', () => {
  let shop: Shop
  let mia: Customer
  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    mia = await shop.owner()
  })

  const kept = async () => ({
    events: await shop.db.select().from(paymentEvents),
    payments: await shop.db.select().from(payments),
  })
  /** An order that was paid at the service, and its event, not sent yet. */
  const paid = async (plan: PlanId = 'annual') => {
    const { id, session } = await shop.order(mia, plan)
    const body = eventOf('checkout.session.completed', shop.stripe.book.pay(session))
    return { id, session, body }
  }

  it('P01 is refused without a signature, with another secret, with a changed byte or a reformatted body', async () => {
    const { body } = await paid()
    const signature = shop.signed(body)
    const before = await kept()
    const forged: Readonly<Record<string, [string, string]>> = {
      'no signature': [body, ''],
      'a word for one': [body, 't=1,v1=abc'],
      'another secret': [body, sign(body, Math.floor(Date.now() / 1_000), 'whsec_of_somebody_else')],
      'an altered byte': [body.replace('completed', 'completee'), signature],
      'a body written anew': [JSON.stringify(JSON.parse(body), null, 2), signature],
      'another scheme': [body, signature.replace('v1=', 'v0=')],
      'no JSON': ['{', shop.signed('{')],
    }
    for (const [what, [text, sent]] of Object.entries(forged)) {
      const answer = await shop.notice(text, sent)
      assert.equal(answer.status, 400, what)
      assert.doesNotMatch(answer.text, new RegExp(WEBHOOK_SECRET, 'u'))
    }
    assert.deepEqual(await kept(), before)
    assert.equal((await shop.look(mia)).state, 'none')
    assert.equal((await shop.notice(body)).status, 200)
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('P02 is refused when it was signed 301 seconds ago or in the future, and accepted at 300', async () => {
    const { body } = await paid()
    const now = new Date()
    shop.clock.now = () => now
    for (const apart of [-301, 301, -86_400, 86_400]) {
      const answer = await shop.notice(body, shop.signed(body, apart))
      assert.equal(answer.status, 400, `${apart} seconds`)
    }
    assert.equal((await shop.look(mia)).state, 'none')
    for (const apart of [-300, 300]) {
      assert.equal((await shop.notice(body, shop.signed(body, apart))).status, 200)
    }
    assert.equal((await shop.look(mia)).state, 'active')
    shop.clock.now = () => new Date()
  })

  it('P03 has one effect, however often it is sent: twice, and ten times at once', async () => {
    const { id, body } = await paid()
    const tellIt = () => shop.notice(body)
    for (const answer of await Promise.all(Array.from({ length: 10 }, tellIt)))
      assert.equal(answer.status, 200)
    assert.equal((await tellIt()).status, 200)
    const { events, payments: all } = await kept()
    assert.equal(events.filter(({ orderId }) => orderId === id).length, 1)
    assert.equal(all.filter(({ orderId }) => orderId === id).length, 1)
    assert.equal((await shop.look(mia)).receipts.length, 1)
  })

  it('P04 causes a reading of the order: events out of order have the true result', async () => {
    const { session, body } = await paid('monthly')
    const { book } = shop.stripe
    const subscription = String(book.session(session).subscription)
    const asItWas = structuredClone(book.subscription(subscription))
    book.end(subscription)
    assert.equal(await shop.tell('customer.subscription.deleted', book.subscription(subscription)), 200)
    assert.equal((await shop.notice(body)).status, 200)
    assert.equal(await shop.tell('customer.subscription.updated', asItWas), 200)
    const { state, mayCancel } = await shop.look(mia)
    assert.deepEqual([state, mayCancel], ['cancelled', false])
  })

  it('P04 the later of two simultaneous readings counts', async () => {
    const { session, body } = await paid()
    const { book, state } = shop.stripe
    const [reached, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    state.hold = async (call) => {
      if (call !== 'GET /v1/charges') return
      state.hold = null
      reached.resolve()
      await mayGoOn.promise
    }
    const overtaken = shop.notice(body)
    await reached.promise
    const charge = book.chargesOf(book.session(session).customer ?? '')[0]?.id ?? ''
    assert.equal(
      await shop.tell('charge.refunded', {
        ...book.refund(charge),
        customer: null,
        metadata: { order: book.session(session).client_reference_id },
      }),
      200,
    )
    mayGoOn.resolve()
    assert.equal((await overtaken).status, 200)
    const { state: paymentState, endReason } = await shop.look(mia)
    assert.deepEqual([paymentState, endReason], ['expired', 'refunded'])
  })

  it('P05 has no second effect when it is sent again because the answer was lost', async () => {
    const { body } = await paid('monthly')
    await shop.notice(body)
    const before = await kept()
    const asked = shop.stripe.asked.length
    assert.equal((await shop.notice(body)).status, 200)
    assert.deepEqual(await kept(), before)
    assert.equal(shop.stripe.asked.length, asked)
  })

  it('P05 is matched with an order whose checkout was made and not stored', async () => {
    const { id, body } = await paid()
    await shop.db.execute(sql`update orders set session = null where id = ${id}`)
    assert.equal((await shop.notice(body)).status, 200)
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('P06 is answered 503 while the database is down, and applied when it is sent again', async () => {
    const { body } = await paid()
    const { name } = await shop.db
      .execute<{ name: string }>(sql`select current_database() as name`)
      .then(({ rows: [row] }) => ({ name: row?.name ?? '' }))
    const postgres = new URL(shop.url)
    postgres.pathname = '/postgres'
    const other = openPool(postgres.href, 1)
    try {
      await other.db.execute(sql.raw(`alter database "${name}" allow_connections false`))
      await other.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
      )
      const answer = await shop.notice(body)
      assert.equal(answer.status, 503, answer.text)
    } finally {
      await other.db.execute(sql.raw(`alter database "${name}" allow_connections true`))
      await other.close()
    }
    await until('the event is taken in', async () => (await shop.notice(body)).status === 200)
    assert.equal((await shop.look(mia)).state, 'active')
  })

  it('P07 is ignored when its type is unknown or it belongs to somebody else’s shop', async () => {
    const before = await kept()
    assert.equal(await shop.tell('product.created', { id: 'prod_1', object: 'product' }), 200)
    const theirs = {
      id: 'cs_theirs',
      object: 'checkout.session',
      client_reference_id: 'order-7',
      customer: 'cus_x',
    }
    assert.equal(await shop.tell('checkout.session.completed', theirs), 200)
    assert.equal(
      await shop.tell('charge.refunded', { id: 'ch_theirs', object: 'charge', customer: null }),
      200,
    )
    assert.deepEqual(await kept(), before)
  })

  it('P07 is refused when it is a megabyte, or of live mode where keys are of test mode', async () => {
    const big = JSON.stringify({ id: 'evt_big', text: 'a'.repeat(1_048_576) })
    assert.equal((await shop.notice(big)).status, 413)
    const { session } = await paid()
    const live = eventOf('checkout.session.completed', shop.stripe.book.session(session), { livemode: true })
    assert.equal((await shop.notice(live)).status, 400)
    assert.equal((await shop.look(mia)).state, 'none')
  })
})
