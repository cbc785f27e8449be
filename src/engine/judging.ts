import type { AnyCheck } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { type EvidenceSoFar, judge, presentFailure } from '#core/judge.ts'
import { failure } from '#core/reasons.ts'
import type { CheckResult } from '#core/result.ts'
import { storable } from './storable.ts'
import { processorMs, TookTooLong, withinTime } from './within-time.ts'

/** Milliseconds for one check. Judging all of them takes a few hundred; a worker that does nothing else for ten seconds loses its job to another one. */
const CHECK_MS = 3_000
/** Milliseconds of processor time for all checks of a scan, however often each is tried. */
const ALL_MS = 8_000
/** Up to so many pages these are the limits; above, they grow with the number of pages, as those of the scan do. */
const PAGES_OF_USUAL_LIMITS = 200

/** The time that the rules of one scan may take, each and together. */
export class JudgingTime {
  readonly #each: number
  #left: number

  constructor(each: number, all: number) {
    this.#each = each
    this.#left = all
  }

  /** For a website of so many pages at most. */
  static for(pages: number): JudgingTime {
    const factor = Math.max(1, pages / PAGES_OF_USUAL_LIMITS)
    return new JudgingTime(CHECK_MS * factor, ALL_MS * factor)
  }

  /** What `work` gives. Throws {@link TookTooLong} when its time, or that of all, is used up. */
  within<T>(work: () => T): T {
    if (this.#left <= 0) throw new TookTooLong(0, true)
    const before = process.threadCpuUsage()
    try {
      const given = withinTime(Math.ceil(Math.min(this.#each, this.#left)), work)
      this.#left -= processorMs(before)
      return given
    } catch (error) {
      // What was ended counts once, however much of a full machine its two tries had: others are still judged.
      this.#left -= error instanceof TookTooLong ? this.#each : processorMs(before)
      throw error
    }
  }
}

/** Called when a check itself threw: a fault of ours, never the website's. */
export type OnFault = (where: string, error: unknown) => void

/** Judges every check by saved evidence, without the network. Missing evidence counts as cancelled. */
export const judgeAll = (
  checks: readonly AnyCheck[],
  evidence: EvidenceSoFar,
  at: Date,
  onFault: OnFault,
): CheckResult[] =>
  judgeAllWithin(checks, evidence, at, { onFault, time: JudgingTime.for(pagesIn(evidence)) })

const pagesIn = ({ pages }: EvidenceSoFar): number => (pages?.state === 'ok' ? pages.value.pages.length : 0)

/** What judging a check takes beside evidence. */
interface Judging {
  onFault: OnFault
  time: JudgingTime
}

/** The same in what is left of a scan's time. */
export function judgeAllWithin(
  checks: readonly AnyCheck[],
  evidence: EvidenceSoFar,
  at: Date,
  judging: Judging,
): CheckResult[] {
  const complete = withMissingAsFailed(checks, evidence, at)
  return checks.map(
    (check) => judgeSafely(check, complete, at, judging) ?? undecided(check, at, judging.onFault),
  )
}

/**
 * A result, or `null` while the check waits. A check that throws, or does not end, gives "something went wrong at our end" and affects no other, unless it
 * used up the time of all.
 */
export function judgeSafely(
  check: AnyCheck,
  evidence: EvidenceSoFar,
  at: Date,
  { onFault, time }: Judging,
): CheckResult | null {
  try {
    return time.within(() => {
      const result = judge(check, evidence, at)
      return result && storable(result)
    })
  } catch (error) {
    onFault(check.id, error)
    return presentFailure(check, failure('internal'), at)
  }
}

function undecided(check: AnyCheck, at: Date, onFault: OnFault): CheckResult {
  onFault(check.id, new Error('The check waits although nothing is pending'))
  return presentFailure(check, failure('internal'), at)
}

function withMissingAsFailed(checks: readonly AnyCheck[], evidence: EvidenceSoFar, at: Date): EvidenceSoFar {
  const keys = new Set<EvidenceKey>(checks.flatMap((check) => [...check.needs, ...check.wants]))
  const missing = [...keys].filter((key) => evidence[key] === undefined)
  const piece = {
    state: 'failed',
    failure: failure('cancelled'),
    at: at.toISOString(),
    durationMs: 0,
  } as const
  return { ...Object.fromEntries(missing.map((key) => [key, piece])), ...evidence }
}
