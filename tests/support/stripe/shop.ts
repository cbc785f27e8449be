import { z } from 'zod'
import { openStripe } from '#payments/stripe/open-stripe.ts'
import { type TestBrowser, testApi } from '../api.ts'
import { SECRET_KEY, sign, stripeServer, WEBHOOK_SECRET } from './stripe-server.ts'

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

/** The whole API that sells plans, and the payment service that it sells them through. `now` may be set. */
export async function openShop() {
  const stripe = await stripeServer()
  const clock = { now: () => new Date() }
  const payments = openStripe({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    origin: stripe.origin,
  })
  const api = await testApi({ payments, now: () => clock.now() })
  const hook = api.visitor()
  const notice = (body: string, signature: string) =>
    hook.call('POST', '/stripe/webhook', body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
    })
  stripe.state.tell = notice
  return {
    ...api,
    stripe,
    clock,
    notice,
    sign,
    /** Tells what happened, as the service does. */
    tell: async (type: string, object: object) => {
      const { body, signature } = stripe.event(type, object)
      return (await notice(body, signature)).status
    },
    /** Orders a plan; the session is where it is paid. */
    async order(owner: TestBrowser, plan: 'monthly' | 'annual') {
      const answer = await owner.post('/subscription/orders', { plan })
      const { id, url } = ordered.parse(answer.body)
      return { id, session: url.split('/').at(-1) ?? '' }
    },
    look: async (owner: TestBrowser) => looked.parse((await owner.get('/subscription')).body),
    async close() {
      await api.close()
      await stripe.close()
    },
  }
}
