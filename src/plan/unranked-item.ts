import type { AnyCheck } from '#core/check.ts'
import { countingResult, isConclusive, type KnownResult, type KnownResults } from '#core/known-results.ts'
import { isLeftOut } from '#core/left-out.ts'
import type { MovementInput } from './movement-input.ts'
import type { OverrideEnd } from '#core/plan-states.ts'
import { type Override, overrideEnd } from './override.ts'
import type { PlanItem } from './plan.ts'
import type { ItemRecord, PlanState } from './plan-state.ts'
import { isDone, nextRecord } from './next-record.ts'

/** One check with its present plan item, before it is ranked. */
export interface UnrankedItem {
  check: AnyCheck
  record: ItemRecord
  knownResults: KnownResults | undefined
  /** The newest conclusive result of any age. */
  known: KnownResult | null
  /** The result that counts: as `known`, but `null` when it is too old. */
  result: KnownResult | null
  /** The result that the item shows: the one that counts, else the newest. */
  shown: KnownResult | null
  override: Override | null
  /** Why the override has ended; `null` while it applies. */
  end: OverrideEnd | null
}

/** Computes one check's plan item; none for a check without a plan entry. */
export function unrankedItem(check: AnyCheck, state: PlanState, input: MovementInput): UnrankedItem[] {
  if (!check.plan) return []
  const { at, scan } = input
  const knownResults = input.knownByCheck.get(check.id)
  const known = newestKnown(check, knownResults)
  const ticked = input.ticks?.[check.id] ?? []
  const override = input.overrides.find((one) => one.check === check.id) ?? null
  const isCompleted = known !== null && isDone({ facts: check.plan, ticked }, known)
  const end = override && (isCompleted ? 'completed' : overrideEnd(check, override, known, at))
  const record = nextRecord({
    check,
    facts: check.plan,
    record: state.items[check.id] ?? null,
    known,
    isSetAside: override !== null && end === null,
    ticked,
    scan,
    at,
  })
  const result = countingResult(check, knownResults, at)
  return [
    {
      check,
      record,
      knownResults,
      known,
      result,
      shown: result ?? knownResults?.newest ?? null,
      override,
      end,
    },
  ]
}

function newestKnown(check: AnyCheck, knownResults: KnownResults | undefined): KnownResult | null {
  if (!knownResults) return null
  return isConclusive(check, knownResults.newest) ? knownResults.newest : knownResults.lastKnown
}

/** The state of its plan item; `null`: it has none. */
export function stateOf({ record, result, shown }: UnrankedItem): PlanItem['state'] | null {
  if (record.place === 'left' || record.place === 'set_aside') return null
  if (shown !== null && isLeftOut(shown)) return null
  if (record.place === 'completed') return 'completed'
  return shown !== null && result === null ? 'unknown' : 'open'
}
