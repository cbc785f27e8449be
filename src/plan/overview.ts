import { CATEGORY_WORDS } from '#core/categories.ts'
import { type AnyCheck, CATEGORIES, type Category } from '#core/check.ts'
import { type Counts, type CountsAs, countsAs, countsOf, worstToneOf } from '#core/counts.ts'
import type { Display } from '#core/display.ts'
import type { PastAndNow } from '#core/history.ts'
import { categoryPath } from '#core/navigation.ts'
import {
  countingResult,
  isConclusive,
  type KnownResult,
  type KnownResultsByCheck,
} from '#core/known-results.ts'
import { isLeftOut } from '#core/left-out.ts'
import { plural } from '#core/words.ts'
import { itemAskedWith } from './asked-once.ts'
import { type Changes, type ChangesInput, changesOf } from './changes.ts'
import type { Progress } from './progress.ts'
import type { Tonight } from './tonight.ts'
import type { TrackedItem, TrackedPlan } from './tracked.ts'
import { isWaiting } from './waiting.ts'

export interface CategoryOverview {
  category: Category
  title: string
  intro: string
  path: string
  counts: Counts
  /** The worst tone among known results; `null`: there is none. */
  tone: Display | null
  /** Checks without a result, and checks that the owner has set aside. */
  waiting: number
  setAside: number
  /** Checks that this installation cannot do. */
  notSwitchedOn: number
}

/** A check whose newest result is not conclusive. */
export interface CouldNotRun {
  check: string
  title: string
  path: string
  /** When we tried, ISO 8601, and the reason in the owner's words. */
  at: string
  reason: string | null
  /** The last conclusive result, and when; `null`: there is none. */
  lastKnown: { tag: string; at: string } | null
  /** Whether that result still counts. */
  isCounted: boolean
}

export interface Waiting {
  check: string
  title: string
  path: string
}

/** An owner's overview (decisions, section 12). Plain JSON. */
export interface Overview {
  progress: Progress
  counts: Counts
  categories: CategoryOverview[]
  changes: Changes
  /** The item to start with; `null`: "Nothing urgent. Nice work." */
  topPriority: TrackedItem | null
  /** The first three of the plan, with the top priority. */
  first: TrackedItem[]
  /** The three to do after the top priority. */
  next: TrackedItem[]
  tonight: Tonight | null
  couldNotRun: CouldNotRun[]
  /** "2 checks couldn't be run": those that are not counted; `null`: none. */
  couldNotRunLine: string | null
  /** Checks of the plan without a result. */
  waiting: Waiting[]
}

export interface OverviewInput extends Omit<ChangesInput, 'checks' | 'done'> {
  checks: readonly AnyCheck[]
  knownByCheck: KnownResultsByCheck
  plan: TrackedPlan
}

const NEXT_SHOWN = 3

export const NOTHING_URGENT = 'Nothing urgent. Nice work.'
export const NO_RESULTS_YET = 'We have no results for you yet.'

interface CountedCheck {
  check: AnyCheck
  newest: KnownResult | null
  /** The result that counts. */
  result: KnownResult | null
  as: CountsAs
  display: KnownResult['display'] | null
  greyKind: KnownResult['greyKind']
}

/** The overview of all checks with a plan item. Pure. */
export function overviewOf(input: OverviewInput): Overview {
  const { checks, plan } = input
  const counted = checks.filter((check) => check.plan !== null).map((check) => countedCheck(check, input))
  const shown = counted.filter(({ as }) => as !== 'setAside')
  const counts = countsOf(shown)
  const couldNotRun = shown.flatMap((one) => couldNotRunOf(one, input))
  const first = plan.topPriority.flatMap((id) => plan.items.filter(({ check }) => check === id))
  return {
    progress: plan.progress,
    counts,
    categories: CATEGORIES.flatMap((category) => categoryOf(category, counted)),
    changes: changesOf({
      ...input,
      checks: shown.map(({ check }) => check),
      done: doneIn(plan),
    }),
    topPriority: first[0] ?? null,
    first,
    next: nextAfter(first, plan.items),
    tonight: plan.tonight,
    couldNotRun,
    couldNotRunLine:
      counts.couldNotCheck === 0 ? null : `${plural(counts.couldNotCheck, 'check')} couldn't be run`,
    waiting: shown
      .filter(({ as }) => as === 'waiting')
      .map(({ check }) => ({ check: check.id, title: check.words.title, path: check.path })),
  }
}

