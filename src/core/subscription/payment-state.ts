/** How an order stands at the payment service, read as a whole. */
export interface PaymentState {
  /** Who pays, as the service knows them; `null` before they gave a name there. */
  customer: string | null
  /** `open`: may still be paid; `done`: the person did their part; `over`: cannot be paid any more. */
  checkout: 'open' | 'done' | 'over'
  /** What was paid, in any order. */
  payments: readonly Payment[]
  /** What is paid month by month; `null` for what is paid at once. */
  instalments: Instalments | null
}

export interface Payment {
  /** As the service names it. */
  charge: string
  cents: number
  refundedCents: number
  /** The bank takes it back, or may. */
  disputed: boolean
  paidAt: Date
}

export interface Instalments {
  id: string
  startedAt: Date
  /** Since when one could not be taken; `null`: all were. */
  lateSince: Date | null
  /** Until when the newest one pays. */
  paidUntil: Date
  /** When they will stop by themselves; `null`: never. */
  stopsAt: Date | null
  /** When they stopped; `null`: they go on. */
  endedAt: Date | null
  /** They stopped because nothing could be taken. */
  unpaid: boolean
}

export const ORDER_STATES = ['open', 'confirming', 'paid', 'failed'] as const
export const END_REASONS = ['refunded', 'disputed', 'unpaid'] as const

/** What follows for an order; kept with it. */
export interface OrderFacts {
  /** `confirming`: the person is through, the money is not. */
  state: (typeof ORDER_STATES)[number]
  paidAt: Date | null
  /** What was paid for ends then. */
  endsAt: Date | null
  /** No more will be paid before the twelve months are over. */
  cancelled: boolean
  lateSince: Date | null
  /** Ended before its time, and why. */
  endedAt: Date | null
  endReason: (typeof END_REASONS)[number] | null
}
