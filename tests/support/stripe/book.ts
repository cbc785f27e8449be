import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'

type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'client_reference_id'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'cancel_url'
  | 'url'
  | 'amount_total'
  | 'currency'
  | 'customer_email'
> & {
  customer: string | null
  payment_intent: string | null
  subscription: string | null
  /** Whether who pays becomes a customer: always by instalments, else only if that was asked. */
  makesCustomer: boolean
  /** The order in the metadata that was asked for the subscription. */
  subscriptionOrder: string | null
}
type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & { customer: string }
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'>
type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'cancel_at' | 'cancellation_details' | 'ended_at' | 'metadata' | 'start_date' | 'status'
> & { customer: string; items: { object: 'list'; data: Item[] } }
type Intent = Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status'>
type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'status'> & { charge: string }

const named = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`
const DAY_SECONDS = 86_400

/** The state of a payment service, with the actions of people and banks. Times are seconds since 1970. */
export class Book {
  readonly sessions = new Map<string, Session>()
  readonly charges = new Map<string, Charge>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly intents = new Map<string, Intent>()
  readonly disputes = new Map<string, Dispute>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** The answer to a request for a checkout. Throws what is wrong with it. */
  openSession(form: URLSearchParams): Session {
    const price = 'line_items[0][price_data]'
    const cents = Number(form.get(`${price}[unit_amount]`))
    const mode = form.get('mode') === 'subscription' ? 'subscription' : 'payment'
    const isMonthly = form.get(`${price}[recurring][interval]`) === 'month'
    if (!Number.isInteger(cents) || cents < 50) throw new Error(`Invalid integer: ${price}[unit_amount]`)
    if (form.get(`${price}[currency]`) !== 'aud') throw new Error('Invalid currency')
    if (form.get(`${price}[product_data][name]`) === null) throw new Error('Missing required param: name')
    if (isMonthly !== (mode === 'subscription')) throw new Error('Recurring prices need subscription mode')
    const id = named('cs_test')
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      customer: null,
      livemode: false,
      metadata: { order: form.get('metadata[order]') ?? '' },
      mode,
      payment_status: 'unpaid',
      status: 'open',
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      url: `${this.#origin}/pay/${id}`,
      amount_total: cents,
      currency: 'aud',
      payment_intent: null,
      subscription: null,
      customer_email: form.get('customer_email'),
      makesCustomer: mode === 'subscription' || form.get('customer_creation') === 'always',
      subscriptionOrder: form.get('subscription_data[metadata][order]'),
    }
    this.sessions.set(id, session)
    return session
  }

  expireSession(id: string): Session {
    const session = this.session(id)
    if (session.status !== 'open') throw new Error('Only open sessions can be expired.')
    session.status = 'expired'
    session.url = null
    return session
  }

  /** The person pays. `later`: by a method whose money arrives days later. */
  pay(id: string, { later = false, at = Math.floor(Date.now() / 1_000) } = {}): Session {
    const session = this.session(id)
    if (session.status !== 'open') throw new Error('This session cannot be paid.')
    session.status = 'complete'
    session.url = null
    session.customer = session.makesCustomer ? named('cus') : null
    if (session.mode === 'subscription') session.subscription = this.#subscribe(session, at).id
    else session.payment_intent = this.#intend(later ? 'processing' : 'succeeded').id
    if (!later) this.arrive(id, at)
    return session
  }

  /** The money has arrived. */
  arrive(id: string, at = Math.floor(Date.now() / 1_000)): Charge {
    const session = this.session(id)
    session.payment_status = 'paid'
    return this.charge(session.customer ?? '', session.amount_total ?? 0, at)
  }

  /** The money does not arrive. */
  fail(id: string): Session {
    const session = this.session(id)
    session.payment_intent = this.#intend('requires_payment_method').id
    return session
  }

  charge(customer: string, amount: number, created: number, status: Charge['status'] = 'succeeded'): Charge {
    const id = named('ch')
    const charge: Charge = {
      id,
      object: 'charge',
      amount,
      amount_refunded: 0,
      created,
      currency: 'aud',
      customer,
      disputed: false,
      receipt_url: `${this.#origin}/receipts/${id}`,
      refunded: false,
      status,
    }
    this.charges.set(id, charge)
    return charge
  }

  refund(id: string, cents?: number): Charge {
    const charge = found(this.charges, id)
    charge.amount_refunded = cents ?? charge.amount
    charge.refunded = charge.amount_refunded === charge.amount
    return charge
  }

  dispute(charge: string, status: Stripe.Dispute['status'] = 'needs_response'): Dispute {
    found(this.charges, charge).disputed = true
    const known = [...this.disputes.values()].find((one) => one.charge === charge)
    const dispute: Dispute = known ?? { id: named('du'), object: 'dispute', charge, status }
    dispute.status = status
    this.disputes.set(dispute.id, dispute)
    return dispute
  }

  /** A month passes, and the next instalment is charged, or fails. */
  nextMonth(id: string, { paid }: { paid: boolean }): Subscription {
    const subscription = this.subscription(id)
    const [item] = subscription.items.data
    if (!item) throw new Error('A subscription to nothing')
    item.current_period_start = item.current_period_end
    item.current_period_end += 30 * DAY_SECONDS
    subscription.status = paid ? 'active' : 'past_due'
    const status = paid ? 'succeeded' : 'failed'
    this.charge(subscription.customer, 2_500, item.current_period_start, status)
    return subscription
  }

  /** The instalment of the new month failed. */
  lateNow(id: string): Subscription {
    const subscription = this.subscription(id)
    subscription.status = 'past_due'
    return subscription
  }

  /** Ends instalments. `failed`: because charging failed. */
  end(id: string, { failed = false, at = Math.floor(Date.now() / 1_000) } = {}): Subscription {
    const subscription = this.subscription(id)
    subscription.status = 'canceled'
    subscription.ended_at = at
    subscription.cancellation_details = {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: failed ? 'payment_failed' : 'cancellation_requested',
    }
    return subscription
  }

  session = (id: string): Session => found(this.sessions, id)
  subscription = (id: string): Subscription => found(this.subscriptions, id)
  chargesOf = (customer: string): Charge[] =>
    [...this.charges.values()].filter((charge) => charge.customer === customer).toReversed()

  #subscribe({ subscriptionOrder, customer }: Session, at: number): Subscription {
    const subscription: Subscription = {
      id: named('sub'),
      object: 'subscription',
      cancel_at: null,
      cancellation_details: null,
      customer: customer ?? '',
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: named('si'),
            object: 'subscription_item',
            current_period_start: at,
            current_period_end: at + 30 * DAY_SECONDS,
          },
        ],
      },
      metadata: subscriptionOrder === null ? {} : { order: subscriptionOrder },
      start_date: at,
      status: 'active',
    }
    this.subscriptions.set(subscription.id, subscription)
    return subscription
  }

  #intend(status: Intent['status']): Intent {
    const intent: Intent = { id: named('pi'), object: 'payment_intent', status }
    this.intents.set(intent.id, intent)
    return intent
  }
}

/** The service's error for an id that it does not know. */
export class NoSuchObject extends Error {}

/** Throws where there is no such id. */
export function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id)
  if (!thing) throw new NoSuchObject(`No such object: '${id}'`)
  return thing
}
