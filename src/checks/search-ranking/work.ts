import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { CARD_RULES } from './card-rules.ts'
import { factsSchema } from './facts.ts'
import { RULE_ADVICE } from './rule-advice.data.ts'
import { RULES } from './rules.ts'

/** Rules that new titles and descriptions answer, as `titleFixes` does. */
const ABOUT_TEXTS = /^(?:title|description)-(?!(?:multiple|h1-unrelated)$)/u
/** Finding the settings of the first page and pasting two texts, and the same in a page after it. */
const PAGE = 5
const NEXT_PAGE = 3
const RULE = 10
/** Pages that one evening has room for. */
const AT_ONCE = 4
const ASKED = [
  { words: 'web host', who: 'Your web host' },
  { words: 'web person', who: 'Your web person' },
] as const
/** So many other findings have a step each. */
const NAMED = 3

/** The work by the rules that failed: texts for pages and the business card are ready made, errors come before warnings. */
export const rankingWork: WorkOf = (result) => {
  const failed = (factsAs(factsSchema, result.facts)?.rules ?? []).filter(
    ({ outcome }) => outcome === 'failed',
  )
  if (failed.length === 0) return null
  const texts = failed.filter(({ id }) => ABOUT_TEXTS.test(id))
  const pages = new Set(texts.flatMap((rule) => rule.pages)).size
  const card = failed.filter(({ id }) => CARD_RULES.includes(id)).slice(0, 1)
  const others = failed
    .filter(({ id }) => !ABOUT_TEXTS.test(id) && !CARD_RULES.includes(id))
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  const isReadyMade = pages > 0 || card.length > 0
  const mending = [
    ...textSteps(pages),
    ...card.map((): Step => ({ text: 'Paste the ready-made business card into your homepage', minutes: 10 })),
    ...others.slice(0, NAMED).map(stepFor),
    ...(others.length > NAMED ? [forWebPerson('Everything else that we found', others.length - NAMED)] : []),
  ]
  return {
    steps: [
      ...mending,
      { text: 'Re-run the test', minutes: 2 },
      'Give it a few weeks to show in search results',
    ],
    isReadyMade,
    turnsGood: mending.length === 1 ? 'at_once' : 'in_all',
    ...(others.length === 0 && isReadyMade ? { who: 'You' } : {}),
  }
}

function textSteps(pages: number): Step[] {
  if (pages === 0) return []
  const first = Math.min(pages, AT_ONCE)
  const rest = pages - first
  return [
    {
      text: `Copy the ready-made ${pages === 1 ? 'title and description into the settings of the page' : `titles and descriptions into the settings of ${rest > 0 ? `the first ${first}` : first} pages`}`,
      minutes: PAGE + NEXT_PAGE * (first - 1),
    },
    ...(rest > 0 ? [{ text: `Then into those of the other ${rest}`, minutes: NEXT_PAGE * rest }] : []),
  ]
}

/** What a rule found and what to do about it, and who does it: where the advice sends nobody, the owner. */
function stepFor({ id }: { id: string }): Step {
  const finding = RULES.find((rule) => rule.id === id)?.finding ?? id
  const advice = (RULE_ADVICE[id] ?? '').replace(/\.$/u, '')
  const who = ASKED.find(({ words }) => advice.includes(words))?.who
  const text = advice === '' ? finding : `${finding}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
  return { text, minutes: RULE, ...(who === undefined ? {} : { who }) }
}

const forWebPerson = (text: string, rules: number): Step => ({
  text,
  minutes: RULE * rules,
  who: 'Your web person',
})
