import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { type AtWork, atWork } from '#support/at-work.ts'
import type { HttpAnswer, HttpBrowser } from '#support/http-browser.ts'
import { keepsItsPromises } from '#support/invariants.ts'
import { type Product, startProduct } from '#support/product.ts'
import { eventOf, sign, type StripeServer, stripeServer } from '#support/stripe/stripe-server.ts'
import { until } from '#support/until.ts'

const ordered = z.object({ id: z.uuid(), url: z.url() })
const subscription = z.object({ state: z.string(), receipts: z.array(z.object({ cents: z.number() })) })

/** Starting a process takes time on a busy machine. */
const BACK_MS = 40_000

describe('a web process that is killed during a payment', () => {
  let stripe: StripeServer
  let product: Product
  let work: AtWork
  let owner: HttpBrowser & { email: string }
  before(async () => {
    stripe = await stripeServer()
    product = await startProduct({ settings: { ...stripe.settings, FETTLE_CHROMIUM: '/nowhere' } })
    work = await atWork(product)
    owner = await product.signUp()
  })
  after(async () => {
    await work.close()
    await product.stop()
    await stripe.close()
  })

  const order = () => owner.post('/subscription/orders', { plan: 'annual' })
  const tell = (body: string): Promise<HttpAnswer> =>
    product.visitor().call('POST', '/stripe/webhook', body, {
      'stripe-signature': sign(body, Math.floor(Date.now() / 1_000)),
    })

  /** Makes a call that asks the payment service, and kills the process that waits for its answer. */
  async function killedAt(call: string, ask: () => Promise<HttpAnswer>): Promise<void> {
    const reached = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    stripe.state.hold = async (asked) => {
      if (asked !== call) return
      stripe.state.hold = null
      reached.resolve()
      await mayGoOn.promise
    }
    const answer = ask().catch(() => null)
    await reached.promise
    product.run.kill('web')
    assert.equal(await answer, null)
    mayGoOn.resolve()
    const serves = async () => (await fetch(`${product.origin}/api/health`).catch(() => null))?.ok
    await until('another process serves', serves, BACK_MS)
  }

  it('F03 P10 while the checkout is made: the next click leads to that checkout, and there is one order', async () => {
    await killedAt('POST /v1/checkout/sessions', order)
    const again = ordered.parse((await order()).body)
    const [session, ...more] = stripe.book.sessions.values()
    assert.deepEqual([session?.url, session?.client_reference_id, more], [again.url, again.id, []])
    await keepsItsPromises(product, work, { owners: [owner.email] })
  })

  it('F03 P05 while it processes the payment event: sent again, the order is paid once', async () => {
    const { id, url } = ordered.parse((await order()).body)
    const body = eventOf('checkout.session.completed', stripe.book.pay(url.split('/').at(-1) ?? ''))
    await killedAt('GET /v1/charges', () => tell(body))
    assert.deepEqual(subscription.parse((await owner.get('/subscription')).body), {
      state: 'none',
      receipts: [],
    })
    for (const time of ['first', 'second']) assert.equal((await tell(body)).status, 200, time)
    const { state, receipts } = subscription.parse((await owner.get('/subscription')).body)
    assert.deepEqual([state, receipts], ['active', [{ cents: 26_400 }]])
    assert.match((await owner.get(`/subscription/orders/${id}`)).text, /"state":"paid"/u)
    await keepsItsPromises(product, work, { owners: [owner.email] })
  })
})
