import { z } from 'zod'
import type { Payments } from '#payments/payments.ts'

/** `https`, or this machine itself: a key goes there. */
const SAFE = /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::\d+)?\/?$/u

/** Settings of the service that takes the money for plans. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_\w+$/u, 'has to begin with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/u, 'has to begin with whsec_')
    .optional(),
  STRIPE_API_URL: z.url().regex(SAFE, 'has to begin with https://').default('https://api.stripe.com'),
}

const shape = z.object(paymentSettings)

/** How the payment service is reached. */
export interface PaymentPlace {
  secretKey: string
  webhookSecret: string
  origin: string
}

/** `null` when payments are not set up. Half of the keys is a mistake, which is told by `missing`. */
export function paymentPlace(
  given: z.infer<typeof shape>,
  missing: (setting: string) => Error,
): PaymentPlace | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (secretKey === undefined && webhookSecret === undefined) return null
  if (secretKey === undefined) throw missing('STRIPE_SECRET_KEY')
  if (webhookSecret === undefined) throw missing('STRIPE_WEBHOOK_SECRET')
  return { secretKey, webhookSecret, origin: new URL(given.STRIPE_API_URL).origin }
}

/** The service's library takes room and time to load, so it is left alone where nothing is sold. */
export async function paymentsOf(place: PaymentPlace | null): Promise<Payments | null> {
  if (place === null) return null
  const { openStripe } = await import('#payments/stripe/open-stripe.ts')
  return openStripe(place)
}
