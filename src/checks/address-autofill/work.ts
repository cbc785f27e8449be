import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

const START = 10
const FIELD = 2

/** The work by the address fields found: the ready-made label of each. */
export const autofillWork: WorkOf = (result) => {
  const fields = factsAs(facts, result.facts)?.pages.flatMap((page) => page.fields) ?? []
  if (fields.length === 0) return null
  const which = fields.length === 1 ? 'field' : `${fields.length} fields`
  return {
    steps: [
      {
        text: `Add the ready-made labels to the ${which} of your address form`,
        minutes: START + FIELD * fields.length,
      },
      { text: 'Try it on your phone', minutes: 5 },
    ],
    isReadyMade: true,
    // Labels let a browser fill the form; good is a form that looks addresses up.
    turnsGood: 'not_promised',
  }
}
