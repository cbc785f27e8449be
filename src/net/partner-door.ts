import { setTimeout as wait } from 'node:timers/promises'
import { openServiceClient, type ServiceAnswer } from './service-client.ts'

/** Reads from one outside service of {@link openPartnerDoor}. */
export interface PartnerDoor {
  /** Reads a path below the service's address. Throws {@link PartnerUnreachable} when there is no answer. */
  get(path: string, headers: Readonly<Record<string, string>>): Promise<ServiceAnswer>
}

/** No answer in time, none at all, or one that is too long. Holds nothing that was sent. */
export class PartnerUnreachable extends Error {}

interface DoorSettings {
  /** The service's address, with the beginning of every path. */
  base: string
  userAgent: string
  /** Milliseconds for one request. */
  requestMs?: number
  /** Waits this many milliseconds between two tries. */
  pause?: (ms: number) => Promise<unknown>
}

const REQUEST_MS = 15_000
const MOST_BYTES = 5 * 1024 * 1024
const MOST_AT_ONCE = 4
const MOST_RETRIES = 3
const FIRST_PAUSE_MS = 1_000
/** A service that asks for a longer pause is asked again by a later job, not by this one. */
const LONGEST_PAUSE_MS = 10_000
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

/**
 * The way to an outside service whose key the operator has. Its address comes from the code or the settings, never from a person. Redirects are
 * not followed, at most four requests run at a time, and a passing failure is retried three times, after the pause that the service names.
 */
export function openPartnerDoor(settings: DoorSettings): PartnerDoor {
  const { base, userAgent, requestMs = REQUEST_MS, pause = wait } = settings
  const client = openServiceClient(base, {
    retries: 0,
    wholeMs: requestMs,
    mostBytes: MOST_BYTES,
    atOnce: MOST_AT_ONCE,
  })
  const once = async (path: string, headers: Readonly<Record<string, string>>) => {
    const request = { method: 'GET', url: `${base}${path}`, headers: { 'user-agent': userAgent, ...headers } }
    try {
      return await client.send(request)
    } catch (error) {
      // The client's own message may quote the address, which may hold what an owner typed.
      return new PartnerUnreachable(error instanceof Error ? error.name : 'no answer')
    }
  }
  return {
    async get(path, headers) {
      for (let tries = 0; ; tries += 1) {
        const answer = await once(path, headers)
        const ms = tries < MOST_RETRIES ? pauseAfter(answer, tries) : null
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
  if (answer instanceof Error) return usual
  if (!PASSING.has(answer.status)) return null
  const named = secondsNamed(answer.headers['retry-after'])
  return named === null ? usual : named * 1_000
}

/** Seconds of a `Retry-After` header; `null` without one, or when it is a date (RFC 9110, section 10.2.3). */
export function secondsNamed(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/u.test(header.trim()) ? Number(header) : null
}
