import { Agent, RetryAgent, request } from 'undici'

/** One request to a service that the operator chose. */
export interface PartnerRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Ends the wait sooner than a minute. */
  signal?: AbortSignal
}

export interface PartnerAnswer {
  status: number
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

/** A door to one service and to no other. */
export interface Partner {
  /** Sends a request whose repetition does no harm. Throws when there is no answer within a minute, or one that is too long. */
  send(request: PartnerRequest): Promise<PartnerAnswer>
}

/** Methods whose repetition does no harm. */
const REPEATABLE = ['GET', 'PUT', 'DELETE'] as const
export type RepeatableMethod = (typeof REPEATABLE)[number]

const CONNECT_MS = 5_000
const WHOLE_MS = 60_000
const MOST_BYTES = 64 * 1024 * 1024
const RETRIES = 2

/**
 * Opens the door to the service at `origin`, which may be in the operator's own network: its address comes from the settings and never
 * from strangers. Redirects are not followed. Short trouble is tried again twice, or as often as `retries` says.
 */
export function openPartner(origin: string, retries = RETRIES): Partner {
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
