import { SECOND_MS } from '#core/time-units.ts'
import type { Clock } from './clock.ts'
import { secondsNamed } from './retry-after.ts'
import type { FetchAnswer, FetchOptions } from './types.ts'

/** Waits before the second and third try. */
const WAITS_MS = [2_000, 6_000]
/** Failures that may pass, and so are retried. */
const PASSING = new Set<string>([
  'connect_refused',
  'connect_reset',
  'connect_timeout',
  'dns_failed',
  'dns_timeout',
  'http_too_slow',
  'http_truncated',
  'tls_timeout',
])
const PASSING_STATUS = new Set([502, 503, 504])
/** Longest `Retry-After` that is waited for. */
const LONGEST_WAIT_MS = 30_000

/** After this many futile retries of a host, its next addresses are requested once. */
const FUTILE = 5

/** Counts futile retries of one scan, by host. */
export class FutileRetries {
  readonly #byHost = new Map<string, number>()

  isFutile(host: string): boolean {
    return (this.#byHost.get(host) ?? 0) >= FUTILE
  }

  record(host: string, helped: boolean): void {
    this.#byHost.set(host, helped ? 0 : (this.#byHost.get(host) ?? 0) + 1)
  }
}

/** The clock, the host, and its count of futile retries. */
export interface RetrySetup {
  clock: Clock
  host: string
  futile: FutileRetries
}

/**
 * Tries up to three times while the failure may pass. An answer that names its own wait (429 or 503 with `Retry-After` up to 30 s) is repeated
 * once after that.
 */
export async function withRetries(
  ask: () => Promise<FetchAnswer>,
  { clock, host, futile }: RetrySetup,
  { retry = true, signal }: Pick<FetchOptions, 'retry' | 'signal'>,
): Promise<FetchAnswer> {
  let answer = await ask()
  for (const wait of WAITS_MS.slice(0, furtherTries(retry))) {
    const asked = askedWaitMs(answer)
    if (asked === null && !isPassing(answer)) return answer
    if (asked === null && futile.isFutile(host)) return answer
    if (asked !== null && asked > LONGEST_WAIT_MS) return answer
    // Aborted only when the scan ends.
    const hasWaited = await clock.wait(asked ?? wait, signal).then(
      () => true,
      () => false,
    )
    if (!hasWaited) return answer
    answer = await ask()
    if (asked !== null) return answer
    if (!isPassing(answer)) futile.record(host, true)
  }
  if (retry === true && isPassing(answer)) futile.record(host, false)
  return answer
}

function furtherTries(retry: boolean | 'once'): number {
  if (retry === 'once') return 1
  return retry ? WAITS_MS.length : 0
}

function isPassing(answer: FetchAnswer): boolean {
  if (!answer.ok) return PASSING.has(answer.failure.code)
  return PASSING_STATUS.has(answer.status) || answer.bodyFailure?.code === 'http_truncated'
}

/** Unavailable, with a `Retry-After` that is longer than a scan waits (RFC 9110, section 15.6.4). */
export const isAway = (answer: Answered): boolean => (waitNamedBy(answer) ?? 0) > LONGEST_WAIT_MS

/** Milliseconds of `Retry-After`; `null` without one, or when it names no wait. */
const askedWaitMs = (answer: FetchAnswer): number | null => (answer.ok ? waitNamedBy(answer) : null)

interface Answered {
  status: number
  headers: Readonly<Record<string, string>>
}

function waitNamedBy({ status, headers }: Answered): number | null {
  if (status !== 429 && status !== 503) return null
  const seconds = secondsNamed(headers['retry-after'])
  return seconds === null ? null : seconds * SECOND_MS
}
