import { type Book, found, NoSuchObject } from './book.ts'

/** A request: the segments of its path after `/v1`, and the fields of query or form. */
export interface Question {
  method: string
  parts: readonly string[]
  fields: URLSearchParams
}

/** Ten, or as many as `limit` says (https://docs.stripe.com/api/pagination). */
function list(all: readonly object[], fields: URLSearchParams): object {
  const most = Number(fields.get('limit') ?? 10)
  return { object: 'list', has_more: all.length > most, data: all.slice(0, most) }
}

/** Answers like https://docs.stripe.com/api, as far as Fettle uses it. `null`: there is no such call. Throws what is wrong. */
export function answerTo(book: Book, { method, parts, fields }: Question): object | null {
  const [thing = '', id = '', action = ''] = parts
  if (thing === 'checkout') return checkout(book, { method, parts: parts.slice(2), fields })
  if (thing === 'prices' && method === 'GET' && id === '') return list([], fields)
  if (thing === 'charges' && id === '') return list(book.chargesOf(fields.get('customer') ?? ''), fields)
  if (thing === 'charges' && method === 'GET') return found(book.charges, id)
  if (thing === 'disputes') {
    const disputes = [...book.disputes.values()].filter(({ charge }) => charge === fields.get('charge'))
    return list(disputes, fields)
  }
  if (thing === 'subscriptions' && method === 'GET') return book.subscription(id)
  if (thing === 'subscriptions' && method === 'DELETE') return endOnce(book, id)
  if (thing === 'subscriptions' && method === 'POST') return changeEnd(book, id, fields)
  if (thing === 'billing_portal' && id === 'sessions' && action === '') {
    return { object: 'billing_portal.session', url: `https://billing.fixture/${fields.get('customer')}` }
  }
  return null
}

function checkout(book: Book, { method, parts, fields }: Question): object | null {
  const [id = '', action = ''] = parts
  if (method === 'POST' && id === '') return book.openSession(fields)
  if (method === 'POST' && action === 'expire') return book.expireSession(id)
  if (method !== 'GET') return null
  const session = book.session(id)
  const { subscription, payment_intent: intent } = session
  const expanded = new Set(
    [...fields].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : [])),
  )
  return {
    ...session,
    ...(expanded.has('subscription') && subscription && { subscription: book.subscription(subscription) }),
    ...(expanded.has('payment_intent') && intent && { payment_intent: found(book.intents, intent) }),
  }
}

/** For another call that ends it, a subscription that has ended is not there any more (https://github.com/stripe/stripe-go/issues/1887). */
function endOnce(book: Book, id: string): object {
  if (book.subscription(id).ended_at !== null) throw new NoSuchObject(`No such subscription: '${id}'`)
  return book.end(id)
}

function changeEnd(book: Book, id: string, fields: URLSearchParams): object {
  const subscription = book.subscription(id)
  const cancelAt = Number(fields.get('cancel_at'))
  if (subscription.ended_at !== null) throw new Error('A canceled subscription can only update its metadata.')
  if (!(cancelAt > subscription.start_date)) throw new Error('cancel_at must be in the future.')
  subscription.cancel_at = cancelAt
  return subscription
}
