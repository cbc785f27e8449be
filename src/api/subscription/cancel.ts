import { type SubscriptionState, subscriptionState } from '#core/subscription/state.ts'
import { type Order, currentOrder, unfinishedOrders } from '#store/orders.ts'
import { notFound } from '../http/error.ts'
import type { Services } from '../services.ts'
import { type PaymentTools, readOrder } from './read-order.ts'

/** The order of an owner with running instalments. Throws 404 when there is none. */
export async function runningOrder(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ownerId: string,
): Promise<Order & { checkoutId: string }> {
  const order = await currentOrder(db, ownerId)
  if (!order?.checkoutId || !hasRunningInstalments(order, subscriptionState(order, now())))
    throw notFound('You pay no instalments')
  return { ...order, checkoutId: order.checkoutId }
}

/** Whether instalments of an order are paid, or owed, and can be stopped. */
export const hasRunningInstalments = (order: Order | null, state: SubscriptionState): boolean =>
  order !== null && order.instalments !== null && (state === 'active' || state === 'past_due')

/** Cancels the instalments of an owner's plan: it stays valid as long as is paid for. Owed amounts are no longer charged. */
export async function cancelInstalments(tools: PaymentTools, ownerId: string): Promise<void> {
  const order = await runningOrder(tools, ownerId)
  const { instalments } = await tools.payments.paymentStateOf(order)
  if (instalments !== null && instalments.endedAt === null) {
    if (instalments.lateSince === null) await tools.payments.stopAt(instalments.id, instalments.paidUntil)
    else await tools.payments.endNow(instalments.id)
  }
  await readOrder(tools, order)
}

/** Ends all payments of an owner whose account is deleted: open checkouts are closed, instalments end now. */
export async function endPayments(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  ownerId: string,
): Promise<void> {
  if (payments === null) return
  for (const { id, plan, checkoutId } of await unfinishedOrders(db, ownerId)) {
    if (checkoutId === null) continue
    await payments.closeCheckout(checkoutId)
    const { instalments } = await payments.paymentStateOf({ id, plan, checkoutId })
    if (instalments !== null && instalments.endedAt === null) await payments.endNow(instalments.id)
  }
}
