import { LINE_MINUTES } from '#core/fix-text/field.ts'
import type { Step } from '#core/words.ts'
import type { Work, WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { ruleInWords } from './rule-words.data.ts'

/** The rule of axe-core that the worksheet answers: it lists pictures, not buttons and drawings. */
const ABOUT_PICTURES = 'image-alt'
const FIRST_PICTURE = 5
const RULE = 15
/** So many barriers have a step each. */
const NAMED = 4

/** Its minutes are counted with the phone's. */
const ON_PHONE = 'Start with Accessibility on a phone: what is on both lists needs fixing only once'
/** Nothing of its own to do: it is behind what has. */
const ON_PHONE_ONLY: Work = {
  steps: [ON_PHONE, { text: 'Re-run the test', minutes: 2 }],
  isReadyMade: false,
  turnsGood: 'not_promised',
  helpsLittle: true,
}

/** The work by the barriers found: a line for each picture, which the owner can write, and the others for a web person. */
export const accessWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.violations.length === 0) return null
  const found = known.violations.filter(({ id }) => !known.sameOnPhone.includes(id))
  const isTold = found.length < known.violations.length
  if (found.length === 0) return ON_PHONE_ONLY
  const pictures = found.filter(({ id }) => id === ABOUT_PICTURES).reduce((sum, { nodes }) => sum + nodes, 0)
  const others = found.filter(({ id }) => id !== ABOUT_PICTURES)
  return {
    steps: [
      ...(pictures > 0 ? [describing(pictures)] : []),
      ...(isTold ? [ON_PHONE] : []),
      ...others.slice(0, NAMED).map((one) => forWebPerson(ruleInWords(one), 1)),
      ...(others.length > NAMED
        ? [forWebPerson('Everything else that we found', others.length - NAMED)]
        : []),
      { text: 'Re-run the test', minutes: 2 },
    ],
    isReadyMade: pictures > 0,
    turnsGood: others.length === 0 && !isTold ? 'at_once' : 'in_all',
    ...(pictures === 0 ? {} : { who: others.length === 0 ? 'You' : 'You and your web person' }),
  }
}

/** The worksheet has the pictures of all pages, so that the number of those on the homepage, where the visit was, is not its number. */
const describing = (pictures: number): Step => ({
  text: 'Write one line for each picture in the ready-made worksheet, those of your homepage first',
  minutes: FIRST_PICTURE + LINE_MINUTES * (pictures - 1),
})

const forWebPerson = (text: string, rules: number): Step => ({
  text,
  minutes: RULE * rules,
  who: 'Your web person',
})
