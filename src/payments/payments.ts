import type { PlanId, Price } from '#core/subscription/plans.ts'
import type { PaymentState } from '#core/subscription/payment-state.ts'

/** An order to pay, at our own prices. Two calls with the same id give one checkout. */
export interface AskedPayment {
  /** Id of the order. */
  id: string
  price: Price
  email: string
  /** Pages to return to after paying, and after cancelling. */
  paidUrl: string
  backUrl: string
}

export interface Checkout {
  checkoutId: string
  /** Page on which to pay. */
  url: string
}

/** A message of the payment service that something about an order changed. The present state is then read from the service. */
export interface PaymentEvent {
  id: string
  type: string
  /** What the event names, where it does; the order may belong to another shop. */
  order: string | null
  checkoutId: string | null
  customer: string | null
  charge: string | null
}

/** Ids of an order at the payment service. */
export interface PlacedOrder {
  id: string
  plan: PlanId
  checkoutId: string
}

/** The payment service. Every call throws {@link PaymentsDown} when it does not answer, or answers with an error. */
export interface Payments {
  checkout(asked: AskedPayment): Promise<Checkout>
  /** Makes one cheap request with the key. Throws {@link PaymentsDown} where it is refused, or nobody answers. */
  test(): Promise<void>
  /** Page of an open checkout; `null` when it is no longer open. */
  checkoutUrl(checkoutId: string): Promise<string | null>
  /** Expires an unpaid checkout; one that is no longer open stays unchanged. */
  closeCheckout(checkoutId: string): Promise<void>
  paymentStateOf(placed: PlacedOrder): Promise<PaymentState>
  /** Ends the instalments at a given time. */
  stopAt(instalments: string, at: Date): Promise<void>
  /** Ends the instalments at once. */
  endNow(instalments: string): Promise<void>
  /** Page on which the payer changes the card. */
  cardUrl(customer: string, backUrl: string): Promise<string>
  /** Address of a charge's receipt; `null` when there is none. */
  receiptUrl(charge: string): Promise<string | null>
  /**
   * Verifies and reads a webhook call, by its exact text and signature. `null` for an event that does not matter here. Throws
   * {@link ForgedPaymentEvent} for a wrong or old signature, and for an event of test mode in live mode, or the reverse.
   */
  readEvent(text: string, signature: string, at: Date): PaymentEvent | null
}

/** The payment service did not answer, or answered with an error. Holds nothing that was sent. */
export class PaymentsDown extends Error {}

/** A webhook call that was not signed by the payment service, or is of the other mode. */
export class ForgedPaymentEvent extends Error {}
