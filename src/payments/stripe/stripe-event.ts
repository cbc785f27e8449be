import { Stripe } from 'stripe'
import { z } from 'zod'
import { ForgedPaymentEvent, type PaymentEvent } from '../payments.ts'

/** Most difference between the service's clock and ours (https://docs.stripe.com/webhooks#replay-attacks). */
const TOLERANCE_SECONDS = 300

const TYPES: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
])

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const metadata = z.object({ order: z.string().optional() }).nullish()
/** The fields that name an event's order. Other fields differ between versions and are not read. */
const about = z.object({
  id: z.string(),
  object: z.string(),
  client_reference_id: z.string().nullish(),
  metadata,
  customer: named,
  charge: named,
  parent: z.object({ subscription_details: z.object({ metadata }).nullish() }).nullish(),
})

interface Sent {
  text: string
  signature: string
  at: Date
}

/** Verifies an event's signature and reads it (https://docs.stripe.com/webhooks#verify-official-libraries). */
export function readStripeEvent(
  { text, signature, at }: Sent,
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
): PaymentEvent | null {
  const event = signed({ text, signature, at }, webhookSecret)
  if (event.livemode !== isLive)
    throw new ForgedPaymentEvent('an event of test mode in live mode, or the reverse')
  if (!TYPES.has(event.type)) return null
  const thing = about.safeParse(event.data.object)
  if (!thing.success) throw new ForgedPaymentEvent('an event about nothing that we know')
  return { id: event.id, type: event.type, ...idsIn(thing.data) }
}

function signed({ text, signature, at }: Sent, secret: string): Stripe.Event {
  // The library refuses an old signature but not one from the future.
  const signedAt = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/u.exec(signature)?.[1])
  if (!(signedAt * 1_000 - at.getTime() <= TOLERANCE_SECONDS * 1_000))
    throw new ForgedPaymentEvent('signed for later')
  try {
    return Stripe.webhooks.constructEvent(text, signature, secret, TOLERANCE_SECONDS, undefined, at.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new ForgedPaymentEvent('not signed by the payment service')
    }
    throw error
  }
}

function idsIn(thing: z.infer<typeof about>): Omit<PaymentEvent, 'id' | 'type'> {
  const kept = thing.metadata?.order ?? thing.parent?.subscription_details?.metadata?.order
  return {
    order: thing.client_reference_id ?? kept ?? null,
    checkoutId: thing.object === 'checkout.session' ? thing.id : null,
    customer: thing.customer ?? null,
    charge: thing.object === 'charge' ? thing.id : (thing.charge ?? null),
  }
}
