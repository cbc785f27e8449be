import { monthsBefore } from '#core/calendar.ts'
import type { Payment } from '#core/subscription/payment-state.ts'

/**
 * When the oldest month began that is not paid: Stripe begins the next one whether or not the last was paid. Months are counted from the day on
 * which the plan began, as Stripe counts them. The newest payment is of the month that it was made in.
 */
export function owedSince(begun: Date, startedAt: Date, payments: readonly Pick<Payment, 'paidAt'>[]): Date {
  const paidIn = Math.max(startedAt.getTime(), ...payments.map(({ paidAt }) => paidAt.getTime()))
  for (let months = 1; ; months += 1) {
    const next = monthsBefore(startedAt.getTime(), -months)
    if (next > paidIn || next >= begun.getTime()) return new Date(Math.min(next, begun.getTime()))
  }
}
