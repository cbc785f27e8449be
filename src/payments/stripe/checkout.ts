import type { Stripe } from 'stripe'
import type { Price } from '#core/subscription/plans.ts'
import { type AskedPayment, type Checkout, PaymentsDown } from '../payments.ts'

const NAMES = { monthly: 'Fettle subscription, monthly', annual: 'Fettle subscription, annual' } as const

/**
 * Makes a checkout for an order (https://docs.stripe.com/api/checkout/sessions/create). The order's id is the idempotency key, and all
 * parameters follow from the order, so a second call gives the same checkout. Each order has its own customer at Stripe, so that the
 * customer's charges are the order's payments.
 */
export async function openCheckout(stripe: Stripe, asked: AskedPayment): Promise<Checkout> {
  const session = await stripe.checkout.sessions.create(sessionOf(asked), { idempotencyKey: asked.id })
  const url = openUrlOf(session)
  if (url === null) throw new PaymentsDown('Stripe: a new checkout without an address')
  return { checkoutId: session.id, url }
}

export const openUrlOf = ({ status, url }: Stripe.Checkout.Session): string | null =>
  status === 'open' ? url : null

function sessionOf({
  id,
  price,
  email,
  paidUrl,
  backUrl,
}: AskedPayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: id }
  return {
    client_reference_id: id,
    metadata,
    customer_email: email,
    success_url: paidUrl,
    cancel_url: backUrl,
    line_items: [lineOf(price)],
    ...(price.payments > 1
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', customer_creation: 'always', payment_intent_data: { metadata } }),
  }
}

const lineOf = ({ plan, cents, payments }: Price): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: 'aud',
    unit_amount: cents,
    product_data: { name: NAMES[plan] },
    ...(payments > 1 ? { recurring: { interval: 'month' } } : {}),
  },
})
