import type { AnyCheck, PlanFacts } from '#core/check.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { applies, isConclusive, type KnownResult } from '#core/known-results.ts'
import { isLeftOut } from '#core/left-out.ts'
import type { ItemState, PlanGroup } from '#core/plan-states.ts'
import type { SellingAnswer } from '#core/selling.ts'
import type { TurnsGood, Work } from '#core/work.ts'
import { answerTime } from './answer-time.ts'
import { askedOnce, type SettledCheck } from './asked-once.ts'
import { effortMinutes, effortWords } from './effort.ts'
import { inOrder } from './order.ts'
import { pinOf } from './pins.ts'
import { isWrong, severityOf } from './severity.ts'
import { type Tonight, tonightOf } from './tonight.ts'
import { type Due, effortFrom, waitingWords } from './waiting.ts'
import { type Boost, boostFor, sellingOf } from './weight.ts'
import { minutesTonight, shownTotal, turnsGoodBy, workFor, workOfStatus, workShown } from './work.ts'

/** One item of the Digital Action Plan. */
export interface PlanItem {
  check: string
  title: string
  group: PlanGroup
  /** `unknown`: could not be looked at, without an earlier result; not ranked. */
  state: ItemState
  /** Higher is more urgent; `null` when it is not ranked. */
  priority: number | null
  /** Position in the one order of all open items, 1 first; `null` when not open. */
  place: number | null
  why: string
  effortMinutes: number
  /**
   * "30 minutes", "about 2 hours", "about 1 day"; "20 minutes, from 13 Dec 2026" where all of it has to be waited for; "goes with the sitemap check"
   * where all of it is told and counted there, with 0 minutes.
   */
  effort: string
  /**
   * Minutes of what the owner can do of it at one sitting: use what is ready made, or their own part, and send the rest to whoever does it.
   * `null`: nothing, or it is no fault, or one that matters little for this website.
   */
  tonightMinutes: number | null
  /** A text to paste or a message to send is ready made, and worth an evening. */
  isReadyMade: boolean
  /** What has to be done of it, as its time is shown, before the check is good. */
  turnsGood: TurnsGood
  who: string
  /** The checks for which the same answer counts; they have no item of their own. Absent: none. */
  alsoSettles?: SettledCheck[] | undefined
}

export interface Plan {
  /** Ids of the first three open items. */
  topPriority: string[]
  /** Open items in the one order, then the unknown, then the completed. */
  items: PlanItem[]
  /** What the owner can do in one evening; `null`: nothing. Every surface shows these jobs and this sum. */
  tonight: Tonight | null
}

/** The plan entry of one check, before it is ranked. */
export interface PlanEntry {
  check: AnyCheck
  state: PlanItem['state']
  /** The result that counts; `null`: none yet. */
  result: KnownResult | null
  /** From when its later steps are to be done; absent: nothing waits, or nobody knows since when. */
  due?: Due | undefined
}

interface Ranked {
  check: AnyCheck
  item: PlanItem
  result: KnownResult | null
  weight: number
  helpsLittle: boolean
  isWaiting: boolean
}

const NOT_RUN = "We haven't looked at this yet."
/** Items of the top priority list (plan, section 5). */
const TOP = 3
/** Work of any group that takes no longer is an easy win (plan, section 4). */
const EDGE_EASY_MINUTES = 45
/** An easy win that takes as long or longer is a business essential (plan, section 4). */
const EDGE_ESSENTIAL_MINUTES = 240

/** Makes the plan of one scan's results. Pure: the same results, profile and answer to whether they sell online give the same plan. */
export function makePlan(
  checks: readonly AnyCheck[],
  results: readonly KnownResult[],
  profile: ProfileEvidence,
  sells: SellingAnswer = null,
): Plan {
  const resultFor = ({ id }: AnyCheck) => results.find((result) => result.id === id) ?? null
  const counting = checks.map((check) => ({ check, result: resultFor(check) }))
  const entries = checks.flatMap((check): PlanEntry[] => {
    const result = resultFor(check)
    if (!result || !check.plan || !applies(result) || isLeftOut(result)) return []
    return [{ check, result, state: stateOf(check, check.plan, result) }]
  })
  return planOf(entries, profile, boostFor(profile, sellingOf(counting, sells)))
}

