import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { Book } from './book.ts'
import { answerTo } from './calls.ts'

export const SECRET_KEY = 'sk_test_standinKeyThatNobodyMaySee'
export const WEBHOOK_SECRET = 'whsec_standinSecretThatNobodyMaySee'

/** What the service does in place of answering, until it is set to `null`. */
export type Trouble = 'hangs up' | 'says 500' | 'says html' | 'is silent' | null

interface Told {
  id?: string
  livemode?: boolean
}

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>

/** A payment service on loopback: keeps what it is asked, takes payments, and tells of them with signatures. Close it. */
export async function stripeServer() {
  const asked: string[] = []
  /** Answers by idempotency key, with what was asked. */
  const answered = new Map<string, { form: string; answer: object }>()
  const state: { trouble: Trouble; tell: ((event: string, signature: string) => Promise<unknown>) | null } = {
    trouble: null,
    tell: null,
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const book = new Book(origin)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    const form = await text(request)
    if (url.pathname.startsWith('/pay/')) return payPage(request, response)
    asked.push(`${request.method} ${url.pathname}`)
    if (state.trouble !== null) return beTrouble(response, state.trouble)
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(response, 401, problem('Invalid API Key provided'))
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    const earlier = request.method === 'POST' ? answered.get(key) : undefined
    if (earlier && earlier.form !== form)
      return send(response, 400, problem('Keys for idempotent requests…', 'idempotency_error'))
    if (earlier) return send(response, 200, earlier.answer)
    const parts = url.pathname.split('/').slice(2)
    const fields = request.method === 'GET' ? url.searchParams : new URLSearchParams(form)
    try {
      const answer = answerTo(book, { method: request.method ?? '', parts, fields })
      if (request.method === 'POST' && answer && key !== '') answered.set(key, { form, answer })
      return send(response, answer ? 200 : 404, answer ?? problem('Unrecognized request URL'))
    } catch (error) {
      return send(response, 400, problem(error instanceof Error ? error.message : String(error)))
    }
  }

  /** The page where a person pays, with one button. */
  async function payPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = book.session(new URL(request.url ?? '', origin).pathname.split('/')[2] ?? '')
    if (request.method !== 'POST') {
      const words = `<h1>Pay A$${(session.amount_total ?? 0) / 100}</h1><form method="post"><button>Pay</button></form>`
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<main>${words}</main>`)
    }
    book.pay(session.id)
    await tell('checkout.session.completed', session)
    response.writeHead(303, { Location: session.success_url ?? '' }).end()
  }

  /** An event with its signature, as it is sent. */
  function event(
    type: string,
    object: object,
    { id = `evt_${asked.length}_${Math.random().toString(36).slice(2)}`, livemode = false }: Told = {},
  ) {
    const created = Math.floor(Date.now() / 1_000)
    const body = JSON.stringify({ id, object: 'event', type, livemode, created, data: { object } })
    return { id, body, signature: sign(body) }
  }

  async function tell(type: string, object: object, told: Told = {}): Promise<unknown> {
    const { body, signature } = event(type, object, told)
    return state.tell?.(body, signature)
  }

  return {
    origin,
    book,
    asked,
    state,
    event,
    tell,
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

/** Signs a text at a moment, in seconds since 1970. */
export const sign = (
  payload: string,
  timestamp = Math.floor(Date.now() / 1_000),
  secret = WEBHOOK_SECRET,
): string => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const problem = (message: string, type = 'invalid_request_error') => ({ error: { type, message } })

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_standin' })
    .end(JSON.stringify(body))
}

function beTrouble(response: ServerResponse, trouble: Exclude<Trouble, null>): void {
  if (trouble === 'hangs up') response.destroy()
  if (trouble === 'says 500') send(response, 500, problem('Something broke', 'api_error'))
  if (trouble === 'says html')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>')
}
