import type { Stripe } from 'stripe'
import type { Instalments, Payment, PaymentState } from '#core/subscription/payment-state.ts'
import { PaymentsDown, type PlacedOrder } from '../payments.ts'
import { owedSince } from './owed-since.ts'

/** More charges than a year has, failed ones included. */
const MOST_CHARGES = 100

/** Reads the payment state of an order: checkout, instalments and charges. */
export async function paymentStateOf(stripe: Stripe, { id, checkoutId }: PlacedOrder): Promise<PaymentState> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, {
    expand: ['subscription', 'payment_intent'],
  })
  if (session.client_reference_id !== id) throw new PaymentsDown('Stripe: the checkout is of another order')
  const customer = idOf(session.customer)
  const { subscription } = session
  const payments = customer === null ? [] : await paymentsOf(stripe, customer)
  return {
    customer,
    checkout: checkoutOf(session),
    payments,
    instalments:
      subscription === null || typeof subscription === 'string'
        ? null
        : instalmentsOf(subscription, payments),
  }
}

/** A charge may fail days after the checkout was completed; then the checkout is over. */
function checkoutOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentState['checkout'] {
  if (status === 'open') return 'open'
  if (status === 'expired') return 'over'
  const hasFailed =
    intent !== null &&
    typeof intent !== 'string' &&
    ['canceled', 'requires_payment_method'].includes(intent.status)
  return paid === 'unpaid' && hasFailed ? 'over' : 'done'
}

async function paymentsOf(stripe: Stripe, customer: string): Promise<Payment[]> {
  const { data } = await stripe.charges.list({ customer, limit: MOST_CHARGES })
  const paid = data.filter(({ status }) => status === 'succeeded')
  return Promise.all(
    paid.map(async ({ id, amount, amount_refunded: refundedCents, created, disputed }) => ({
      charge: id,
      cents: amount,
      refundedCents,
      disputed: disputed && (await isTakenBack(stripe, id)),
      paidAt: moment(created),
    })),
  )
}

/** Disputes that take no money: won by us, or an inquiry that was closed. */
const WITHOUT_LOSS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented'])

async function isTakenBack(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 })
  return data.some(({ status }) => !WITHOUT_LOSS.has(status))
}

/** Statuses in which money is owed (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses). */
const LATE: ReadonlySet<string> = new Set(['past_due', 'unpaid'])
const NEVER_PAID: ReadonlySet<string> = new Set(['incomplete_expired'])

function instalmentsOf(subscription: Stripe.Subscription, payments: readonly Payment[]): Instalments {
  const { id, status, start_date: start, cancel_at: stops, ended_at: ended } = subscription
  const [item] = subscription.items.data
  if (!item) throw new PaymentsDown('Stripe: a subscription to nothing')
  const startedAt = moment(start)
  const begun = moment(item.current_period_start)
  const lateSince = LATE.has(status) ? owedSince(begun, startedAt, payments) : null
  return {
    id,
    startedAt,
    lateSince,
    paidUntil: lateSince ?? moment(item.current_period_end),
    stopsAt: stops === null ? null : moment(stops),
    endedAt: ended === null ? null : moment(ended),
    unpaid: NEVER_PAID.has(status) || subscription.cancellation_details?.reason === 'payment_failed',
  }
}

const moment = (seconds: number): Date => new Date(seconds * 1_000)
const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
