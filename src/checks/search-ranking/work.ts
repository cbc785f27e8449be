import { minutesFor } from '#core/minutes.ts'
import { lowerFirst } from '#core/text.ts'
import { listed, type Step } from '#core/words.ts'
import { openedOnce, RERUN, WEB_PERSON, type Work, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { CARD_RULES, NO_CARD } from './card-rules.ts'
import { factsSchema, KEPT_PLACES, type RuleFacts } from './facts.ts'
import { type PageChange, pagesOnce, type PageStep } from './opened-pages.ts'
import { RULE_ACTIONS } from './rule-actions.data.ts'
import { adviceFor, isForNewPages } from './rule-advice.ts'
import {
  EXEMPTS_PAGES,
  MENDED_ONCE,
  NEW_FILE,
  NEW_WORDS,
  ONE_LINE,
  SAME_CHANGE,
  UNWALKED,
  WHERE_REFUSED,
  WORK_ELSEWHERE,
} from './rule-work.data.ts'
import { isAboutPictures, pictureStep } from './picture-steps.ts'
import { RULES } from './rules.ts'
import { isAnsweredByTexts } from './text-rules.ts'
import { isMoreThanListed, textSteps } from './text-steps.ts'
import { whereFound } from './where-found.ts'

/** Nobody mends more places of a rule at one sitting: an hour with the opening of the website. */
const MOST_PLACES = 29
/** What somebody else does for one rule that nobody walked: an estimate of 10 minutes. The owner's message to them is counted where it is sent (`plan/work.ts`). */
const UNKNOWN_CAUSE: PageChange = { acts: { read: 1, decide: 1, page: 1, tryOut: 1 }, pages: [] }
const UPLOADED: PageChange = { acts: { read: 1, page: 1, upload: 1 }, pages: [] }
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
  const readyMade = [...home, ...copying, ...cardStep(failed.filter(({ id }) => CARD_RULES.includes(id)))]
  const { errors, warnings, elsewhere } = stepsOfOthers(failed.filter(isOther), known ?? {})
  const mending = openedOnce(pagesOnce([...errors, ...readyMade, ...toWrite, ...warnings, ...elsewhere]))
  if (mending.length === 0) return FOR_NEW_PAGES
  const own = mending.filter((step) => typeof step !== 'string')
  if (own.length === 0 && elsewhere.length > 0) return toldElsewhere(elsewhere, failed, known ?? {})
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
function cardStep(rules: readonly RuleFacts[]): PageStep[] {
  const [first] = rules
  if (first === undefined) return []
  const text = rules.every(({ id }) => id === NO_CARD)
    ? 'Paste the ready-made business card into your homepage'
    : 'Put the ready-made business card on your homepage, in place of any that is there already'
  return [{ text, changes: [inFirstPage(first)] }]
}

/** One page, whatever number of places it has. */
const inFirstPage = ({ pages }: RuleFacts): PageChange => ({
  acts: { read: 1 },
  pages: pages.slice(0, 1),
  unnamed: pages.length === 0 ? 1 : 0,
})

type TimedStep = Exclude<Step, string>

/** Answered neither by the ready-made texts nor by the business card, and not to be left alone. */
const isOther = ({ id }: RuleFacts): boolean =>
  !isAnsweredByTexts(id) && !CARD_RULES.includes(id) && !isForNewPages(id)

interface Known {
  hasSettings?: boolean | undefined
  pictureLines?: number | undefined
  hasRefusedParts?: true | undefined
}

/** The check that has the steps and minutes of a rule; `undefined`: they are here. */
const checkWithSteps = ({ id }: RuleFacts, { hasRefusedParts }: Known): string | undefined =>
  WORK_ELSEWHERE[id] ?? (hasRefusedParts === true ? WHERE_REFUSED[id] : undefined)

/** The steps of the other rules, the first few with a step each; those that one worksheet of pictures answers have one together. */
function stepsOfOthers(
  rules: readonly RuleFacts[],
  known: Known,
): { errors: PageStep[]; warnings: PageStep[]; elsewhere: string[] } {
  const { hasSettings, pictureLines = 0 } = known
  const all = rules.filter((rule) => checkWithSteps(rule, known) === undefined).toSorted(byWeight)
  const [worksheet, ...further] = pictureLines > 0 ? all.filter(isAboutPictures) : []
  const own = all.filter((rule) => !further.includes(rule))
  const stepOf = (rule: RuleFacts): PageStep =>
    rule === worksheet
      ? pictureStep(
          [rule, ...further].map(({ id }) => findingOf(id)),
          pictureLines,
        )
      : stepFor(rule, hasSettings)
  const named = own.slice(0, NAMED).map((rule) => ({ rule, step: stepOf(rule) }))
  const stepsOf = (isError: boolean): PageStep[] =>
    named.filter(({ rule }) => (rule.severity === 'error') === isError).map(({ step }) => step)
  const others = own.slice(NAMED).map((rule) => ({ rule, step: stepOf(rule) }))
  return {
    errors: stepsOf(true),
    warnings: [...stepsOf(false), ...everythingElse(others)],
    elsewhere: rules.toSorted(byWeight).flatMap((rule) => {
      const check = checkWithSteps(rule, known)
      return check === undefined ? [] : [`${findingOf(rule.id)}: ${check} has the steps`]
    }),
  }
}

interface Stepped {
  rule: RuleFacts
  step: PageStep
}

/** What has no step of its own, for whoever does it: what owners can do is not sent to somebody else. */
function everythingElse(others: readonly Stepped[]): PageStep[] {
  const own = others.filter(({ step }) => step.who === undefined)
  const theirs = others.filter(({ step }) => step.who !== undefined)
  const [forOwner, forOthers] =
    own.length > 0 && theirs.length > 0 ? [' for you to change', ' for your web person'] : ['', '']
  return [
    ...together(`Everything else${forOwner}`, own),
    ...together(`Everything else${forOthers}`, theirs).map(
      (step): PageStep => ({
        ...step,
        who: WEB_PERSON,
      }),
    ),
  ]
}

const together = (title: string, all: readonly Stepped[]): PageStep[] =>
  all.length === 0
    ? []
    : [
        {
          text: `${title}: ${listed(all.map(({ rule }) => RULE_ACTIONS[rule.id] ?? `“${findingOf(rule.id)}”`))}`,
          changes: all.flatMap(({ step }) => step.changes),
        },
      ]

/** Who does all of it: the owner, or one other person; `null` where it is shared, or all of it is told elsewhere. */
function whoDoes(steps: readonly TimedStep[]): string | null {
  const whom = new Set(steps.map(({ who }) => who ?? 'You'))
  const [only] = whom
  return whom.size === 1 && only !== undefined ? only : null
}

/** Every one of its faults is a job of another check, which has the steps and the minutes: it turns good with them. */
const toldElsewhere = (steps: readonly string[], failed: readonly RuleFacts[], known: Known): Work => ({
  steps: [...steps, RERUN.text],
  isReadyMade: false,
  turnsGood: 'not_promised',
  who: 'You',
  helpsLittle: true,
  goesWith: listed([...new Set(failed.flatMap((rule) => checkWithSteps(rule, known) ?? []))]),
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
function stepFor(rule: RuleFacts, hasSettings: boolean | undefined): PageStep {
  const { id } = rule
  const advice = adviceFor(id, hasSettings).replace(/\.$/u, '')
  const who = WHOM.find((whom) => advice.startsWith(`Ask ${whom.toLowerCase()}`))
  const where = whereFound(rule)
  const finding = where === '' ? findingOf(id) : `${findingOf(id)} (${where})`
  const text = advice === '' ? finding : `${finding}: ${lowerFirst(advice)}`
  return who === undefined
    ? { text, changes: [ownChange(rule, hasSettings)] }
    : { text, changes: [theirChange(rule, hasSettings)], who }
}

/** Of a rule that is mended once, the first page; else every place, and for a field in the settings nothing but that. */
function ownChange(rule: RuleFacts, hasSettings: boolean | undefined): PageChange {
  const { id } = rule
  if (ONE_LINE.has(id))
    return hasSettings === false
      ? { ...inAllPlaces(rule), isSameLine: true }
      : { acts: { read: 1, tap: 1 }, pages: [] }
  if (SAME_CHANGE.has(id)) return { ...inAllPlaces(rule), isSameLine: true }
  const change = MENDED_ONCE.has(id) ? inFirstPage(rule) : inAllPlaces(rule)
  const words = change.pages.length + (change.unnamed ?? 0)
  return NEW_WORDS.has(id) ? { ...change, acts: { ...change.acts, write: words } } : change
}

/** A web person writes the same line into each page that is a file, and once into what makes all other pages. */
function theirChange(rule: RuleFacts, hasSettings: boolean | undefined): PageChange {
  const { id } = rule
  if (NEW_FILE.has(id)) return UPLOADED
  if (UNWALKED.has(id)) return UNKNOWN_CAUSE
  return hasSettings !== false || MENDED_ONCE.has(id)
    ? { acts: { read: 1, page: 1 }, pages: [] }
    : { ...inAllPlaces(rule), isSameLine: true }
}

/** All places of a rule: those that the facts do not name are as those that they name, each on a page of its own or not. */
function inAllPlaces({ pages, total }: RuleFacts): PageChange {
  const places = Math.min(Math.max(total, pages.length, 1), MOST_PLACES)
  const more = places - pages.length
  const areOnePerPage = pages.length === Math.min(total, KEPT_PLACES)
  return { acts: { read: 1 }, pages, ...(areOnePerPage || pages.length === 0 ? { unnamed: more } : { more }) }
}
