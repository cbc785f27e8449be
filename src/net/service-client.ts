import { Agent, RetryAgent, request } from 'undici'

/** One request to a service that the operator chose. */
export interface ServiceRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Ends the wait before the minute is over. */
  signal?: AbortSignal
}

export interface ServiceAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** A client for one service. */
export interface ServiceClient {
  /** Sends a request that may be repeated. Throws without an answer within a minute, or with one that is too long. */
  send(request: ServiceRequest): Promise<ServiceAnswer>
}

/** Methods whose repetition does no harm. */
const REPEATABLE = ['GET', 'PUT', 'DELETE'] as const
export type RepeatableMethod = (typeof REPEATABLE)[number]

const CONNECT_MS = 5_000
const WHOLE_MS = 60_000
const MOST_BYTES = 64 * 1024 * 1024
const RETRIES = 2

/**
 * Opens a client for the service at `origin`, which may be in the operator's own network: its address comes from the settings, never from
 * strangers. Redirects are not followed. Passing failures are retried twice, or as often as `retries` says.
 */
export function openServiceClient(origin: string, retries = RETRIES): ServiceClient {
  const expected = new URL(origin).origin
  const dispatcher = new RetryAgent(new Agent({ connect: { timeout: CONNECT_MS }, connections: 8 }), {
    maxRetries: retries,
    minTimeout: 250,
    methods: [...REPEATABLE],
    throwOnError: false,
  })
  return {
    async send({ method, url, headers, body, signal }) {
      if (new URL(url).origin !== expected) throw new Error('a partner was asked for another origin')
      const whole = AbortSignal.timeout(WHOLE_MS)
      const ends = signal ? AbortSignal.any([whole, signal]) : whole
      const options = { method, headers, body: body ?? null, dispatcher, signal: ends }
      const answer = await request(url, options)
      return { status: answer.statusCode, headers: answer.headers, body: await readAll(answer.body) }
    },
  }
}

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('a partner answered with too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
