import type { z } from 'zod'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { type PartnerRequest, PartnerUnreachable } from '#net/partner-door.ts'
import { secondsNamed } from '#net/retry-after.ts'
import type { ConnectorContext, ReadResult } from './context.ts'
import { SECOND_MS } from '#core/time-units.ts'

/** One request to an endpoint of the service. */
export interface ConnectorRequest {
  endpoint: string
  /** Path with its query, below the endpoint's address. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** Default: `GET`. */
  method?: PartnerRequest['method']
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>
  /** A repetition does no harm and costs nothing. Default: only for `GET`. */
  mayRepeat?: boolean
  /** Is given the headers of every answer, such as how much of a quota is used. */
  seeHeaders?: (headers: ServiceRefusal['headers']) => Promise<void>
}

/** An answer that is not a result. */
export interface ServiceRefusal {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** `undefined`: the body is not JSON. */
  json: unknown
}

/** What the service's documentation says about a refusal; `null`: nothing, so it counts as an outage. */
export type ReadRefusal = (refusal: ServiceRefusal) => ConnectionFailure | null

/** Sends one request, and reads its answer with a schema. */
export async function askService<Answer>(
  context: ConnectorContext,
  request: ConnectorRequest,
  shape: z.ZodType<Answer>,
  readRefusal: ReadRefusal,
): Promise<ReadResult<Answer>> {
  const answer = await send(context, request)
  if (answer === null) return { ok: false, failure: { kind: 'vendor_down' } }
  await request.seeHeaders?.(answer.headers)
  const json = jsonOf(answer.body)
  if (answer.status < 200 || answer.status > 299) return refused(context, { ...answer, json }, readRefusal)
  const parsed = shape.safeParse(json)
  if (parsed.success) return { ok: true, data: parsed.data }
  context.noteShape({ endpoint: request.endpoint, path: pathOf(parsed.error) })
  return { ok: false, failure: { kind: 'bad_shape' } }
}

/** A name of a field. What else may be a key, such as an address of an owner, is data. */
const FIELD = /^\w{1,40}$/u

const pathOf = ({ issues }: z.ZodError): string =>
  (issues[0]?.path ?? []).map((part) => (FIELD.test(String(part)) ? String(part) : '*')).join('.')

const FORM = 'application/x-www-form-urlencoded'

async function send(context: ConnectorContext, request: ConnectorRequest) {
  const { endpoint, path, headers = {}, method = 'GET', json, form, mayRepeat = method === 'GET' } = request
  const body =
    json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams({ ...form }).toString() : null
  const type = json !== undefined ? 'application/json' : form ? FORM : null
  const sent = { accept: 'application/json', ...(type ? { 'content-type': type } : {}), ...headers }
  try {
    return await context.door(endpoint).send({ method, path, headers: sent, body, mayRepeat })
  } catch (error) {
    if (error instanceof PartnerUnreachable) return null
    throw error
  }
}

function refused(
  context: ConnectorContext,
  refusal: ServiceRefusal,
  readRefusal: ReadRefusal,
): Extract<ReadResult<never>, { ok: false }> {
  const failure = readRefusal(refusal) ?? { kind: 'vendor_down' as const }
  const seconds = secondsNamed(refusal.headers['retry-after'])
  if (failure.retryAt !== undefined || seconds === null) return { ok: false, failure }
  const retryAt = new Date(context.now().getTime() + seconds * SECOND_MS).toISOString()
  return { ok: false, failure: { ...failure, retryAt } }
}

/** `undefined` for what is not JSON: no shape fits it. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
