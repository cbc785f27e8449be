import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { OrderFacts, Payment } from '#core/subscription/payment-state.ts'
import type { Database } from './database.ts'
import type { Order } from './orders.ts'
import { orders, paymentEvents, payments } from './schema/orders.ts'

/** A payment event about an order. */
export interface OrderEvent {
  id: string
  type: string
}

/** Ids in an event, each of which may identify the order. */
interface EventIds {
  order: string | null
  customer: string | null
  charge: string | null
}

/** Whether this event was saved already. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  return rows.length > 0
}

/** The order of an event; `null`: none of ours. */
export async function orderOfEvent(
  db: Database,
  { order, customer, charge }: EventIds,
): Promise<Order | null> {
  const ofCharge = db
    .select({ id: payments.orderId })
    .from(payments)
    .where(eq(payments.charge, charge ?? ''))
  const [row] = await db
    .select()
    .from(orders)
    .where(
      or(
        sql`${orders.id}::text = ${order ?? ''}`,
        eq(orders.customer, customer ?? ''),
        sql`${orders.id} in ${ofCharge}`,
      ),
    )
    .limit(1)
  return row ?? null
}

/** Counts a new reading of the order, and returns its number. `null`: the order is gone. */
export async function beginReading(db: Database, id: string): Promise<number | null> {
  const [row] = await db
    .update(orders)
    .set({ readsBegun: sql`${orders.readsBegun} + 1` })
    .where(eq(orders.id, id))
    .returning({ number: orders.readsBegun })
  return row?.number ?? null
}

interface Reading {
  number: number
  at: Date
  checkoutId: string
  customer: string | null
  instalments: string | null
  facts: OrderFacts
  payments: readonly Payment[]
  event: OrderEvent | null
}

/**
 * Saves a reading and the event that led to it in one transaction. A reading that began before the one last saved is outdated: of it only the
 * event is saved.
 */
export async function saveReading(db: Database, id: string, reading: Reading): Promise<void> {
  const { number, at, checkoutId, customer, instalments, facts, event } = reading
  await db.transaction(async (tx) => {
    const saved = await tx
      .update(orders)
      .set({ ...facts, checkoutId, customer, instalments, readAt: at, readSaved: number })
      .where(and(eq(orders.id, id), lt(orders.readSaved, number)))
      .returning({ id: orders.id })
    if (saved.length > 0 && reading.payments.length > 0) {
      await tx
        .insert(payments)
        .values(reading.payments.map((payment) => ({ ...payment, orderId: id })))
        .onConflictDoUpdate({
          target: payments.charge,
          set: {
            refundedCents: sql`excluded.refunded_cents`,
            disputed: sql`excluded.disputed`,
          },
        })
    }
    if (event) {
      await tx
        .insert(paymentEvents)
        .values({ ...event, orderId: id })
        .onConflictDoNothing()
    }
  })
}
