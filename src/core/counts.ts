import type { AnyCheck } from './check.ts'
import { RANKS } from './compare.ts'
import type { Display, GreyKind, Tone } from './display.ts'
import { applies, countingResult, type KnownResults, type KnownResultsByCheck } from './known-results.ts'
import { hasNoWebsite, isNotSwitchedOn, type Reasoned } from './left-out.ts'
import type { ItemState } from './plan-states.ts'
import { askedWith } from './shared-question.ts'

/**
 * What a check counts as. Each check counts as exactly one of these, and every number of the overview, the categories, the plan,
 * the reports, the business summary and the mails is a number of checks that count as one of them.
 */
export const COUNTS_AS = [
  'good',
  'toFix',
  'toAnswer',
  'askedWithAnother',
  'couldNotCheck',
  'waiting',
  'notSwitchedOn',
  'noWebsite',
  'setAside',
  'notRelevant',
] as const
export type CountsAs = (typeof COUNTS_AS)[number]

/** The part of a result that counting needs. */
export interface Counted extends Reasoned {
  greyKind: GreyKind | null
  applicable: boolean
}

export interface Countable {
  /** The result that counts, else the newest one; `null`: there is none yet. */
  result: Counted | null
  /** The result is conclusive: it says something of the website or the business. */
  isKnown: boolean
  /** Its plan item is completed. */
  isDone: boolean
  isSetAside: boolean
  /** The check has no plan item, whatever its result: it is announced and does not judge yet. */
  isAnnounced: boolean
}

/**
 * How many checks count as what. `good`, `toFix`, `toAnswer` and `couldNotCheck` together are all checks with a result that are neither set aside nor
 * left out nor not relevant, nor asked with another one; `broken` is a part of `toFix`.
 */
export interface Counts {
  good: number
  /** All that can be better, whatever their tone. */
  toFix: number
  /** The red ones among {@link Counts.toFix}. */
  broken: number
  toAnswer: number
  couldNotCheck: number
}

export const NO_COUNTS: Readonly<Counts> = { good: 0, toFix: 0, broken: 0, toAnswer: 0, couldNotCheck: 0 }

/** Statuses of questions that the owner has answered: there is nothing left to ask. */
const ANSWERED: ReadonlySet<string> = new Set(['no_account'])

/** What a check counts as, by the result that counts and its plan item. */
export function countsAs({ result, isKnown, isDone, isSetAside, isAnnounced }: Countable): CountsAs {
  if (isAnnounced) return 'notSwitchedOn'
  if (isSetAside) return 'setAside'
  if (result === null) return 'waiting'
  if (!applies(result)) return 'notRelevant'
  if (isNotSwitchedOn(result)) return 'notSwitchedOn'
  if (hasNoWebsite(result)) return 'noWebsite'
  return isKnown ? countsAsKnown(result, isDone) : 'couldNotCheck'
}

/**
 * What all checks with a result count as, by check id, without a plan, for a visitor: nothing is set aside, and an item is completed when the
 * result that counts says so, or else the newest.
 */
export function countsForVisitor(
  checks: readonly AnyCheck[],
  knownByCheck: KnownResultsByCheck,
  at: Date,
): ReadonlyMap<string, CountsAs> {
  const counted = checks.flatMap((check) => {
    const known = knownByCheck.get(check.id)
    return known ? [countedForVisitor(check, known, at)] : []
  })
  const others = askedWith(counted.filter(({ as }) => as === 'toAnswer'))
  return new Map(
    counted.map(({ check, as }) => [check.id, others.has(check.id) ? 'askedWithAnother' : as] as const),
  )
}

function countedForVisitor(check: AnyCheck, knownResults: KnownResults, at: Date) {
  const counting = countingResult(check, knownResults, at)
  const result = counting ?? knownResults.newest
  const as = countsAs({
    result,
    isKnown: counting !== null,
    isDone: check.plan?.completedBy.includes(result.status) ?? false,
    isSetAside: false,
    isAnnounced: check.plan === null,
  })
  return { check, result, as }
}

/** The same for a check whose counting result is known. */
export function countsAsKnown(
  { status, greyKind }: { status: string | null; greyKind: GreyKind | null },
  isDone: boolean,
): 'good' | 'toFix' | 'toAnswer' {
  if (isDone) return 'good'
  const isQuestion = greyKind === 'more_info'
  return isQuestion && !ANSWERED.has(status ?? '') ? 'toAnswer' : 'toFix'
}

/** What a plan item counts as. */
export function countOfItem(item: {
  state: ItemState
  status: string | null
  greyKind: GreyKind | null
  isCounted: boolean
  couldNotCheck: object | null
}): CountsAs {
  if (item.state === 'unknown') return 'couldNotCheck'
  if (!item.isCounted) return item.couldNotCheck === null ? 'waiting' : 'couldNotCheck'
  return countsAsKnown(item, item.state === 'completed')
}

/** Whether the plan lists it as still to do; this includes checks without a result. */
export const isToDo = (as: CountsAs): boolean => as === 'toFix' || as === 'toAnswer' || as === 'waiting'

/** One check in a sum: what it counts as, and its display. */
export interface Summand {
  as: CountsAs
  display: Display | null
  greyKind: GreyKind | null
}

export function countsOf(all: readonly Summand[]): Counts {
  const number = (kind: CountsAs) => all.filter(({ as }) => as === kind).length
  return {
    good: number('good'),
    toFix: number('toFix'),
    broken: all.filter(({ as, display }) => as === 'toFix' && display === 'error').length,
    toAnswer: number('toAnswer'),
    couldNotCheck: number('couldNotCheck'),
  }
}

/** The total in "12 of 31 in good shape": checks with a conclusive result, and those that ask the owner. */
export const countKnown = ({ good, toFix, toAnswer }: Counts): number => good + toFix + toAnswer

/** The worst tone of all checks with a known result; `null`: there is none. A completed check is good, whatever its display; a question has no tone. */
export function worstToneOf(all: readonly Summand[]): Display | null {
  return all.flatMap(toneOf).toSorted((one, other) => RANKS[one] - RANKS[other])[0] ?? null
}

function toneOf({ as, display, greyKind }: Summand): Display[] {
  if (as === 'good') return ['success']
  if (as !== 'toFix' || display === null) return []
  // A check whose question was answered and that could still be improved ranks as info.
  return display === 'missing' && greyKind !== 'missing' ? ['info'] : [display]
}

/** The mark of a category, in the menu and on its tile: the worst tone of what is to fix, else whether something is to answer. */
export function markOf(counts: Counts, worst: Display | null): Tone | 'waiting' {
  if (counts.toFix > 0) return worst ?? 'warning'
  if (counts.toAnswer > 0) return 'more_info'
  if (counts.good > 0) return 'success'
  return counts.couldNotCheck > 0 ? 'unable' : 'waiting'
}
