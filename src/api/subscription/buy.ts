import { type PlanId, PRICES } from '#core/subscription/plans.ts'
import { mayBuy, subscriptionState } from '#core/subscription/state.ts'
import { HOUR_MS } from '#core/time-units.ts'
import { PaymentsDown } from '#payments/payments.ts'
import {
  giveUpOrder,
  saveCheckoutId,
  openOrder,
  type Order,
  orderOfOwner,
  currentOrder,
} from '#store/orders.ts'
import { AppError } from '../http/error.ts'
import { type PaymentTools, readOrder } from './read-order.ts'

/** The payment service forgets an idempotency key after a day (https://docs.stripe.com/api/idempotent_requests). */
const KEY_LASTS_MS = 23 * HOUR_MS
const TRIES = 3

interface Buyer {
  ownerId: string
  email: string
  plan: PlanId
}

/**
 * The checkout of a plan: the one that is open, or a new one when the owner wants another plan now. Throws 409 while a plan
 * is valid.
 */
export async function startCheckout(
  shop: PaymentTools & { origin: string },
  buyer: Buyer,
): Promise<{ id: string; url: string }> {
  await refuseSecond(shop, buyer.ownerId)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await openOrder(shop.db, { ...buyer, cents: PRICES[buyer.plan].cents })
    const url = isAsked(order, buyer, shop.now()) ? await checkoutOf(shop, order) : null
    if (url !== null) return { id: order.id, url }
    await closeOrder(shop, order)
  }
  throw new PaymentsDown('Every checkout was over before it began')
}

async function refuseSecond({ db, now }: PaymentTools, ownerId: string): Promise<void> {
  if (!mayBuy(subscriptionState(await currentOrder(db, ownerId), now()))) throw taken()
}

/** Whether an open order is for the same purchase, and can still be paid. */
function isAsked(order: Order, { plan, email }: Buyer, now: Date): boolean {
  if (order.plan !== plan || order.cents !== PRICES[plan].cents) return false
  if (order.checkoutId !== null) return true
  return order.email === email && now.getTime() - order.createdAt.getTime() < KEY_LASTS_MS
}

/** The address of an order's checkout; `null`: it cannot be paid any more. */
async function checkoutOf(shop: PaymentTools & { origin: string }, order: Order): Promise<string | null> {
  const { db, payments, origin } = shop
  if (order.checkoutId !== null) return payments.checkoutUrl(order.checkoutId)
  const { checkoutId, url } = await payments.checkout({
    id: order.id,
    price: PRICES[order.plan],
    email: order.email,
    paidUrl: `${origin}/payment-success?order=${order.id}`,
    backUrl: `${origin}/pricing`,
  })
  if (await saveCheckoutId(db, order.id, checkoutId)) return url
  await payments.closeCheckout(checkoutId)
  return null
}

/** Closes an open order. Throws 409 when it was paid meanwhile. */
async function closeOrder(shop: PaymentTools, order: Order): Promise<void> {
  if (order.checkoutId !== null) {
    await shop.payments.closeCheckout(order.checkoutId)
    await readOrder(shop, order)
    const { state } = (await orderOfOwner(shop.db, order.ownerId, order.id)) ?? order
    if (state === 'paid' || state === 'confirming') throw taken()
  }
  await giveUpOrder(shop.db, order.id)
}

const taken = (): AppError => new AppError(409, 'has_plan', 'You have a subscription already.')
