import { Stripe } from 'stripe'
import { PaymentsDown } from '../payments.ts'

/** Does what asks Stripe. Whatever goes wrong there is told by its kind only: an error of the library may hold what was sent. */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentsDown) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode, requestId } = error
    const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined)
    throw new PaymentsDown(`Stripe: ${parts.join(', ')}`)
  }
}
