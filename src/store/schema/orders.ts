import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PLANS } from '#core/subscription/plans.ts'
import { END_REASONS, ORDER_STATES } from '#core/subscription/payment-state.ts'
import { madeAt, moment } from './columns.ts'
import { owners } from './owners.ts'

/** Orders of subscriptions with their payment state. Fettle never gets card numbers. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    plan: text({ enum: PLANS }).notNull(),
    /** Price of one payment, in Australian cents. */
    cents: integer().notNull(),
    /** The address at the time of the order: a repeated checkout request must have the same parameters. */
    email: text().notNull(),
    /** Ids at the payment service. */
    checkoutId: text('session').unique(),
    customer: text(),
    instalments: text(),
    state: text({ enum: ORDER_STATES }).notNull().default('open'),
    paidAt: moment(),
    endsAt: moment(),
    cancelled: boolean().notNull().default(false),
    lateSince: moment(),
    endedAt: moment(),
    endReason: text({ enum: END_REASONS }),
    /** Number of readings begun, and of the newest one saved: an outdated reading is not saved. */
    readsBegun: integer().notNull().default(0),
    readSaved: integer().notNull().default(0),
    readAt: moment(),
    createdAt: madeAt(),
  },
  (table) => [
    index('orders_of_owner').on(table.ownerId, table.createdAt),
    index('orders_by_customer').on(table.customer),
    // Two tabs share one order.
    uniqueIndex('one_open_order').on(table.ownerId).where(sql`${table.state} = 'open'`),
  ],
)

/** Payments of orders: the receipts. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Id at the payment service. */
    charge: text().notNull().unique(),
    cents: integer().notNull(),
    refundedCents: integer().notNull(),
    disputed: boolean().notNull(),
    paidAt: moment().notNull(),
  },
  (table) => [index('payments_of_order').on(table.orderId, table.paidAt)],
)

/** Payment events that were saved; the service may send an event twice. */
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
