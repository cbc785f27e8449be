import type { AnyCheck } from './check.ts'
import { RANKS } from './compare.ts'
import type { Display, GreyKind, Tone } from './display.ts'
import { applies, countingResult, type KnownResults } from './known-results.ts'
import type { ItemState } from './plan-states.ts'

/**
 * What a check counts as. Each check is exactly one of these, and every number of the overview, the categories, the plan, the
 * reports, the business summary and the mails is how many are one of them.
 */
export const COUNTS_AS = [
  'good',
  'toFix',
  'toAnswer',
  'couldNotCheck',
  'waiting',
  'notSwitchedOn',
  'setAside',
  'notRelevant',
] as const
export type CountsAs = (typeof COUNTS_AS)[number]

/** What the counts read of a result. */
export interface Counted {
  status: string
  greyKind: GreyKind | null
  applicable: boolean
  reasonCode: string | null
}

export interface Countable {
  /** The result that counts, else the newest one; `null`: there is none yet. */
  result: Counted | null
  /** The result tells how the check stands: it is not a "could not look". */
  isKnown: boolean
  /** Its item of the plan is completed. */
  isDone: boolean
  isSetAside: boolean
  /** The check has no place in the plan, whatever its result: it is announced, not judged. */
  isAnnounced: boolean
}

/** How many checks count as what. Together they are all that is shown with a result and is neither set aside nor left out. */
export interface Counts {
  good: number
  /** All that can be better, whatever its colour. */
  toFix: number
  /** The red ones among {@link Counts.toFix}. */
  broken: number
  toAnswer: number
  couldNotCheck: number
}

export const NO_COUNTS: Readonly<Counts> = { good: 0, toFix: 0, broken: 0, toAnswer: 0, couldNotCheck: 0 }

/** The specification's status for what is announced and not there yet, in its own spelling. */
const COMING_SOON = 'comming_soon'
/** Questions by their colour that the owner has answered: there is nothing left to ask. */
const ANSWERED: ReadonlySet<string> = new Set(['no_account'])

/** Announced, or not available on this installation: no question, and nothing to do. */
const isNotSwitchedOn = ({ status, reasonCode }: Counted): boolean =>
  status === COMING_SOON || reasonCode === 'provider_not_configured'

/** Has no item in the plan: not available here, or it needs a website and there is none. */
export const isLeftOut = (result: Counted): boolean =>
  isNotSwitchedOn(result) || result.reasonCode === 'no_website'

/** What a check counts as, by the result that counts and by its item of the plan. */
export function countsAs({ result, isKnown, isDone, isSetAside, isAnnounced }: Countable): CountsAs {
  if (isAnnounced) return 'notSwitchedOn'
  if (isSetAside) return 'setAside'
  if (result === null) return 'waiting'
  if (!applies(result)) return 'notRelevant'
  if (isNotSwitchedOn(result)) return 'notSwitchedOn'
  if (isLeftOut(result)) return 'notRelevant'
  return isKnown ? knownAs(result, isDone) : 'couldNotCheck'
}

/** The same without a plan, for a visitor: nothing is set aside, and done is what the newest result says. */
export function countsAsSeen(check: AnyCheck, standing: KnownResults, at: Date): CountsAs {
  const counting = countingResult(check, standing, at)
  const result = counting ?? standing.newest
  const isDone = check.plan?.completedBy.includes(result.status) ?? false
  return countsAs({
    result,
    isKnown: counting !== null,
    isDone,
    isSetAside: false,
    isAnnounced: check.plan === null,
  })
}

/** The same for a check whose standing is known. */
export function knownAs(
  { status, greyKind }: { status: string | null; greyKind: GreyKind | null },
  isDone: boolean,
): 'good' | 'toFix' | 'toAnswer' {
  if (isDone) return 'good'
  const isQuestion = greyKind === 'more_info' || greyKind === 'review'
  return isQuestion && !ANSWERED.has(status ?? '') ? 'toAnswer' : 'toFix'
}

/** What an item of the plan counts as. */
export function countOfItem(item: {
  state: ItemState
  status: string | null
  greyKind: GreyKind | null
  isCounted: boolean
  couldNotCheck: object | null
}): CountsAs {
  if (item.state === 'unknown') return 'couldNotCheck'
  if (!item.isCounted) return item.couldNotCheck === null ? 'waiting' : 'couldNotCheck'
  return knownAs(item, item.state === 'completed')
}

/** Stands in the plan as something still to do: also what has no result yet. */
export const isToDo = (as: CountsAs): boolean => as === 'toFix' || as === 'toAnswer' || as === 'waiting'

/** One check in a sum: what it counts as, and how it is shown. */
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

/** "12 of 31 in good shape" is `good` of this: what is known, and what the owner is asked. */
export const knownIn = ({ good, toFix, toAnswer }: Counts): number => good + toFix + toAnswer

/** The worst tone among what is known; `null`: nothing is. What is completed is good, whatever its colour; a question has no tone. */
export function worstToneOf(all: readonly Summand[]): Display | null {
  return all.flatMap(toneOf).toSorted((one, other) => RANKS[one] - RANKS[other])[0] ?? null
}

function toneOf({ as, display, greyKind }: Summand): Display[] {
  if (as === 'good') return ['success']
  if (as !== 'toFix' || display === null) return []
  // What the owner has answered and could still do weighs like a hint.
  return display === 'missing' && greyKind !== 'missing' ? ['info'] : [display]
}

/** The mark of a category, the same in the menu and on its tile: what is to fix by its worst tone, then what is to answer. */
export function markOf(counts: Counts, worst: Display | null): Tone | 'waiting' {
  if (counts.toFix > 0) return worst ?? 'warning'
  if (counts.toAnswer > 0) return 'more_info'
  if (counts.good > 0) return 'success'
  return counts.couldNotCheck > 0 ? 'unable' : 'waiting'
}
