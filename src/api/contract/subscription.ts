import { z } from 'zod'
import { PLANS } from '#core/subscription/plans.ts'
import { END_REASONS, ORDER_STATES } from '#core/subscription/payment-state.ts'
import { SUBSCRIPTION_STATES } from '#core/subscription/state.ts'
import { byId, call, plainCall } from './call.ts'

const plan = z.enum(PLANS)
/** Whole Australian cents. */
const cents = z.number().int()
/** A page of the payment service. */
const place = z.object({ url: z.url() })

const receiptShape = z.object({
  id: z.uuid(),
  plan,
  cents,
  /** The part of it that is GST. */
  gst: cents,
  refundedCents: cents,
  paidAt: z.iso.datetime(),
})

const subscriptionShape = z.object({
  /** `false`: payments are not set up. */
  available: z.boolean(),
  state: z.enum(SUBSCRIPTION_STATES),
  plan: plan.nullable(),
  /** Of one payment. */
  cents: cents.nullable(),
  paidAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Until when the plan is valid although a payment failed. */
  graceUntil: z.iso.datetime().nullable(),
  /** Why it ended early. */
  endReason: z.enum(END_REASONS).nullable(),
  mayBuy: z.boolean(),
  /** Further instalments are due, and can be cancelled. */
  mayCancel: z.boolean(),
  /** Newest first. */
  receipts: z.array(receiptShape),
})

export const subscriptionCalls = {
  'GET /pricing': call({
    ...plainCall,
    access: 'everybody',
    summary: 'What the plans cost, in Australian cents with GST, and whether they are sold here',
    answer: z.object({
      available: z.boolean(),
      prices: z.array(z.object({ plan, cents, payments: z.number().int(), total: cents, gst: cents })),
      saving: cents,
      savingPercent: z.number().int(),
    }),
  }),
  'GET /subscription': call({
    ...plainCall,
    access: 'owner',
    summary: 'The plan of the owner, and what was paid',
    answer: subscriptionShape,
  }),
  'POST /subscription/orders': call({
    ...plainCall,
    access: 'owner',
    summary: 'Order a plan, and get the address of the checkout; an open order is returned again',
    body: z.strictObject({ plan }),
    answer: place.extend({ id: z.uuid() }),
  }),
  'GET /subscription/orders/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'The state of an order',
    params: byId,
    answer: z.object({
      id: z.uuid(),
      plan,
      state: z.enum(ORDER_STATES),
      endsAt: z.iso.datetime().nullable(),
    }),
  }),
  'POST /subscription/cancel': call({
    ...plainCall,
    access: 'owner',
    summary: 'Cancel the instalments; the plan lasts until the end of the paid time',
    answer: subscriptionShape,
  }),
  'POST /subscription/card': call({
    ...plainCall,
    access: 'owner',
    summary: 'The address where the card for the instalments is changed',
    answer: place,
  }),
  'GET /subscription/receipts/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'The address of a receipt',
    params: byId,
    answer: place,
  }),
}
