import type { AnyCheck, PlanFacts, PlanGroup } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { applies, type KnownResult } from '#core/known-results.ts'
import { effortMinutes, effortWords } from './effort.ts'
import { pinOf } from './pins.ts'
import { isWrong, severityOf } from './severity.ts'
import { boostFor } from './weight.ts'

/** One entry of the Digital Action Plan. */
export interface PlanItem {
  check: string
  title: string
  group: PlanGroup
  /** `unknown`: could not be looked at and nothing is known from before; not ranked. */
  state: 'open' | 'completed' | 'unknown'
  /** Higher is more urgent; `null` when it is not ranked. */
  priority: number | null
  /** Place among all open items, 1 first; `null` when not open. */
  place: number | null
  why: string
  effortMinutes: number
  /** "30 minutes", "about 2 hours", "about 1 day". */
  effort: string
  who: string
}

export interface Plan {
  /** Ids of the first three: what to start with. */
  topPriority: string[]
  /** Open items by priority, then the unknown, then the completed. */
  items: PlanItem[]
}

/** What stands in the plan for one check, before it is ranked. */
export interface PlanEntry {
  check: AnyCheck
  state: PlanItem['state']
  /** The result that counts; `null`: not run yet. */
  result: KnownResult | null
}

interface Ranked {
  item: PlanItem
  result: KnownResult | null
  weight: number
}

const NOT_RUN = "We haven't looked at this yet."
const TOP = 3
const EDGE_EASY_MINUTES = 45
const EDGE_ESSENTIAL_MINUTES = 240

/** Sorts one run's results into what to do next. Pure: the same results and profile give the same plan. */
export function makePlan(
  checks: readonly AnyCheck[],
  results: readonly KnownResult[],
  profile: ProfileEvidence,
): Plan {
  const entries = checks.flatMap((check): PlanEntry[] => {
    const result = results.find(({ id }) => id === check.id)
    if (!result || !check.plan || !applies(result)) return []
    return [{ check, result, state: stateOf(check.plan, result) }]
  })
  return planOf(entries, profile)
}

/** Ranks entries whose state is settled: the one order of the plan, for a single run and over time. */
export function planOf(entries: readonly PlanEntry[], profile: ProfileEvidence): Plan {
  const results = entries.flatMap(({ result }) => (result ? [result] : []))
  const boost = boostFor(profile, results)
  const ranked = entries.flatMap(({ check, ...entry }) =>
    check.plan ? [rank({ check, ...entry }, check.plan, boost(check), profile.savviness)] : [],
  )
  const open = ranked.filter(({ item }) => item.state === 'open').toSorted(byPriority)
  const rest = (state: PlanItem['state']) =>
    ranked.filter(({ item }) => item.state === state).map(({ item }) => item)
  const placed = open.map(({ item }, index) => ({ ...item, place: index + 1 }))
  return {
    topPriority: topOf(open)
      .slice(0, TOP)
      .map(({ item }) => item.check),
    items: [...placed, ...rest('unknown'), ...rest('completed')],
  }
}

function rank(
  { check, state, result }: PlanEntry,
  facts: PlanFacts<string>,
  boost: number,
  savviness: number | undefined,
): Ranked {
  const weight = Math.min(100, Math.max(1, facts.weight + boost))
  const minutes = effortMinutes(facts.effort, savviness)
  return {
    result,
    weight: facts.weight,
    item: {
      check: check.id,
      title: check.words.title,
      group: groupOf(facts.group, minutes, result),
      state,
      priority: state === 'open' ? Math.max(1, Math.floor((weight * severityOf(result)) / 100)) : null,
      place: null,
      why: result?.description ?? NOT_RUN,
      effortMinutes: minutes,
      effort: effortWords(minutes),
      who: check.words.who,
    },
  }
}

function stateOf({ completedBy }: PlanFacts<string>, result: KnownResult): PlanItem['state'] {
  if (completedBy.includes(result.status)) return 'completed'
  return result.greyKind === 'unable' ? 'unknown' : 'open'
}

function groupOf(base: PlanGroup, minutes: number, result: KnownResult | null): PlanGroup {
  if (result?.id === 'ssl' && result.display !== 'success') return 'easy'
  if (base === 'easy') return minutes >= EDGE_ESSENTIAL_MINUTES ? 'essential' : 'easy'
  return minutes <= EDGE_EASY_MINUTES ? 'easy' : base
}

const byPriority = (a: Ranked, b: Ranked): number =>
  (b.item.priority ?? 0) - (a.item.priority ?? 0) || b.weight - a.weight

/** Pinned results first, then what is wrong by priority, then the rest; what has not run yet never goes before a result. */
function topOf(open: readonly Ranked[]): Ranked[] {
  const pinned = open
    .filter(({ result }) => pinOf(result) !== null)
    .toSorted((a, b) => (pinOf(a.result) ?? 0) - (pinOf(b.result) ?? 0))
  const others = open.filter(({ result }) => pinOf(result) === null)
  const wrong = others.filter(({ result }) => result !== null && isWrong(result))
  const right = others.filter(({ result }) => result !== null && !isWrong(result))
  return [...pinned, ...wrong, ...right, ...others.filter(({ result }) => result === null)]
}
