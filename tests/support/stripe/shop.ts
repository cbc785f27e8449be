import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { PlanId } from '#core/subscription/plans.ts'
import { DAY_MS } from '#core/time-units.ts'
import { openStripe } from '#payments/stripe/open-stripe.ts'
import { orders } from '#store/schema/orders.ts'
import { type TestBrowser, testApi } from '../api.ts'
import { SECRET_KEY } from './desk.ts'
import { eventOf, sign, stripeServer, WEBHOOK_SECRET } from './stripe-server.ts'

const ordered = z.object({ id: z.uuid(), url: z.url() })
const looked = z.object({
  state: z.string(),
  plan: z.string().nullable(),
  endsAt: z.string().nullable(),
  graceUntil: z.string().nullable(),
  endReason: z.string().nullable(),
  mayBuy: z.boolean(),
  mayCancel: z.boolean(),
  receipts: z.array(
    z.object({ id: z.uuid(), cents: z.number(), gst: z.number(), refundedCents: z.number() }),
  ),
})

export type Shop = Awaited<ReturnType<typeof openShop>>
/** Somebody with an account, and their browser. */
export type Customer = Awaited<ReturnType<Shop['owner']>>

/** Orders a plan; the session is where it is paid. */
const order = async (owner: TestBrowser, plan: PlanId) => {
  const answer = await owner.post('/subscription/orders', { plan })
  const { id, url } = ordered.parse(answer.body)
  return { id, session: url.split('/').at(-1) ?? '' }
}

/** The whole API that sells plans, and its payment service. `clock.now` may be set. */
export async function openShop() {
  const stripe = await stripeServer()
  const clock = { now: () => new Date() }
  const place = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    origin: stripe.origin,
    timeoutMs: 1_000,
  }
  const api = await testApi({ payments: openStripe(place), now: () => clock.now() })
  const hook = api.visitor()
  const signed = (body: string, apart = 0): string =>
    sign(body, Math.floor(clock.now().getTime() / 1_000) + apart)
  const notice = (body: string, signature = signed(body)) =>
    hook.call('POST', '/stripe/webhook', body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
    })
  return {
    ...api,
    stripe,
    clock,
    /** Signs a text now, or some seconds before or after. */
    signed,
    /** Sends an event, correctly signed unless another signature is given. */
    notice,
    /** Sends a payment event, as the service does; returns the status of the answer. */
    tell: async (type: string, object: object) => (await notice(eventOf(type, object))).status,
    order,
    /** Orders, pays and sends the event. */
    async buy(owner: TestBrowser, plan: PlanId) {
      const { id, session } = await order(owner, plan)
      const paid = stripe.book.pay(session)
      const { status } = await notice(eventOf('checkout.session.completed', paid))
      if (status !== 200) throw new Error(`Telling of a payment was answered ${status}`)
      const [charge] = stripe.book.chargesOf(paid.customer ?? '')
      return { id, session, instalments: paid.subscription ?? '', charge: charge?.id ?? '' }
    },
    look: async (owner: TestBrowser) => looked.parse((await owner.get('/subscription')).body),
    ordersOf: ({ id }: { id: string }) => api.db.select().from(orders).where(eq(orders.ownerId, id)),
    /** Moves the clock this many days forward. */
    later(days: number): void {
      clock.now = () => new Date(Date.now() + days * DAY_MS)
    },
    /** Resets the clock, and lets the service answer. */
    calm(): void {
      stripe.state.trouble = null
      stripe.state.loses = null
      clock.now = () => new Date()
    },
    async close() {
      await api.close()
      await stripe.close()
    },
  }
}
