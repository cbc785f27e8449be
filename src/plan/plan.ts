import type { AnyCheck, PlanGroup } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { CheckResult } from '#core/result.ts'
import { type Adjustment, BUSINESS_AGE, COUNTRY, INDUSTRY, SELLING, STAFF } from './adjustments.data.ts'
import { effortMinutes, effortWords } from './effort.ts'
import { pinOf } from './pins.ts'

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

interface Ranked {
  item: PlanItem
  result: CheckResult
  weight: number
}

/** Severity in percent by how a result is shown. */
const SEVERITY = { error: 100, warning: 70, info: 45, success: 0 } as const
const MISSING = 90
const OTHER_GREY = 40
const EDGE_EASY_MINUTES = 45
const EDGE_ESSENTIAL_MINUTES = 240

/** Sorts results into what to do next. Pure: the same results and profile give the same plan. */
export function makePlan(
  checks: readonly AnyCheck[],
  results: readonly CheckResult[],
  profile: ProfileEvidence,
): Plan {
  const selling = sellsOnline(results)
  const ranked = checks.flatMap((check) => {
    const result = results.find(({ id }) => id === check.id)
    return result && check.plan && result.applicable
      ? [rank(check, result, adjustmentsOf(profile, selling), profile)]
      : []
  })
  const open = ranked.filter(({ item }) => item.state === 'open').toSorted(byPriority)
  const rest = (state: PlanItem['state']) =>
    ranked.filter(({ item }) => item.state === state).map(({ item }) => item)
  const placed = open.map(({ item }, index) => ({ ...item, place: index + 1 }))
  return {
    topPriority: topOf(open)
      .slice(0, 3)
      .map(({ item }) => item.check),
    items: [...placed, ...rest('unknown'), ...rest('completed')],
  }
}

function rank(
  check: AnyCheck,
  result: CheckResult,
  adjustments: readonly Adjustment[],
  profile: ProfileEvidence,
): Ranked {
  const facts = check.plan ?? { weight: 1, group: 'easy', effort: 0, completedBy: [] }
  const extra = adjustments.reduce((sum, adjustment) => sum + (adjustment[check.id] ?? 0), 0)
  const weight = Math.min(100, Math.max(1, facts.weight + extra))
  const state = stateOf(facts.completedBy, result)
  const minutes = effortMinutes(facts.effort, profile.savviness)
  return {
    result,
    weight: facts.weight,
    item: {
      check: check.id,
      title: check.words.title,
      group: groupOf(check.id, facts.group, minutes, result),
      state,
      priority: state === 'open' ? Math.max(1, Math.floor((weight * severityOf(result)) / 100)) : null,
      place: null,
      why: result.description,
      effortMinutes: minutes,
      effort: effortWords(minutes),
      who: check.words.who,
    },
  }
}

function stateOf(completedBy: readonly string[], result: CheckResult): PlanItem['state'] {
  if (completedBy.includes(result.status)) return 'completed'
  return result.greyKind === 'unable' ? 'unknown' : 'open'
}

/** Percent of the weight that counts for how a result is shown. */
export function severityOf(result: CheckResult): number {
  if (result.display !== 'missing') return SEVERITY[result.display]
  if (result.greyKind !== 'missing') return OTHER_GREY
  return result.status === 'no_ssl' ? 100 : MISSING
}

function groupOf(id: string, base: PlanGroup, minutes: number, result: CheckResult): PlanGroup {
  if (id === 'ssl' && result.display !== 'success') return 'easy'
  if (base === 'easy') return minutes >= EDGE_ESSENTIAL_MINUTES ? 'essential' : 'easy'
  return minutes <= EDGE_EASY_MINUTES ? 'easy' : base
}

const byPriority = (a: Ranked, b: Ranked): number =>
  (b.item.priority ?? 0) - (a.item.priority ?? 0) || b.weight - a.weight

/** Pinned results first, then what is wrong by priority, then the rest. */
function topOf(open: readonly Ranked[]): Ranked[] {
  const pinned = open
    .filter(({ result }) => pinOf(result) !== null)
    .toSorted((a, b) => (pinOf(a.result) ?? 0) - (pinOf(b.result) ?? 0))
  const others = open.filter(({ result }) => pinOf(result) === null)
  const wrong = others.filter(({ result }) => isWrong(result))
  return [...pinned, ...wrong, ...others.filter(({ result }) => !isWrong(result))]
}

const isWrong = ({ display, greyKind }: CheckResult): boolean =>
  display === 'error' || display === 'warning' || greyKind === 'missing'

function adjustmentsOf(profile: ProfileEvidence, selling: keyof typeof SELLING): Adjustment[] {
  return [
    SELLING[selling],
    INDUSTRY[profile.industry ?? ''] ?? {},
    BUSINESS_AGE[profile.businessAge ?? ''] ?? {},
    STAFF[profile.staffCount ?? ''] ?? {},
    COUNTRY[profile.country ?? ''] ?? {},
  ]
}

/** Read from the ecommerce result, so that the plan never contradicts it. */
function sellsOnline(results: readonly CheckResult[]): keyof typeof SELLING {
  const shop = results.find(({ id }) => id === 'ecommerce')
  if (shop?.status === 'correct' || shop?.status === 'missing_tags') return 'yes'
  return shop?.status === 'no_ecommerce' && shop.applicable ? 'no' : 'unknown'
}
