import { Stripe } from 'stripe'
import { openServiceClient } from '#net/service-client.ts'
import type { Payments } from '../payments.ts'
import { askStripe } from './ask-stripe.ts'
import { openCheckout, openUrlOf } from './checkout.ts'
import { readStripeEvent } from './stripe-event.ts'
import { paymentStateOf } from './payment-state.ts'

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Origin of the API. */
  origin: string
  /** Of one attempt: one request is tried three times, half a minute at most. A call may make several. */
  timeoutMs?: number
}

const TIMEOUT_MS = 8_000
const RETRIES = 2

/** Opens Stripe (https://docs.stripe.com/api), with its own library over our egress. */
export function openStripe(settings: StripeSettings): Payments {
  const { secretKey, webhookSecret, origin, timeoutMs: timeout = TIMEOUT_MS } = settings
  const stripe = new Stripe(secretKey, { ...connectionTo(origin), timeout, telemetry: false })
  const isLive = /^[sr]k_live_/u.test(secretKey)
  return {
    test: () => askStripe(async () => void (await stripe.prices.list({ limit: 1 }))),
    checkout: (asked) => askStripe(() => openCheckout(stripe, asked)),
    checkoutUrl: (checkoutId) =>
      askStripe(async () => openUrlOf(await stripe.checkout.sessions.retrieve(checkoutId))),
    closeCheckout: (checkoutId) =>
      askStripe(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(checkoutId)
        if (status === 'open') await stripe.checkout.sessions.expire(checkoutId)
      }),
    paymentStateOf: (placed) => askStripe(() => paymentStateOf(stripe, placed)),
    stopAt: (instalments, at) =>
      askStripe(async () => {
        const cancelAt = Math.floor(at.getTime() / 1_000)
        await stripe.subscriptions.update(instalments, { cancel_at: cancelAt, proration_behavior: 'none' })
      }),
    endNow: (instalments) => askStripe(() => endOnce(stripe, instalments)),
    cardUrl: (customer, backUrl) =>
      askStripe(async () => {
        const flow = { type: 'payment_method_update' } as const
        const asked = { customer, return_url: backUrl, flow_data: flow }
        return (await stripe.billingPortal.sessions.create(asked)).url
      }),
    receiptUrl: (charge) => askStripe(async () => (await stripe.charges.retrieve(charge)).receipt_url),
    readEvent: (text, signature, at) => readStripeEvent({ text, signature, at }, { webhookSecret, isLive }),
  }
}

/**
 * Ends a subscription. Of one that has ended Stripe says that there is none (https://github.com/stripe/stripe-go/issues/1887): so it
 * answers the library's second try of a call whose first answer was lost. That is no failure.
 */
async function endOnce(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error
    const { ended_at: ended } = await stripe.subscriptions.retrieve(id)
    if (ended === null) throw error
  }
}

/** Sends the library's requests through the egress, to this service only. The library retries, since it knows what may be sent twice. */
function connectionTo(origin: string) {
  const { hostname, port, protocol } = new URL(origin)
  const service = openServiceClient(origin, { retries: 0 })
  const httpClient = Stripe.createFetchHttpClient(async (url, init) => {
    const { status, headers, body } = await service.send({
      method: init?.method ?? 'GET',
      url: url instanceof Request ? url.url : url.toString(),
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { body: Buffer.from(init.body) } : {}),
      ...(init?.signal ? { signal: init.signal } : {}),
    })
    return new Response(new Uint8Array(body), { status, headers: plainHeaders(headers) })
  })
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port, protocol: scheme, httpClient, maxNetworkRetries: RETRIES }
}

const plainHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
