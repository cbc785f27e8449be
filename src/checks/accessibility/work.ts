import { type Acts, minutesFor, minutesInTurn } from '#core/minutes.ts'
import { lowerFirst } from '#core/text.ts'
import type { Step } from '#core/words.ts'
import { RERUN, SHARED, type Work, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { ruleInWords } from './rule-words.data.ts'

/** The rule of axe-core that the worksheet answers: it lists pictures, not buttons and drawings. */
const ABOUT_PICTURES = 'image-alt'
/** What a web person does for the first barrier, however many parts of the page have it: mostly one template has them all. */
const FIRST: Acts = { read: 1, page: 1 }
/** The same for one in a page that is open, or that is one word or one attribute of the page. */
const ONE_LINE: Acts = { read: 1, line: 1 }
const ONE_LINE_RULES: ReadonlySet<string> = new Set([
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
])
/** Colours are changed by kind of place, a line of a style each: 1.5 minutes on three walks, of which one had four kinds in 16 places. A page has no more. */
const CONTRAST = 'color-contrast'
const MOST_KINDS = 20
/** What marks the main part of a page mostly puts into it what stood outside of any part. */
const MAIN = 'landmark-one-main'
const OUTSIDE = 'region'
/** So many barriers have a step each. */
const NAMED = 4

/** Its minutes are counted with the phone's. */
const ON_PHONE = 'Start with Accessibility on a phone: what is on both lists needs fixing only once'
/** Nothing of its own to do but to look again: it is behind what has. */
const ON_PHONE_ONLY: Work = {
  steps: [ON_PHONE, RERUN.text],
  who: 'You',
  isReadyMade: false,
  turnsGood: 'not_promised',
  helpsLittle: true,
  goesWith: 'Accessibility on a phone',
}

type Rule = Readonly<{ id: string; nodes: number; kinds?: number | undefined; endsWith?: string | undefined }>

/** The work by the barriers found: a line for each picture, which the owner can write, and the others for a web person. */
export const accessWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.violations.length === 0) return null
  const found = known.violations.filter(({ id }) => !known.sameOnPhone.includes(id))
  const isTold = found.length < known.violations.length
  if (found.length === 0) return ON_PHONE_ONLY
  const shown = found.filter(({ id }) => id === ABOUT_PICTURES).reduce((sum, { nodes }) => sum + nodes, 0)
  // The worksheet has those of other slides and tabs, too.
  const pictures = shown === 0 ? 0 : Math.max(shown, known.homeLines ?? 0)
  const has = (id: string): boolean => found.some((one) => one.id === id)
  const endsWithMain = (rule: Rule): boolean => rule.id === OUTSIDE && has(MAIN)
  const endsWithAnother = (rule: Rule): boolean => rule.endsWith !== undefined && has(rule.endsWith)
  const others = timed(
    found.filter((one) => one.id !== ABOUT_PICTURES && !endsWithMain(one) && !endsWithAnother(one)),
  )
  const withOwnStep = others.length === NAMED + 1 ? others : others.slice(0, NAMED)
  return {
    steps: [
      ...(pictures > 0 ? [describing(pictures, found.some(endsWithAnother))] : []),
      ...(isTold ? [ON_PHONE] : []),
      ...withOwnStep.map((one) => forWebPerson(textOf(one.rule, has(OUTSIDE)), [one])),
      ...(withOwnStep.length < others.length ? [together(others.slice(withOwnStep.length))] : []),
      RERUN,
    ],
    isReadyMade: pictures > 0,
    turnsGood: others.length === 0 && !isTold ? 'at_once' : 'in_all',
    ...(pictures === 0 ? {} : { who: others.length === 0 ? 'You' : SHARED }),
  }
}

/**
 * The worksheet has the pictures of all pages, so that the number of those on the homepage is not its number. Those of the homepage, where the visit was,
 * decide the result, and the minutes are theirs. Whether it has any of other pages is not known here.
 */
const describing = (pictures: number, areLinks: boolean): Step => ({
  text:
    (pictures === 1
      ? 'Write one line for your homepage’s picture in the ready-made worksheet, and put it into the picture'
      : 'Write one line for each picture of your homepage in the ready-made worksheet, and put it into the picture; pictures of other pages, if it has any, can follow. Where Search ranking asks for them, it’s the same worksheet: once is enough') +
    (areLinks ? LINKS_TOO : ''),
  minutes: minutesFor({ read: 1, openWebsite: 1, picture: pictures }),
})

const LINKS_TOO = '. The links around them have words then, too'

/** One barrier, with what ends with it. */
const textOf = (rule: Rule, isOutside: boolean): string =>
  rule.id === MAIN && isOutside
    ? `${ruleInWords(rule)}, and ${lowerFirst(ruleInWords({ id: OUTSIDE }))}`
    : ruleInWords(rule)

/** The list says what they are: quoted here, one after the other, they say nothing to an owner. */
const together = (rules: readonly Timed[]): Step =>
  forWebPerson(
    `Everything else that we found: ${rules.length} more, each in the list with its place on the page`,
    rules,
  )

interface Timed {
  rule: Rule
  minutes: number
}

const forWebPerson = (text: string, rules: readonly Timed[]): Step => ({
  text,
  minutes: rules.reduce((sum, { minutes }) => sum + minutes, 0),
  who: 'Your web person',
})

/** The page is opened once, for the first barrier that is no single line. */
function timed(rules: readonly Rule[]): Timed[] {
  const first = rules.find(({ id }) => id !== CONTRAST && !ONE_LINE_RULES.has(id))
  const minutes = minutesInTurn(rules.map((rule) => (rule === first ? FIRST : inOpenPage(rule))))
  return rules.map((rule, at) => ({ rule, minutes: minutes[at] ?? 0 }))
}

const inOpenPage = ({ id, nodes, kinds = nodes }: Rule): Acts =>
  id === CONTRAST ? { read: 1, samePage: Math.min(MOST_KINDS, kinds) } : ONE_LINE
