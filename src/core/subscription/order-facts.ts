import { monthsBefore } from '../calendar.ts'
import type { Instalments, OrderFacts, Payment, PaymentState } from './payment-state.ts'
import { endOfDay, endOfYearFrom } from './year-later.ts'
import { DAY_MS } from '../time-units.ts'

const UNPAID = {
  paidAt: null,
  endsAt: null,
  cancelled: false,
  lateSince: null,
  endedAt: null,
  endReason: null,
}

interface Circumstances {
  /** When the payment state was read. */
  at: Date
  /** The owner's time zone (IANA). */
  timeZone: string
  /** When the order was first found to have ended, so that it keeps that day. */
  endedAt: Date | null
}

/** What follows from the payment state of an order (decisions, section 10). */
export function orderFacts(paymentState: PaymentState, circumstances: Circumstances): OrderFacts {
  const payments = paymentState.payments.toSorted(
    (one, other) => one.paidAt.getTime() - other.paidAt.getTime(),
  )
  const [first] = payments
  const newest = payments.at(-1)
  if (!first || !newest) return { ...UNPAID, state: unpaidState(paymentState) }
  const { timeZone } = circumstances
  const { instalments } = paymentState
  const cancelled = instalments !== null && stopsEarly(instalments)
  const endsAt = endOfYearFrom(first.paidAt, timeZone)
  const sooner = cancelled ? (instalments.stopsAt ?? instalments.endedAt) : null
  return {
    state: 'paid',
    paidAt: first.paidAt,
    endsAt: sooner === null ? endsAt : endOfDay(sooner, timeZone),
    cancelled,
    lateSince: instalments?.lateSince ?? null,
    ...endOf(newest, instalments, circumstances),
  }
}

/** When instalments that run a whole year stop. */
export const stopAfterYear = ({ startedAt }: Instalments): Date =>
  new Date(monthsBefore(startedAt.getTime(), -12))

function unpaidState({ checkout, instalments }: PaymentState): OrderFacts['state'] {
  if (checkout === 'open') return 'open'
  return checkout === 'over' || (instalments !== null && instalments.endedAt !== null)
    ? 'failed'
    : 'confirming'
}

/** By more than a day: the calendars of two services may differ by one about the end of a year. */
function stopsEarly(instalments: Instalments): boolean {
  const stopsAt = instalments.stopsAt ?? instalments.endedAt
  return (
    !instalments.unpaid &&
    stopsAt !== null &&
    stopsAt.getTime() < stopAfterYear(instalments).getTime() - DAY_MS
  )
}

function endOf(
  newest: Payment,
  instalments: Instalments | null,
  { at, endedAt }: Circumstances,
): Pick<OrderFacts, 'endedAt' | 'endReason'> {
  if (newest.refundedCents >= newest.cents) return { endedAt: endedAt ?? at, endReason: 'refunded' }
  if (newest.disputed) return { endedAt: endedAt ?? at, endReason: 'disputed' }
  if (instalments?.unpaid && instalments.endedAt) return { endedAt: instalments.endedAt, endReason: 'unpaid' }
  return { endedAt: null, endReason: null }
}
