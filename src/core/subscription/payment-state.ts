/** The state of an order at the payment service. */
export interface PaymentState {
  /** Id of the payer at the service; `null` before they gave a name there. */
  customer: string | null
  /** `open`: may still be paid; `done`: the person did their part; `over`: cannot be paid any more. */
  checkout: 'open' | 'done' | 'over'
  /** What was paid, in any order. */
  payments: readonly Payment[]
  /** Monthly payments; `null` for a single payment. */
  instalments: Instalments | null
}

export interface Payment {
  /** Its id at the service. */
  charge: string
  cents: number
  refundedCents: number
  /** The bank takes it back, or may do so. */
  disputed: boolean
  paidAt: Date
}

export interface Instalments {
  id: string
  startedAt: Date
  /** When a payment first failed and was not made up for; `null`: none. */
  lateSince: Date | null
  /** The end of the period that the newest one pays for. */
  paidUntil: Date
  /** When they are set to stop; `null`: never. */
  stopsAt: Date | null
  /** When they stopped; `null`: they continue. */
  endedAt: Date | null
  /** They stopped because payments failed. */
  unpaid: boolean
}

export const ORDER_STATES = ['open', 'confirming', 'paid', 'failed'] as const
export const END_REASONS = ['refunded', 'disputed', 'unpaid'] as const

/** What follows from an order's payment state; saved with it. */
export interface OrderFacts {
  /** `confirming`: the person has finished, the money has not arrived. */
  state: (typeof ORDER_STATES)[number]
  paidAt: Date | null
  /** When what was paid for ends. */
  endsAt: Date | null
  /** No further payment is due before the twelve months are over. */
  cancelled: boolean
  lateSince: Date | null
  /** It ended early, and why. */
  endedAt: Date | null
  endReason: (typeof END_REASONS)[number] | null
}
