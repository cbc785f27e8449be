import { type Book, found } from './book.ts'

/** A request: the segments of its path after `/v1`, and the fields of query or form. */
export interface Question {
  method: string
  parts: readonly string[]
  fields: URLSearchParams
}

const list = (data: readonly object[]) => ({ object: 'list', has_more: false, data })

/** Answers like https://docs.stripe.com/api, as far as Fettle uses it. `null`: there is no such call. Throws what is wrong. */
export function answerTo(book: Book, { method, parts, fields }: Question): object | null {
  const [thing = '', id = '', action = ''] = parts
  if (thing === 'checkout') return checkout(book, { method, parts: parts.slice(2), fields })
  if (thing === 'charges' && id === '') return list(book.chargesOf(fields.get('customer') ?? ''))
  if (thing === 'charges' && method === 'GET') return found(book.charges, id)
  if (thing === 'disputes') {
    return list([...book.disputes.values()].filter(({ charge }) => charge === fields.get('charge')))
  }
  if (thing === 'subscriptions' && method === 'DELETE') return book.end(id)
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
  const expanded = fields.has('expand[0]')
  if (!expanded) return session
  return {
    ...session,
    subscription: session.subscription && book.subscription(session.subscription),
    payment_intent: session.payment_intent && found(book.intents, session.payment_intent),
  }
}

function changeEnd(book: Book, id: string, fields: URLSearchParams): object {
  const subscription = book.subscription(id)
  const cancelAt = Number(fields.get('cancel_at'))
  if (subscription.ended_at !== null) throw new Error('A canceled subscription can only update its metadata.')
  if (!(cancelAt > subscription.start_date)) throw new Error('cancel_at must be in the future.')
  subscription.cancel_at = cancelAt
  return subscription
}
