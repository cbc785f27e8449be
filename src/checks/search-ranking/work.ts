import { minutesFor } from '#core/minutes.ts'
import { lowerFirst } from '#core/text.ts'
import { listed, type Step } from '#core/words.ts'
import { openedOnce, RERUN, WEB_PERSON, type Work, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { CARD_RULES, NO_CARD } from './card-rules.ts'
import { factsSchema, type RuleFacts } from './facts.ts'
import { RULE_ACTIONS } from './rule-actions.data.ts'
import { adviceFor, isForNewPages } from './rule-advice.ts'
import {
  EXEMPTS_PAGES,
  MENDED_ONCE,
  NEW_PAGE,
  NEW_WORDS,
  ONE_LINE,
  WORK_ELSEWHERE,
} from './rule-work.data.ts'
import { isAboutPictures, pictureStep } from './picture-steps.ts'
import { RULES } from './rules.ts'
import { isAnsweredByTexts } from './text-rules.ts'
import { isMoreThanListed, textSteps } from './text-steps.ts'
import { whereFound } from './where-found.ts'

/** Nobody mends more places of a rule at one sitting: an hour with the opening of the website. */
const MOST_PLACES = 29
/** Minutes of somebody else for one rule that nobody walked: our estimate. The owner's message to them is counted where it is sent (`plan/work.ts`). */
const THEIRS = 10
const THEIR_PAGE = minutesFor({ read: 1, page: 1, upload: 1 })
const WHOM = ['Your web host', 'Your web person'] as const
/** Other findings with a step each: a list of all would be too long to begin with. */
const NAMED = 3
/** Their advice is to ask for the cause, or to look again another day: when it is over, nobody can promise. */
const SLOW: ReadonlySet<string> = new Set(['slow-answer', 'very-slow-answer'])

/**
 * The work by the rules that failed: errors first, then the texts for pages and the business card, which are ready made or to be written, then
 * warnings; what is in more places before what is in fewer, and last what is a job of another check. What is left alone needs no step.
 */
export const rankingWork: WorkOf = (result) => {
  const known = factsAs(factsSchema, result.facts)
  const failed = (known?.rules ?? []).filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return null
  // Facts of earlier versions do not say: then the steps fit a website with settings, as its stored table has it, and one of files.
  const hasSettings = known?.hasSettings
  const texts = failed.filter(({ id }) => isAnsweredByTexts(id))
  const { home, readyMade: copying, toWrite } = textSteps(texts, hasSettings, known?.newTexts)
  const readyMade = [...home, ...copying, ...cardStep(new Set(failed.map(({ id }) => id)))]
  const { errors, warnings, elsewhere } = stepsOfOthers(failed.filter(isOther), known ?? {})
  const mending = openedOnce([...errors, ...readyMade, ...toWrite, ...warnings, ...elsewhere])
  if (mending.length === 0) return FOR_NEW_PAGES
  const own = mending.filter((step) => typeof step !== 'string')
  if (own.length === 0 && elsewhere.length > 0) return toldElsewhere(elsewhere, failed)
  const who = whoDoes(own)
  return {
    steps: [...mending, RERUN, 'Give it a few weeks to show in search results'],
    isReadyMade: readyMade.length > 0 && errors.every(({ who }) => who !== undefined),
    turnsGood:
      elsewhere.length > 0 || failed.some(isNotPromised)
        ? 'not_promised'
        : mending.length === 1
          ? 'at_once'
          : 'in_all',
    ...(who === null ? {} : { who }),
  }
}

/** Where a card is there already, a second one beside it would contradict it. */
function cardStep(failed: ReadonlySet<string>): TimedStep[] {
  const rules = CARD_RULES.filter((id) => failed.has(id))
  if (rules.length === 0) return []
  const text = rules.every((id) => id === NO_CARD)
    ? 'Paste the ready-made business card into your homepage'
    : 'Put the ready-made business card on your homepage, in place of any that is there already'
  return [{ text, minutes: minutesFor({ read: 1, page: 1 }) }]
}

type TimedStep = Exclude<Step, string>

/** Answered neither by the ready-made texts nor by the business card, and not to be left alone. */
const isOther = ({ id }: RuleFacts): boolean =>
  !isAnsweredByTexts(id) && !CARD_RULES.includes(id) && !isForNewPages(id)

interface Known {
  hasSettings?: boolean | undefined
  pictureLines?: number | undefined
}

/** The steps of the other rules, the first few with a step each; those that one worksheet of pictures answers have one together. */
function stepsOfOthers(
  rules: readonly RuleFacts[],
  { hasSettings, pictureLines = 0 }: Known,
): { errors: TimedStep[]; warnings: TimedStep[]; elsewhere: string[] } {
  const all = rules.filter(({ id }) => WORK_ELSEWHERE[id] === undefined).toSorted(byWeight)
  const [worksheet, ...further] = pictureLines > 0 ? all.filter(isAboutPictures) : []
  const own = all.filter((rule) => !further.includes(rule))
  const stepOf = (rule: RuleFacts): TimedStep =>
    rule === worksheet
      ? pictureStep(
          [rule, ...further].map(({ id }) => findingOf(id)),
          pictureLines,
        )
      : stepFor(rule, hasSettings)
  const named = own.slice(0, NAMED).map((rule) => ({ rule, step: stepOf(rule) }))
  const stepsOf = (isError: boolean): TimedStep[] =>
    named.filter(({ rule }) => (rule.severity === 'error') === isError).map(({ step }) => step)
  const others = own.slice(NAMED).map((rule) => ({ rule, step: stepOf(rule) }))
  return {
    errors: stepsOf(true),
    warnings: [...stepsOf(false), ...everythingElse(others)],
    elsewhere: rules.toSorted(byWeight).flatMap(({ id }) => {
      const check = WORK_ELSEWHERE[id]
      return check === undefined ? [] : [`${findingOf(id)}: ${check} has the steps`]
    }),
  }
}

interface Stepped {
  rule: RuleFacts
  step: TimedStep
}

/** What has no step of its own, for whoever does it: what owners can do is not sent to somebody else. */
function everythingElse(others: readonly Stepped[]): TimedStep[] {
  const own = others.filter(({ step }) => step.who === undefined)
  const theirs = others.filter(({ step }) => step.who !== undefined)
  const [forOwner, forOthers] =
    own.length > 0 && theirs.length > 0 ? [' for you to change', ' for your web person'] : ['', '']
  return [
    ...together(`Everything else${forOwner}`, own),
    ...together(`Everything else${forOthers}`, theirs).map((step) => ({
      ...step,
      who: WEB_PERSON,
    })),
  ]
}

const together = (title: string, all: readonly Stepped[]): { text: string; minutes: number }[] =>
  all.length === 0
    ? []
    : [
        {
          text: `${title}: ${listed(all.map(({ rule }) => RULE_ACTIONS[rule.id] ?? `“${findingOf(rule.id)}”`))}`,
          minutes: all.reduce((sum, { step }) => sum + step.minutes, 0),
        },
      ]

/** Who does all of it: the owner, or one other person; `null` where it is shared, or all of it is told elsewhere. */
function whoDoes(steps: readonly TimedStep[]): string | null {
  const whom = new Set(steps.map(({ who }) => who ?? 'You'))
  const [only] = whom
  return whom.size === 1 && only !== undefined ? only : null
}

/** Every one of its faults is a job of another check, which has the steps and the minutes: it turns good with them. */
const toldElsewhere = (steps: readonly string[], failed: readonly RuleFacts[]): Work => ({
  steps: [...steps, RERUN.text],
  isReadyMade: false,
  turnsGood: 'not_promised',
  who: 'You',
  helpsLittle: true,
  goesWith: listed([...new Set(failed.flatMap(({ id }) => WORK_ELSEWHERE[id] ?? []))]),
})

/** Nothing has to be done now: addresses that people use stay as they are. */
const FOR_NEW_PAGES: Work = {
  steps: [
    {
      text: 'Note it for new pages: short addresses, with dashes between the words',
      minutes: minutesFor({ read: 1 }),
    },
  ],
  isReadyMade: false,
  turnsGood: 'not_promised',
  who: 'You',
  helpsLittle: true,
}

/** Errors first, then what is in the most places. */
const byWeight = (a: RuleFacts, b: RuleFacts): number =>
  Number(b.severity === 'error') - Number(a.severity === 'error') || b.total - a.total

/** Doing all the steps of the rule need not end it: it has more places than are listed, has to be looked at another day, or exempted pages from tests. */
const isNotPromised = (rule: RuleFacts): boolean =>
  (isAnsweredByTexts(rule.id) && isMoreThanListed(rule)) || SLOW.has(rule.id) || EXEMPTS_PAGES.has(rule.id)

const findingOf = (id: string): string => RULES.find((rule) => rule.id === id)?.finding ?? id

/** What a rule found and where, what to do about it, and who does it: the web person only where the advice is to ask them, and nothing else. */
function stepFor(rule: RuleFacts, hasSettings: boolean | undefined): TimedStep {
  const { id } = rule
  const advice = adviceFor(id, hasSettings).replace(/\.$/u, '')
  const who = WHOM.find((whom) => advice.startsWith(`Ask ${whom.toLowerCase()}`))
  const where = whereFound(rule)
  const finding = where === '' ? findingOf(id) : `${findingOf(id)} (${where})`
  const text = advice === '' ? finding : `${finding}: ${lowerFirst(advice)}`
  if (who !== undefined) return { text, minutes: NEW_PAGE.has(id) ? THEIR_PAGE : THEIRS, who }
  return { text, minutes: ownMinutes(rule, hasSettings) }
}

/** One page for each place, and for one line in each page the line alone: of a rule that is mended once, the first one. */
function ownMinutes({ id, total }: RuleFacts, hasSettings: boolean | undefined): number {
  const places = Math.min(Math.max(total, 1), MOST_PLACES)
  if (ONE_LINE.has(id))
    return minutesFor(hasSettings === false ? { read: 1, line: places } : { read: 1, tap: 1 })
  const pages = MENDED_ONCE.has(id) ? 1 : places
  return minutesFor({ read: 1, page: pages, write: NEW_WORDS.has(id) ? pages : 0 })
}
