import { Hono } from 'hono'
import { ForgedPaymentEvent, type PaymentEvent, type Payments } from '#payments/payments.ts'
import { isKnownEvent, orderOfEvent } from '#store/order-readings.ts'
import { AppError, notFound } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import { readOrder } from './read-order.ts'

/**
 * Receives payment events. Not a call of the contract, because its signature is over the exact bytes. An event that is not
 * answered with 200 is sent again for days, so it is acknowledged only once it is stored.
 */
export const paymentWebhookRoute = new Hono<Env>().post('/stripe/webhook', async (c) => {
  const { db, now, payments } = c.get('services')
  if (payments === null) throw notFound()
  const text = await c.req.text()
  const signature = c.req.header('Stripe-Signature') ?? ''
  const event = readPaymentEvent(payments, { text, signature, at: now() })
  if (event === null || (await isKnownEvent(db, event.id))) return c.json({ received: true })
  const order = await orderOfEvent(db, event)
  const { id, type, checkoutId } = event
  if (order) await readOrder({ db, now, payments }, order, { event: { id, type }, checkoutId })
  return c.json({ received: true })
})

function readPaymentEvent(
  payments: Payments,
  { text, signature, at }: { text: string; signature: string; at: Date },
): PaymentEvent | null {
  try {
    return payments.readEvent(text, signature, at)
  } catch (error) {
    if (!(error instanceof ForgedPaymentEvent)) throw error
    throw new AppError(400, 'bad_signature', 'This was not sent by the payment service.')
  }
}
