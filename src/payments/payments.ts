import type { PlanId, Price } from '#core/subscription/plans.ts'
import type { PaymentState } from '#core/subscription/payment-state.ts'

/** What the person is asked to pay, from our own prices. The same id asked twice is one checkout. */
export interface AskedPayment {
  /** Of the order. */
  id: string
  price: Price
  email: string
  /** Where the person comes back to: after paying, and when they changed their mind. */
  paidUrl: string
  backUrl: string
}

export interface Checkout {
  session: string
  /** Where it is paid. */
  url: string
}

/** The payment service told that something about an order changed. What is true now is read from it. */
export interface PaymentEvent {
  id: string
  type: string
  /** What it names, as far as it does; the order is one of ours or of somebody else's shop. */
  order: string | null
  session: string | null
  customer: string | null
  charge: string | null
}

/** An order as the payment service knows it. */
export interface PlacedOrder {
  id: string
  plan: PlanId
  session: string
}

/** The service that takes the money. Every call throws {@link PaymentsDown} when it does not answer as it should. */
export interface Payments {
  checkout(asked: AskedPayment): Promise<Checkout>
  /** Where an open checkout is paid; `null`: it is open no more. */
  checkoutUrl(session: string): Promise<string | null>
  /** Ends a checkout that nobody has paid; one that is over already stays as it was. */
  closeCheckout(session: string): Promise<void>
  standingOf(placed: PlacedOrder): Promise<PaymentState>
  /** Takes no more instalments from a moment on. */
  stopAt(instalments: string, at: Date): Promise<void>
  /** Takes no more instalments at all. */
  endNow(instalments: string): Promise<void>
  /** Where the payer changes the card, and comes back from. */
  cardUrl(customer: string, backUrl: string): Promise<string>
  /** Where the receipt of a charge is; `null`: there is none. */
  receiptUrl(charge: string): Promise<string | null>
  /**
   * Reads what the service sent, by its exact text and signature. `null`: nothing that matters here. Throws {@link ForgedPaymentEvent} for
   * what it did not send, not now, or not for this Fettle.
   */
  readNotice(text: string, signature: string, at: Date): PaymentEvent | null
}

/** The payment service did not answer, or not as it should. Holds nothing of what was sent. */
export class PaymentsDown extends Error {}

/** What was sent does not come from the payment service. */
export class ForgedPaymentEvent extends Error {}
