import { minutesFor } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'
import { RERUN, SHARED, type Work, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { ruleInWords } from './rule-words.data.ts'

/** The rule of axe-core that the worksheet answers: it lists pictures, not buttons and drawings. */
const ABOUT_PICTURES = 'image-alt'
/** Minutes of a web person for a barrier, however many parts of the page have it: mostly one template has them all. */
const RULE = minutesFor({ read: 1, page: 1 })
/** The same for a barrier that is one word or one attribute of the page. */
const ONE_LINE = minutesFor({ read: 1, line: 1 })
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
/** Colours are changed by place: each has another background to be read on. Nobody walked them: our estimate. */
const CONTRAST = 'color-contrast'
const FIRST_CONTRAST = 15
const MORE_CONTRAST = 2
const MOST_CONTRAST = 60
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

type Rule = Readonly<{ id: string; nodes: number }>

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
  const others = found.filter(({ id }) => id !== ABOUT_PICTURES)
  const named = others.length === NAMED + 1 ? others : others.slice(0, NAMED)
  return {
    steps: [
      ...(pictures > 0 ? [describing(pictures)] : []),
      ...(isTold ? [ON_PHONE] : []),
      ...named.map((one) => forWebPerson(ruleInWords(one), [one])),
      ...(named.length < others.length ? [together(others.slice(named.length))] : []),
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
const describing = (pictures: number): Step => ({
  text:
    pictures === 1
      ? 'Write one line for your homepage’s picture in the ready-made worksheet, and put it into the picture'
      : 'Write one line for each picture of your homepage in the ready-made worksheet, and put it into the picture; pictures of other pages, if it has any, can follow. Where Search ranking asks for them, it’s the same worksheet: once is enough',
  minutes: minutesFor({ read: 1, openWebsite: 1, picture: pictures }),
})

/** The list says what they are: quoted here, one after the other, they say nothing to an owner. */
const together = (rules: readonly Rule[]): Step =>
  forWebPerson(
    `Everything else that we found: ${rules.length} more, each in the list with its place on the page`,
    rules,
  )

const forWebPerson = (text: string, rules: readonly Rule[]): Step => ({
  text,
  minutes: rules.reduce((sum, rule) => sum + minutesOfRule(rule), 0),
  who: 'Your web person',
})

function minutesOfRule({ id, nodes }: Rule): number {
  if (id === CONTRAST) return Math.min(MOST_CONTRAST, FIRST_CONTRAST + MORE_CONTRAST * (nodes - 1))
  return ONE_LINE_RULES.has(id) ? ONE_LINE : RULE
}
