import type { AnyCheck } from './check.ts'
import { isLeftOut } from './left-out.ts'
import type { CheckResult } from './result.ts'
import { DAY_MS } from './time-units.ts'

/** The last conclusive result counts while it is at most this many days old (decisions, section 2.4). */
export const KNOWN_FOR_DAYS = 90

/** What plan, counters and history read of a result; every `CheckResult` has these fields. */
export type KnownResult = Pick<
  CheckResult,
  | 'id'
  | 'status'
  | 'display'
  | 'greyKind'
  | 'tag'
  | 'description'
  | 'facts'
  | 'reason'
  | 'reasonCode'
  | 'applicable'
  | 'updatedAt'
  | 'revision'
>

/** A check's newest result and its newest conclusive one; both are the same unless we could not look. */
export interface KnownResults {
  newest: KnownResult
  lastKnown: KnownResult | null
}

/** Known results by check id; a check that was never scanned has none. */
export type KnownResultsByCheck = ReadonlyMap<string, KnownResults>

/** The same from a saved report, whose reasons may be those of another version. */
export type ReportedResult = Omit<KnownResult, 'reasonCode'> & { reasonCode: string | null }

type Spelling = Pick<AnyCheck, 'unableStatus'>

/**
 * False for "could not look", however the check spells it. The breach check uses `not_checked` both when nothing was looked up
 * and when the service failed; only the latter has a reason.
 */
export const isConclusive = (check: Spelling, result: ReportedResult): boolean =>
  result.greyKind !== 'unable' && !(result.reasonCode !== null && result.status === check.unableStatus)

/** Whether the result applies to this business. */
export const applies = ({ applicable, greyKind }: Pick<KnownResult, 'applicable' | 'greyKind'>): boolean =>
  applicable && greyKind !== 'not_relevant'

/** Finds the known results among results of any age, in any order. */
export function knownResultsByCheck(
  checks: readonly Pick<AnyCheck, 'id' | 'unableStatus'>[],
  results: readonly KnownResult[],
): KnownResultsByCheck {
  const newestFirst = results.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const pairs = checks.flatMap((check): [string, KnownResults][] => {
    const own = newestFirst.filter(({ id }) => id === check.id)
    const newest = own[0]
    if (!newest) return []
    return [[check.id, { newest, lastKnown: own.find((result) => isConclusive(check, result)) ?? null }]]
  })
  return new Map(pairs)
}

/**
 * The result that counts now: the newest when it is conclusive, else the last conclusive one while it is young enough. A check that is
 * left out by its newest result has no older one that counts.
 */
export function countingResult(
  check: Spelling,
  knownResults: KnownResults | undefined,
  at: Date,
): KnownResult | null {
  if (!knownResults) return null
  const { newest, lastKnown } = knownResults
  if (isConclusive(check, newest) || isLeftOut(newest)) return newest
  if (!lastKnown) return null
  return at.getTime() - Date.parse(lastKnown.updatedAt) <= KNOWN_FOR_DAYS * DAY_MS ? lastKnown : null
}
