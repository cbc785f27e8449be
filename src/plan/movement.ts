import { type Move, itemMove } from './item-move.ts'
import type { MovementInput } from './movement-input.ts'
import type { OverrideEnd } from '#core/plan-states.ts'
import type { Override } from './override.ts'
import { type Plan, planOf } from './plan.ts'
import { newPlanState, type PlanState } from './plan-state.ts'
import { setAsideOf } from './set-aside.ts'
import { type UnrankedItem, unrankedItem, stateOf } from './unranked-item.ts'
import { type ItemHistory, type TrackedPlan, trackItems } from './tracked.ts'
import { type Due, dueOf } from './waiting.ts'
import { type Boost, boostFor, sellingOf } from './weight.ts'
import { workFor } from './work.ts'

export interface Movement {
  state: PlanState
  /** Items that changed their place, in the order of the catalogue. Empty when nothing new is known. */
  moves: Move[]
  plan: TrackedPlan
  /** Overrides that have ended: delete them, and notify the owner of those that ended because the check got worse. */
  endedOverrides: { override: Override; end: OverrideEnd }[]
}

/**
 * Updates the plan with the present results, by section 6 of the plan's specification. Pure, and safe to repeat: the same results
 * again change nothing. Another website starts all items again from its results.
 */
export function movePlan(previous: PlanState, input: MovementInput): Movement {
  const isRestart = isOtherWebsite(previous, input)
  const state = isRestart ? newPlanState(input.website) : previous
  const unranked = input.checks.flatMap((check) => unrankedItem(check, state, input))
  const boost = boostOf(unranked, input)
  const ranked = rankOf(unranked, input, boost)
  const grouped = unranked.map((one) => regroup(one, ranked))
  return {
    state: {
      version: 1,
      website: input.website ?? state.website,
      items: { ...state.items, ...Object.fromEntries(grouped.map((one) => [one.check.id, one.record])) },
    },
    moves: grouped.flatMap((one) => moveFor(one, previous, isRestart, input.at)),
    plan: track(grouped, { ranked, boost }, input),
    endedOverrides: grouped.flatMap(({ override, end }) => (override && end ? [{ override, end }] : [])),
  }
}

/** A first website is not another one. */
const isOtherWebsite = ({ website }: PlanState, input: MovementInput): boolean =>
  website !== null && input.website !== null && website !== input.website

/** Without a website the question whether the business sells online is not asked, and an old answer to it is ignored. */
function boostOf(unranked: readonly UnrankedItem[], { profile, sells, website }: MovementInput): Boost {
  const counting = unranked.map(({ check, shown }) => ({ check, result: shown }))
  return boostFor(profile, sellingOf(counting, website === null ? null : (sells ?? null)))
}

function rankOf(unranked: readonly UnrankedItem[], input: MovementInput, boost: Boost): Plan {
  const { profile, website } = input
  const entries = unranked.flatMap((one) => {
    const state = website === null && waitsForWebsite(one) ? null : stateOf(one)
    return state ? [{ check: one.check, state, result: one.shown, due: dueOfItem(one, input) }] : []
  })
  return planOf(entries, profile, boost)
}

const dueOfItem = ({ check, record, shown }: UnrankedItem, input: MovementInput): Due | undefined =>
  check.plan ? dueOf(workFor(check.plan, shown), record.waits?.since, input) : undefined

/** Nothing is known of it, and without a website nothing will be: it is left out before the first results say so. */
const waitsForWebsite = ({ check, shown }: UnrankedItem): boolean =>
  shown === null && check.worksWithoutWebsite !== true

function regroup(one: UnrankedItem, { items }: Plan): UnrankedItem {
  const item = items.find(({ check }) => check === one.check.id)
  return item ? { ...one, record: { ...one.record, group: item.group } } : one
}

function moveFor(one: UnrankedItem, previous: PlanState, isRestart: boolean, at: Date): Move[] {
  const { check, record: after, known } = one
  const move = itemMove({ check, before: previous.items[check.id] ?? null, after, known, at, isRestart })
  return move ? [move] : []
}

function track(
  unranked: readonly UnrankedItem[],
  { ranked, boost }: { ranked: Plan; boost: Boost },
  input: MovementInput,
): TrackedPlan {
  const pasts = new Map(
    unranked.map((one): [string, ItemHistory] => [one.check.id, { ...one, boost: boost(one.check) }]),
  )
  return {
    topPriority: ranked.topPriority,
    tonight: ranked.tonight,
    ...trackItems(ranked.items, pasts, input.timeZone),
    setAside: setAsideOf(unranked, input.timeZone),
  }
}
