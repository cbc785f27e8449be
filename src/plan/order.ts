import type { AnyCheck } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'
import { pinOf } from './pins.ts'
import { isWrong } from './severity.ts'

/** What the order of open items is decided by. */
export interface Ordered {
  check: Pick<AnyCheck, 'plan'>
  /** `null`: no result yet. */
  result: KnownResult | null
  /** The check's own weight, which no other check has. */
  weight: number
  item: { priority: number | null; tonightMinutes: number | null }
  /** A fault that matters little for this website. */
  helpsLittle: boolean
  /** Nothing of it can be done yet. */
  isWaiting: boolean
}

/**
 * The one order of open items, for the top priority, the plan, the reports and the visitor's page: pinned results, then faults, then
 * faults that matter little here, then the rest, then what has to be waited for, each by priority; a check without a result comes after all results. The first is something that the owner can do tonight: where
 * it is not, the next fault that is comes before it. Pinned results come with what to do at once, and stay.
 */
export function inOrder<Item extends Ordered>(open: readonly Item[]): Item[] {
  const byPriority = open.toSorted(
    (a, b) => (b.item.priority ?? 0) - (a.item.priority ?? 0) || b.weight - a.weight,
  )
  const ordered = byPriority.toSorted((a, b) => rankOf(a) - rankOf(b))
  const [top] = ordered
  if (top === undefined || pinOf(top.check, top.result) !== null) return ordered
  const first = ordered.find(({ result, item }) => isFault(result) && item.tonightMinutes !== null)
  return first === undefined ? ordered : [first, ...ordered.filter((one) => one !== first)]
}

const isFault = (result: KnownResult | null): boolean => result !== null && isWrong(result)

const FAULT = 1_000
const LITTLE = 1_001
const RIGHT = 1_002
const WAITING = 1_003
const NOT_RUN = 1_004

/** Pinned results have the places that their checks declare. */
function rankOf({ check, result, helpsLittle, isWaiting }: Ordered): number {
  if (result === null) return NOT_RUN
  if (isWaiting) return pinOf(check, result) ?? WAITING
  const fault = helpsLittle ? LITTLE : FAULT
  return pinOf(check, result) ?? (isWrong(result) ? fault : RIGHT)
}
