import { Agent, RetryAgent, request } from 'undici'

/** One request to a service that the operator chose. */
export interface ServiceRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Ends the wait before the time is over. */
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
  /** Sends a request that may be repeated. Throws without an answer in time, and for one that is too long. */
  send(request: ServiceRequest): Promise<ServiceAnswer>
}

/** Methods whose repetition does no harm. */
const REPEATABLE = ['GET', 'PUT', 'DELETE'] as const

const CONNECT_MS = 5_000

/** Limits of a client. */
interface ServiceLimits {
  /** How often a passing failure is retried. */
  retries: number
  /** Milliseconds for one request with its retries. */
  wholeMs: number
  mostBytes: number
  /** Requests that run at the same time; the others wait. */
  atOnce: number
}
const LIMITS: ServiceLimits = { retries: 2, wholeMs: 60_000, mostBytes: 64 * 1024 * 1024, atOnce: 8 }

/**
 * Opens a client for the service at `origin`, which may be in the operator's own network: its address comes from the settings, never from
 * strangers. Redirects are not followed.
 */
export function openServiceClient(origin: string, given: Partial<ServiceLimits> = {}): ServiceClient {
  const { retries, wholeMs, mostBytes, atOnce } = { ...LIMITS, ...given }
  const expected = new URL(origin).origin
  const dispatcher = new RetryAgent(new Agent({ connect: { timeout: CONNECT_MS }, connections: atOnce }), {
    maxRetries: retries,
    minTimeout: 250,
    methods: [...REPEATABLE],
    throwOnError: false,
  })
  return {
    async send({ method, url, headers, body, signal }) {
      if (new URL(url).origin !== expected) throw new Error('a partner was asked for another origin')
      const whole = AbortSignal.timeout(wholeMs)
      const ends = signal ? AbortSignal.any([whole, signal]) : whole
      const options = { method, headers, body: body ?? null, dispatcher, signal: ends }
      const answer = await request(url, options)
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: await readAll(answer.body, mostBytes),
      }
    },
  }
}

async function readAll(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > mostBytes) throw new Error('a partner answered with too much')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
