import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { boundPort } from '../bound-port.ts'
import { Book } from './book.ts'
import { Desk, problem, SECRET_KEY } from './desk.ts'

export const WEBHOOK_SECRET = 'whsec_standinSecretThatNobodyMaySee'

/** What the service does instead of answering. */
export type Trouble = 'hangs up' | 'says 500' | 'says html' | 'is silent'

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>

/** A payment service on loopback: keeps its requests, has a payment page, and sends events. Close it. */
export async function stripeServer() {
  const state: State = { trouble: null, loses: null, hold: null, tell: null }
  const asked: string[] = []
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${boundPort(server)}`
  const book = new Book(origin)
  const desk = new Desk(book)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', origin)
    const form = await text(request)
    if (url.pathname.startsWith('/pay/')) return payPage({ book, state }, request, response)
    const call = `${method} ${url.pathname}`
    asked.push(call)
    if (state.trouble !== null) return beTrouble(response, state.trouble)
    const { authorization, 'idempotency-key': key } = headers
    const idempotencyKey = typeof key === 'string' ? key : undefined
    const answer = desk.answer({ method, url, authorization, idempotencyKey, form })
    if (state.loses !== null && call.startsWith(state.loses)) {
      state.loses = null
      response.destroy()
      return
    }
    await state.hold?.(call)
    send(response, answer)
  }

  return {
    origin,
    book,
    asked,
    state,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: origin,
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface State {
  /** Until it is `null` again. */
  trouble: Trouble | null
  /** The beginning of a call that is done and whose answer is lost, once. */
  loses: string | null
  /** Delays an answer that is ready, by its call. */
  hold: ((call: string) => Promise<void>) | null
  /** Called with payments on the page. */
  tell: ((body: string, signature: string) => Promise<unknown>) | null
}

/** An event as it is sent. */
export function eventOf(type: string, object: object, { livemode = false } = {}): string {
  const id = `evt_${randomUUID()}`
  return JSON.stringify({ id, object: 'event', type, livemode, data: { object } })
}

/** Signs a text at a time, in seconds since 1970. */
export const sign = (payload: string, timestamp: number, secret = WEBHOOK_SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function payPage(
  { book, state }: Pick<StripeServer, 'book' | 'state'>,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = book.session(url.split('/')[2] ?? '')
  if (method !== 'POST') {
    const words = `<h1>Pay</h1><p>A$${(session.amount_total ?? 0) / 100}</p><form method="post"><button>Pay</button></form>`
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<main>${words}</main>`)
    return
  }
  book.pay(session.id)
  const body = eventOf('checkout.session.completed', session)
  await state.tell?.(body, sign(body, Math.floor(Date.now() / 1_000)))
  response.writeHead(303, { Location: session.success_url ?? '' }).end()
}

function send(response: ServerResponse, { status, body }: { status: number; body: string }): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_standin' }).end(body)
}

function beTrouble(response: ServerResponse, trouble: Trouble): void {
  if (trouble === 'hangs up') response.destroy()
  if (trouble === 'says 500') send(response, problem(500, 'Something broke', 'api_error'))
  if (trouble === 'says html') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Soon</h1>')
}
