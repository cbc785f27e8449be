import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { answerCall, claimCall, type EarlierCall, forgetCall } from '#store/calls.ts'
import { AppError } from './error.ts'
import type { Env } from './routing.ts'
import { seal, unseal } from './sealed-answer.ts'
import { VISITOR_COOKIE } from '../visitors/visitor.ts'

const HEADER = 'Idempotency-Key'
/** Long enough not to be guessed, short enough for a header: a UUID fits. */
const KEY = /^[\x21-\x7E]{16,200}$/u
/** How long the second of two calls waits for the first one. */
const WAIT_MS = 10_000
/** Milliseconds between reads of the first call's row. */
const POLL_MS = 50
/** A call that was claimed this long ago and never answered was interrupted. */
const CUT_OFF_MS = 60_000

/**
 * Answers a POST that is sent a second time with the same `Idempotency-Key` with the answer of the first and its cookies, so that a double
 * click or a retry has one effect (draft-ietf-httpapi-idempotency-key-header-07). Only answers with an effect (2xx) are stored: anything
 * else may be tried again. The same key with another body, or of another caller, is another call.
 */
export const idempotency: MiddlewareHandler<Env> = async (c, next) => {
  const sent = c.req.header(HEADER)
  if (c.req.method !== 'POST' || sent === undefined) return next()
  if (!KEY.test(sent))
    throw new AppError(400, 'bad_key', `${HEADER} takes 16 to 200 printable ASCII characters without spaces.`)
  const key = await keyOf(c, sent)
  const earlier = await claimOrWait(c, key)
  if (earlier) return replay(earlier, sent)
  await next()
  await remember(c, key, sent)
}

/** Caller, call and body in one hash. Before a visitor has a cookie, the network address identifies them. */
async function keyOf(c: Context<Env>, sent: string): Promise<string> {
  const caller = c.get('identity')?.ownerId ?? getCookie(c, VISITOR_COOKIE) ?? c.get('from')
  const parts = [caller, c.req.path, sent, await c.req.text()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The answer of the first call, once there is one; `null`: this is the first, or the one before it had no effect. */
async function claimOrWait(c: Context<Env>, key: string): Promise<EarlierCall['answer']> {
  const services = c.get('services')
  const deadline = performance.now() + WAIT_MS
  do {
    const at = services.now()
    const earlier = await claimCall(services.db, key, { at, stale: new Date(at.getTime() - CUT_OFF_MS) })
    if (!earlier || earlier.answer) return earlier?.answer ?? null
    await wait(POLL_MS)
  } while (performance.now() < deadline)
  throw new AppError(409, 'still_working', 'This is still being worked on. Please wait.')
}

/** What is stored of an answer with cookies; of any other its text alone. */
const withCookies = z.strictObject({ text: z.string(), cookies: z.array(z.string()).min(1) })

function replay({ status, body }: NonNullable<EarlierCall['answer']>, sent: string): Response {
  const stored = typeof body === 'string' ? unseal(body, sent) : ''
  const { text, cookies } = withCookies.safeParse(jsonIn(stored)).data ?? { text: stored, cookies: [] }
  const headers = new Headers({ 'Content-Type': 'application/json' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(text, { status, headers })
}

const jsonIn = (text: string): unknown => (text === '' ? null : JSON.parse(text))

async function remember(c: Context<Env>, key: string, sent: string): Promise<void> {
  const { db } = c.get('services')
  const isJson = c.res.headers.get('Content-Type')?.includes('json') ?? false
  if (!c.res.ok || !isJson) return forgetCall(db, key)
  const text = await c.res.clone().text()
  const cookies = c.res.headers.getSetCookie()
  const stored = cookies.length === 0 ? text : JSON.stringify({ text, cookies })
  await answerCall(db, key, { status: c.res.status, body: seal(stored, sent) })
}
