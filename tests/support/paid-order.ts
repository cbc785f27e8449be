import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#core/time-units.ts'
import type { Queries } from '#store/database.ts'
import { orders, paymentEvents, payments } from '#store/schema/orders.ts'

/** An annual plan of an owner that was paid just now, and the ids of its order and its receipt. */
export async function paidOrder(
  db: Queries,
  buyer: { ownerId: string; email: string },
): Promise<{ order: string; receipt: string }> {
  const paidAt = new Date()
  const endsAt = new Date(paidAt.getTime() + 365 * DAY_MS)
  const named = randomUUID()
  const [order] = await db
    .insert(orders)
    .values({
      ...buyer,
      plan: 'annual',
      cents: 26_400,
      state: 'paid',
      paidAt,
      endsAt,
      checkoutId: `cs_${named}`,
      customer: `cus_${named}`,
    })
    .returning({ id: orders.id })
  const orderId = order?.id ?? ''
  const [receipt] = await db
    .insert(payments)
    .values({ orderId, charge: `ch_${named}`, cents: 26_400, refundedCents: 0, disputed: false, paidAt })
    .returning({ id: payments.id })
  await db.insert(paymentEvents).values({ id: `evt_${named}`, type: 'checkout.session.completed', orderId })
  return { order: orderId, receipt: receipt?.id ?? '' }
}
