import { zoneOfOwner } from '#core/business/time-zone.ts'
import { orderFacts, stopAfterYear } from '#core/subscription/order-facts.ts'
import type { OrderFacts, PaymentState } from '#core/subscription/payment-state.ts'
import { type Payments, PaymentsDown } from '#payments/payments.ts'
import { beginReading, type OrderEvent, saveReading } from '#store/order-readings.ts'
import { type Order, orderOfOwner } from '#store/orders.ts'
import { ownerOf } from '#store/owners.ts'
import type { Services } from '../services.ts'

export type PaymentTools = Pick<Services, 'db' | 'now'> & { payments: Payments }

interface EventHint {
  /** The payment event that says it is time to read. */
  event: OrderEvent
  /** The checkout, where it was not stored before the event came. */
  checkoutId: string | null
}

/**
 * Reads the state of an order at the payment service and stores what follows. The event only says that it is time to: events
 * come late, twice and in any order. Throws {@link PaymentsDown}.
 */
export async function readOrder(
  tools: PaymentTools,
  order: Order,
  hint: EventHint | null = null,
): Promise<void> {
  const { db, now, payments } = tools
  const checkoutId = order.checkoutId ?? hint?.checkoutId ?? null
  // It is sent again later, after the event that names the checkout.
  if (checkoutId === null) throw new PaymentsDown('The checkout of an order is not known yet')
  const number = await beginReading(db, order.id)
  if (number === null) return
  const paymentState = await payments.paymentStateOf({ id: order.id, plan: order.plan, checkoutId })
  const owner = await ownerOf(db, order.ownerId)
  const timeZone = zoneOfOwner(owner)
  const at = now()
  const facts = orderFacts(paymentState, { at, timeZone, endedAt: order.endedAt })
  await endInstalmentsAfter(payments, paymentState, facts)
  await saveReading(db, order.id, {
    number,
    at,
    checkoutId,
    customer: paymentState.customer,
    instalments: paymentState.instalments?.id ?? null,
    facts,
    payments: paymentState.payments,
    event: hint?.event ?? null,
  })
}

/** Ends instalments after the year, and those of an order that has ended. */
async function endInstalmentsAfter(
  payments: Payments,
  { instalments }: PaymentState,
  { state, endedAt }: OrderFacts,
): Promise<void> {
  if (state !== 'paid' || instalments === null || instalments.endedAt !== null) return
  if (endedAt !== null) return payments.endNow(instalments.id)
  if (instalments.stopsAt === null) return payments.stopAt(instalments.id, stopAfterYear(instalments))
}

/**
 * The order, read again when the last reading is older than `ageMs`. While the payment service is down, the stored state
 * is used.
 */
export async function freshOrder(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  order: Order,
  ageMs: number,
): Promise<Order> {
  const { db, now, payments } = services
  const age = now().getTime() - (order.readAt?.getTime() ?? 0)
  if (payments === null || order.checkoutId === null || age < ageMs) return order
  try {
    await readOrder({ db, now, payments }, order)
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error
  }
  return (await orderOfOwner(db, order.ownerId, order.id)) ?? order
}
