import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PlanId } from '#core/subscription/plans.ts'
import type { Queries } from './database.ts'
import { orders, payments } from './schema/orders.ts'

export type Order = typeof orders.$inferSelect

/** The owner's order that waits for payment: a new one, or the one that already waits, whatever its plan. */
export async function openOrder(
  db: Queries,
  wanted: { ownerId: string; plan: PlanId; cents: number; email: string },
): Promise<Order> {
  const [made] = await db.insert(orders).values(wanted).onConflictDoNothing().returning()
  if (made) return made
  const [waiting] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, wanted.ownerId), eq(orders.state, 'open')))
  // It was closed between the two queries.
  return waiting ?? openOrder(db, wanted)
}

/** Saves the checkout of an order. `false`: it no longer waits for payment. */
export async function saveCheckoutId(db: Queries, id: string, checkoutId: string): Promise<boolean> {
  const kept = await db
    .update(orders)
    .set({ checkoutId })
    .where(and(eq(orders.id, id), eq(orders.state, 'open')))
    .returning({ id: orders.id })
  return kept.length > 0
}

/** Closes a waiting order that cannot be paid. */
export async function giveUpOrder(db: Queries, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ state: 'failed' })
    .where(and(eq(orders.id, id), eq(orders.state, 'open')))
}

/** An owner's order by its id; `null` for one that is not theirs. */
export async function orderOfOwner(db: Queries, ownerId: string, id: string): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.ownerId, ownerId)))
  return row ?? null
}

/** The order that decides the owner's subscription: the newest that was or is being paid. */
export async function currentOrder(db: Queries, ownerId: string): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), inArray(orders.state, ['paid', 'confirming'])))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return row ?? null
}

/** Orders of an owner that may still be charged. */
export const unfinishedOrders = (db: Queries, ownerId: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), inArray(orders.state, ['open', 'confirming', 'paid'])))

export type Receipt = typeof payments.$inferSelect & { plan: PlanId }

/** Everything that an owner paid, newest first. */
export async function receiptsOf(db: Queries, ownerId: string): Promise<Receipt[]> {
  const rows = await db
    .select({ payment: payments, plan: orders.plan })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(desc(payments.paidAt))
  return rows.map(({ payment, plan }) => ({ ...payment, plan }))
}

/** The charge of an owner's payment by its id, as the payment service names it; `null` for one that is not theirs. */
export async function chargeOfOwner(db: Queries, ownerId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ charge: payments.charge })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, id), eq(orders.ownerId, ownerId)))
  return row?.charge ?? null
}
