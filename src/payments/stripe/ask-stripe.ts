import { Stripe } from 'stripe'
import { PaymentsDown } from '../payments.ts'

/** Calls Stripe. Of an error only type, code and ids are kept: the library's own error may hold what was sent. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentsDown) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined)
    throw new PaymentsDown(`Stripe: ${parts.join(', ')}`)
  }
}
