import type { Step } from '#core/words.ts'
import type { Work, WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { CARD_RULES } from './card-rules.ts'
import { factsSchema, type RuleFacts } from './facts.ts'
import { adviceFor, isLeftAlone } from './rule-advice.ts'
import { RULES } from './rules.ts'
import { isAnsweredByTexts } from './text-rules.ts'
import { isMoreThanListed, textSteps } from './text-steps.ts'

const RULE = 10
const WHOM = ['Your web host', 'Your web person'] as const
/** Other findings with a step each: a list of all would be too long to begin with. */
const NAMED = 3
/** Their advice is to ask for the cause, or to look again another day: when it is over, nobody can promise. */
const SLOW: ReadonlySet<string> = new Set(['slow-answer', 'very-slow-answer'])

/**
 * The work by the rules that failed: texts for pages and the business card are ready made, errors come before warnings, and what is in more places
 * before what is in fewer. What is left alone needs no step.
 */
export const rankingWork: WorkOf = (result) => {
  const known = factsAs(factsSchema, result.facts)
  const failed = (known?.rules ?? []).filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return null
  // Facts of before do not say: then the steps fit a website with settings, as its stored table has it, and one of files.
  const hasSettings = known?.hasSettings
  const texts = failed.filter(({ id }) => isAnsweredByTexts(id))
  const card = failed.filter(({ id }) => CARD_RULES.includes(id)).slice(0, 1)
  const others = failed
    .filter(({ id }) => !isAnsweredByTexts(id) && !CARD_RULES.includes(id) && !isLeftAlone(id))
    .toSorted(byWeight)
  const { readyMade: copying, toWrite } = textSteps(texts, hasSettings, known?.newTexts)
  const readyMade = [
    ...copying,
    ...card.map((): Step => ({ text: 'Paste the ready-made business card into your homepage', minutes: 10 })),
  ]
  const mending = [
    ...readyMade,
    ...toWrite,
    ...others.slice(0, NAMED).map((rule) => stepFor(rule, hasSettings)),
    ...(others.length > NAMED ? [forWebPerson('Everything else that we found', others.length - NAMED)] : []),
  ]
  if (mending.length === 0) return FOR_NEW_PAGES
  return {
    steps: [
      ...mending,
      { text: 'Re-run the test', minutes: 2 },
      'Give it a few weeks to show in search results',
    ],
    isReadyMade: readyMade.length > 0,
    turnsGood: failed.some(isNotPromised) ? 'not_promised' : mending.length === 1 ? 'at_once' : 'in_all',
    ...(others.length === 0 && readyMade.length + toWrite.length > 0 ? { who: 'You' } : {}),
  }
}

/** Nothing has to be done now: addresses that people use stay as they are. */
const FOR_NEW_PAGES: Work = {
  steps: [{ text: 'Note it for new pages: short addresses, with dashes between the words', minutes: 2 }],
  isReadyMade: false,
  turnsGood: 'not_promised',
  who: 'You',
  helpsLittle: true,
}

/** Errors first, then what is in the most places. */
const byWeight = (a: RuleFacts, b: RuleFacts): number =>
  Number(b.severity === 'error') - Number(a.severity === 'error') || b.total - a.total

/** Doing all the steps need not end it: it has more places than are listed, or has to be looked at another day. */
const isNotPromised = (rule: RuleFacts): boolean =>
  (isAnsweredByTexts(rule.id) && isMoreThanListed(rule)) || SLOW.has(rule.id)

/** What a rule found and what to do about it, and who does it: the web person only where the advice is to ask them, and nothing else. */
function stepFor({ id }: RuleFacts, hasSettings: boolean | undefined): Step {
  const finding = RULES.find((rule) => rule.id === id)?.finding ?? id
  const advice = adviceFor(id, hasSettings).replace(/\.$/u, '')
  const who = WHOM.find((whom) => advice.startsWith(`Ask ${whom.toLowerCase()}`))
  const text = advice === '' ? finding : `${finding}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
  return { text, minutes: RULE, ...(who === undefined ? {} : { who }) }
}

const forWebPerson = (text: string, rules: number): Step => ({
  text,
  minutes: RULE * rules,
  who: 'Your web person',
})
