import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PLANS } from '#core/subscription/plans.ts'
import { END_REASONS, ORDER_STATES } from '#core/subscription/payment-state.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** A plan that an owner wanted to buy, and what became of it as the payment service tells. No card is ever seen here. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLANS }).notNull(),
    /** Of one payment, in Australian cents. */
    cents: integer().notNull(),
    /** The address that the checkout was made for: the same question has to stay the same. */
    email: text().notNull(),
    /** As the payment service names them. */
    session: text().unique(),
    customer: text(),
    instalments: text(),
    state: text({ enum: ORDER_STATES }).notNull().default('open'),
    paidAt: moment(),
    endsAt: moment(),
    cancelled: boolean().notNull().default(false),
    lateSince: moment(),
    endedAt: moment(),
    endReason: text({ enum: END_REASONS }),
    /** How often reading it was begun, and the newest reading that was saved: one that was overtaken is not. */
    readsBegun: integer().notNull().default(0),
    readSaved: integer().notNull().default(0),
    readAt: moment(),
    createdAt: madeAt(),
  },
  (table) => [
    index('orders_of_owner').on(table.ownerId, table.createdAt),
    index('orders_by_customer').on(table.customer),
    // Two tabs are one order.
    uniqueIndex('one_open_order').on(table.ownerId).where(sql`${table.state} = 'open'`),
  ],
)

/** Every payment of an order: its receipts. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As the payment service names it. */
    charge: text().notNull().unique(),
    cents: integer().notNull(),
    refundedCents: integer().notNull(),
    disputed: boolean().notNull(),
    paidAt: moment().notNull(),
  },
  (table) => [index('payments_of_order').on(table.orderId, table.paidAt)],
)

/** What the payment service told, once each: it may tell the same again. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: madeAt(),
  },
  (table) => [index('payment_events_of_order').on(table.orderId)],
)
