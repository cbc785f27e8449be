import { gstIn, PLANS, PRICES, SAVING, SAVING_PERCENT, totalCents } from '#core/subscription/plans.ts'
import { hit } from '#store/limits.ts'
import { chargeOfOwner, orderOfOwner } from '#store/orders.ts'
import { subscriptionCalls } from '../contract/subscription.ts'
import { AppError, notFound, tooOften } from '../http/error.ts'
import { signedInOwner } from '../owner/me.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { startCheckout } from './buy.ts'
import { cancelInstalments, runningOrder } from './cancel.ts'
import { freshOrder } from './read-order.ts'
import { subscriptionView } from './view.ts'

const ORDER_LIMIT = { most: 30, windowSeconds: 3_600 }
/** The waiting page asks every few seconds. */
const WAITING_MS = 5_000

/** Plans that pay for support. No other part of Fettle depends on them. */
export const subscriptionRoutes = new Resource()
  .on(named(subscriptionCalls, 'GET /pricing'), async ({ services }) => ({
    available: services.payments !== null,
    prices: PLANS.map((plan) => {
      const price = PRICES[plan]
      return { ...price, total: totalCents(price), gst: gstIn(price.cents) }
    }),
    saving: SAVING,
    savingPercent: SAVING_PERCENT,
  }))
  .on(named(subscriptionCalls, 'GET /subscription'), ({ owner, services }) =>
    subscriptionView(services, owner.ownerId),
  )
  .on(named(subscriptionCalls, 'POST /subscription/orders'), async (incoming) => {
    const { ownerId } = incoming.owner
    const { email } = await signedInOwner(incoming)
    const services = withPayments(incoming.services)
    const { allowed, retryAfterSeconds } = await hit(
      services.db,
      `order:${ownerId}`,
      ORDER_LIMIT,
      services.now(),
    )
    if (!allowed) throw tooOften(retryAfterSeconds)
    return startCheckout(services, { ownerId, email, plan: incoming.body.plan })
  })
  .on(named(subscriptionCalls, 'GET /subscription/orders/{id}'), async ({ owner, params, services }) => {
    const known = await orderOfOwner(services.db, owner.ownerId, params.id)
    if (!known) throw notFound()
    const isWaiting = known.state === 'open' || known.state === 'confirming'
    const { id, plan, state, endsAt } = isWaiting ? await freshOrder(services, known, WAITING_MS) : known
    return { id, plan, state, endsAt: endsAt?.toISOString() ?? null }
  })
  .on(named(subscriptionCalls, 'POST /subscription/cancel'), async ({ owner, services }) => {
    await cancelInstalments(withPayments(services), owner.ownerId)
    return subscriptionView(services, owner.ownerId)
  })
  .on(named(subscriptionCalls, 'POST /subscription/card'), async ({ owner, services }) => {
    const { payments, origin } = withPayments(services)
    const { customer } = await runningOrder(services, owner.ownerId)
    if (customer === null) throw notFound()
    return { url: await payments.cardUrl(customer, `${origin}/profile/subscription`) }
  })
  .on(named(subscriptionCalls, 'GET /subscription/receipts/{id}'), async ({ owner, params, services }) => {
    const charge = await chargeOfOwner(services.db, owner.ownerId, params.id)
    if (charge === null) throw notFound()
    const url = await withPayments(services).payments.receiptUrl(charge)
    if (url === null) throw notFound()
    return { url }
  })

function withPayments({ payments, ...services }: Services) {
  if (payments === null) throw new AppError(409, 'no_payments', 'Payments aren’t set up here.')
  return { ...services, payments }
}