/** The results before and after of what was open and is done. */
const doneIn = ({ items }: TrackedPlan): Map<string, PastAndNow> =>
  new Map(
    items.flatMap(({ check, before, after }) =>
      before === null || after === null ? [] : [[check, { past: before, now: after }] as const],
    ),
  )

/** The plan's top items without the very first, then the others in order; none that has to be waited for. */
function nextAfter(first: readonly TrackedItem[], items: readonly TrackedItem[]): TrackedItem[] {
  const [top, ...rest] = first
  if (top === undefined) return []
  const others = items.filter((item) => item.place !== null && !first.includes(item))
  return [...rest, ...others.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))]
    .filter((item) => !isWaiting(item))
    .slice(0, NEXT_SHOWN)
}

type Known = Pick<OverviewInput, 'knownByCheck' | 'plan' | 'at'>

function countedCheck(check: AnyCheck, { knownByCheck, plan, at }: Known): CountedCheck {
  const knownResults = knownByCheck.get(check.id)
  const newest = knownResults?.newest ?? null
  const result = countingResult(check, knownResults, at)
  const shown = result ?? newest
  const item = plan.items.find((one) => one.check === check.id)
  const counted = countsAs({
    result: shown,
    isKnown: result !== null,
    isDone: item?.state === 'completed',
    isSetAside: plan.setAside.some((aside) => aside.check === check.id),
    isAnnounced: check.plan === null,
  })
  // A check whose last conclusive result did not apply has left the plan, and stays out while we could not look.
  const listedAs = counted === 'couldNotCheck' && item === undefined ? 'notRelevant' : counted
  const isAskedWith = listedAs === 'toAnswer' && itemAskedWith(plan.items, check.id) !== undefined
  const as = isAskedWith ? 'askedWithAnother' : listedAs
  return { check, newest, result, as, display: shown?.display ?? null, greyKind: shown?.greyKind ?? null }
}

/** What one check counts as on the overview. */
export const countOfCheck = (check: AnyCheck, known: Known): CountsAs => countedCheck(check, known).as

function categoryOf(category: Category, all: readonly CountedCheck[]): CategoryOverview[] {
  const counted = all.filter(({ check }) => check.category === category)
  if (counted.length === 0) return []
  const shown = counted.filter(({ as }) => as !== 'setAside')
  return [
    {
      category,
      ...CATEGORY_WORDS[category],
      path: categoryPath(category),
      counts: countsOf(shown),
      tone: worstToneOf(shown),
      waiting: shown.filter(({ as }) => as === 'waiting').length,
      setAside: counted.length - shown.length,
      notSwitchedOn: shown.filter(({ as }) => as === 'notSwitchedOn').length,
    },
  ]
}

function couldNotRunOf({ check, newest, as }: CountedCheck, { knownByCheck }: OverviewInput): CouldNotRun[] {
  if (!newest || isConclusive(check, newest) || isLeftOut(newest) || as === 'notRelevant') return []
  const lastKnown = knownByCheck.get(check.id)?.lastKnown
  return [
    {
      check: check.id,
      title: check.words.title,
      path: check.path,
      at: newest.updatedAt,
      reason: newest.reason,
      lastKnown: lastKnown ? { tag: lastKnown.tag, at: lastKnown.updatedAt } : null,
      isCounted: as !== 'couldNotCheck',
    },
  ]
}