/** Ranks entries whose state is known: the one order of the plan, for a single scan and over time. */
export function planOf(entries: readonly PlanEntry[], profile: ProfileEvidence, boost: Boost): Plan {
  const ranked = entries.flatMap(({ check, ...entry }) =>
    check.plan ? [rank({ check, ...entry }, check.plan, boost(check), profile.savviness)] : [],
  )
  const open = inOrder(askedOnce(ranked.filter(({ item }) => item.state === 'open')))
  const rest = (state: PlanItem['state']) =>
    ranked.filter(({ item }) => item.state === state).map(({ item }) => item)
  const placed = open.map(({ item }, index) => ({ ...item, place: index + 1 }))
  return {
    topPriority: placed.slice(0, TOP).map(({ check }) => check),
    items: [...placed, ...rest('unknown'), ...rest('completed')],
    tonight: tonightOf(
      open.map(({ check, item, result }) => ({ ...item, isPinned: pinOf(check, result) !== null })),
    ),
  }
}

function rank(
  { check, state, result, due }: PlanEntry,
  facts: PlanFacts<string>,
  boost: number,
  savviness: number | undefined,
): Ranked {
  const weight = Math.min(100, Math.max(1, facts.weight + boost))
  const asks = result?.greyKind === 'more_info'
  const work = workFor(facts, result) ?? (asks ? null : workOfStatus(check, result))
  // A question is for the owner, whoever does the work that its answer may bring.
  const question = asks ? answerTime(check, result, savviness) : null
  const who = question === null ? (work?.who ?? check.words.who) : 'You'
  const shown = workShown(facts, result) ?? work
  const whole =
    shown === null
      ? effortMinutes(facts.effort, savviness)
      : effortMinutes(shownTotal(shown.steps, savviness))
  const isFault = state === 'open' && result !== null && isWrong(result)
  const helpsLittle = work?.helpsLittle === true
  const isWorthIt = isFault && !helpsLittle
  const tonight = isWorthIt ? minutesTonight({ work, whole, who, savviness, isDue: due?.isNow }) : null
  const waiting = waitingWords(work, due)
  return {
    check,
    result,
    weight: facts.weight,
    helpsLittle,
    isWaiting: waiting !== null,
    item: {
      check: check.id,
      title: check.words.title,
      // What goes with another check is no quick win of its own; and what an answer may bring is not known yet: a question of a minute is no project to plan for.
      group: work?.goesWith === undefined ? groupOf(facts, question?.minutes ?? whole, result) : facts.group,
      state,
      priority: state === 'open' ? Math.max(1, Math.floor((weight * severityOf(result, facts)) / 100)) : null,
      place: null,
      why: result?.description ?? NOT_RUN,
      effortMinutes: question?.minutes ?? whole,
      effort: question?.effort ?? timeOf(work, whole, waiting),
      tonightMinutes: tonight,
      isReadyMade: isWorthIt && work?.isReadyMade === true,
      turnsGood: turnsGoodBy(work, isFault, tonight),
      who,
    },
  }
}

const timeOf = (work: Work | null, whole: number, waiting: string | null): string =>
  work?.goesWith === undefined ? effortFrom(effortWords(whole), waiting) : `goes with ${work.goesWith}`

function stateOf(
  check: AnyCheck,
  { completedBy }: PlanFacts<string>,
  result: KnownResult,
): PlanItem['state'] {
  if (completedBy.includes(result.status)) return 'completed'
  return isConclusive(check, result) ? 'open' : 'unknown'
}

function groupOf(facts: PlanFacts<string>, minutes: number, result: KnownResult | null): PlanGroup {
  const { group: base, isEasyUntilFine, staysInGroup } = facts
  if (isEasyUntilFine && result && result.display !== 'success') return 'easy'
  if (result && staysInGroup?.includes(result.status)) return base
  if (base === 'easy') return minutes >= EDGE_ESSENTIAL_MINUTES ? 'essential' : 'easy'
  return minutes <= EDGE_EASY_MINUTES ? 'easy' : base
}
