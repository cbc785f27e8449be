import type { z } from 'zod'
import { gstIn } from '#core/subscription/plans.ts'
import { GRACE_MS, mayBuy, subscriptionState } from '#core/subscription/state.ts'
import { HOUR_MS } from '#core/time-units.ts'
import { type Order, receiptsOf, currentOrder } from '#store/orders.ts'
import type { subscriptionCalls } from '../contract/subscription.ts'
import type { Services } from '../services.ts'
import { hasRunningInstalments } from './cancel.ts'
import { freshOrder } from './read-order.ts'

type View = z.infer<(typeof subscriptionCalls)['GET /subscription']['answer']>
type Shop = Pick<Services, 'db' | 'now' | 'payments'>

/** A missing event is made up for within this time. */
const BELIEVED_MS = 6 * HOUR_MS

/** The subscription of an owner as it is now, with the receipts. */
export async function subscriptionView(shop: Shop, ownerId: string): Promise<View> {
  const known = await currentOrder(shop.db, ownerId)
  const order = known && (await freshOrder(shop, known, BELIEVED_MS))
  const receipts = await receiptsOf(shop.db, ownerId)
  const state = subscriptionState(order, shop.now())
  const shown = state === 'none' ? null : order
  return {
    available: shop.payments !== null,
    state,
    plan: shown?.plan ?? null,
    cents: shown?.cents ?? null,
    paidAt: shown?.paidAt?.toISOString() ?? null,
    endsAt: shown?.endsAt?.toISOString() ?? null,
    graceUntil: state === 'past_due' ? graceOf(shown) : null,
    endReason: state === 'expired' ? reasonOf(shown) : null,
    mayBuy: mayBuy(state),
    mayCancel: shop.payments !== null && hasRunningInstalments(shown, state),
    receipts: receipts.map(({ id, plan, cents, refundedCents, paidAt }) => ({
      id,
      plan,
      cents,
      gst: gstIn(cents),
      refundedCents,
      paidAt: paidAt.toISOString(),
    })),
  }
}

function graceOf(order: Order | null): string | null {
  const since = order?.lateSince ?? null
  return since && new Date(since.getTime() + GRACE_MS).toISOString()
}

/** An order whose days of grace are over ended unpaid, though the service may still try to charge. */
const reasonOf = (order: Order | null): View['endReason'] =>
  order?.endReason ?? (order?.lateSince ? 'unpaid' : null)
