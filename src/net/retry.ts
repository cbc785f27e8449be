import type { Clock } from './clock.ts'
import type { FetchAnswer, FetchOptions } from './types.ts'

/** Waits before the second and third try. */
const WAITS_MS = [2_000, 6_000]
/** Failures that a second try may not show again. A single one proves nothing. */
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
/** Longer `Retry-After` is not waited for. */
const LONGEST_WAIT_MS = 30_000

/** After so many addresses of one host that were asked again in vain, the next ones are asked once: it does not help there. */
const FUTILE = 5

/** What one scan has learnt of asking again, per host. */
export class FutileRetries {
  readonly #byHost = new Map<string, number>()

  isFutile(host: string): boolean {
    return (this.#byHost.get(host) ?? 0) >= FUTILE
  }

  learn(host: string, helped: boolean): void {
    this.#byHost.set(host, helped ? 0 : (this.#byHost.get(host) ?? 0) + 1)
  }
}

/** What retries go by: time, and the host that is asked with what is known of it. */
export interface RetrySetup {
  clock: Clock
  host: string
  futile: FutileRetries
}

/**
 * Tries up to three times while the answer is a passing failure. An answer that names its own wait (429 or 503 with
 * `Retry-After` up to 30 s) is asked once more after it.
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
    // Only an end of the scan breaks the wait off.
    const came = await clock.wait(asked ?? wait, signal).then(
      () => true,
      () => false,
    )
    if (!came) return answer
    answer = await ask()
    if (asked !== null) return answer
    if (!isPassing(answer)) futile.learn(host, true)
  }
  if (retry === true && isPassing(answer)) futile.learn(host, false)
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

/** Busy or closed for now, with a time to come back that is longer than we wait (RFC 9110, section 15.6.4). */
export const isAway = (answer: Answered): boolean => (waitNamedBy(answer) ?? 0) > LONGEST_WAIT_MS

/** Milliseconds that the site asks us to wait, `null` when it does not (RFC 9110, section 10.2.3; dates are not waited for). */
const askedWaitMs = (answer: FetchAnswer): number | null => (answer.ok ? waitNamedBy(answer) : null)

interface Answered {
  status: number
  headers: Readonly<Record<string, string>>
}

function waitNamedBy({ status, headers }: Answered): number | null {
  if (status !== 429 && status !== 503) return null
  const seconds = headers['retry-after']?.trim() ?? ''
  return /^\d{1,6}$/u.test(seconds) ? Number(seconds) * 1_000 : null
}
