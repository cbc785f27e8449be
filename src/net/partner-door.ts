import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '#core/time-units.ts'
import { secondsNamed } from './retry-after.ts'
import { openServiceClient, type ServiceAnswer } from './service-client.ts'

/** One request through {@link PartnerDoor}. */
export interface PartnerRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with its query, below the service's address. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** A repetition does no harm and costs nothing: a passing failure is tried again. */
  mayRepeat: boolean
}

/** The way to one outside service of {@link openPartnerDoor}. */
export interface PartnerDoor {
  /** Throws {@link PartnerUnreachable} when there is no answer. */
  send(request: PartnerRequest): Promise<ServiceAnswer>
}

/** No answer in time, none at all, or one that is too long. Holds nothing that was sent. */
export class PartnerUnreachable extends Error {
  /** The connection was not made, or broke off: another try may do. An answer that is too slow or too long is so again. */
  readonly isReset: boolean

  constructor(message: string, { isReset = false } = {}) {
    super(message)
    this.isReset = isReset
  }
}

interface DoorSettings {
  /** The service's address, with the beginning of every path. */
  base: string
  userAgent: string
  /** Milliseconds for one request. */
  requestMs?: number
  /** Requests that run at the same time; the others wait. */
  atOnce?: number
  /** A longer answer is refused. */
  mostBytes?: number
  /** Called before each request leaves, also before each repetition. */
  beforeRequest?: () => Promise<void>
  /** Waits this many milliseconds between two tries. */
  pause?: (ms: number) => Promise<unknown>
}

/** Where a service has no limits of its own. */
export const DOOR_LIMITS = { requestMs: 15_000, mostBytes: 5 * 1024 * 1024, atOnce: 4 } as const
const MOST_RETRIES = 3
const FIRST_PAUSE_MS = 1_000
/** A service that asks for a longer pause is asked again by a later job, not by this one. */
const LONGEST_PAUSE_MS = 10_000
/** Codes of Node and undici for a connection that was not made, or that the other side ended. */
const RESETS: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
])
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/**
 * The way to an outside service whose key the operator has. Its address comes from the code or the settings, never from a person. Redirects are
 * not followed, at most `atOnce` requests run at a time, and what may be repeated is tried three times more after a passing failure or a broken
 * connection, after the pause that the service names.
 */
export function openPartnerDoor(settings: DoorSettings): PartnerDoor {
  const { base, userAgent, requestMs = DOOR_LIMITS.requestMs, atOnce = DOOR_LIMITS.atOnce } = settings
  const { mostBytes = DOOR_LIMITS.mostBytes, pause = wait, beforeRequest } = settings
  const client = openServiceClient(base, {
    retries: 0,
    wholeMs: requestMs,
    mostBytes,
    atOnce,
  })
  const once = async ({ method, path, headers, body }: PartnerRequest) => {
    const request = {
      method,
      url: `${base}${path}`,
      headers: { 'user-agent': userAgent, ...headers },
      ...(body === null ? {} : { body: Buffer.from(body) }),
    }
    try {
      return await client.send(request)
    } catch (error) {
      // The client's own message may quote the address, which may hold what an owner typed.
      const name = error instanceof Error ? error.name : 'no answer'
      return new PartnerUnreachable(name, { isReset: RESETS.has(codeOf(error)) })
    }
  }
  return {
    async send(given) {
      for (let tries = 0; ; tries += 1) {
        await beforeRequest?.()
        const answer = await once(given)
        const ms = given.mayRepeat && tries < MOST_RETRIES ? pauseAfter(answer, tries) : null
        if (ms !== null && ms <= LONGEST_PAUSE_MS) await pause(ms)
        else if (answer instanceof Error) throw answer
        else return answer
      }
    },
  }
}

/** Milliseconds before the next try; `null`: the answer is final. */
function pauseAfter(answer: ServiceAnswer | PartnerUnreachable, tries: number): number | null {
  const usual = FIRST_PAUSE_MS * 2 ** tries + Math.random() * FIRST_PAUSE_MS
  if (answer instanceof Error) return answer.isReset ? usual : null
  if (!PASSING.has(answer.status)) return null
  const named = secondsNamed(answer.headers['retry-after'])
  return named === null ? usual : named * SECOND_MS
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
