import { minutesFor } from '#core/minutes.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { wrongForms } from './wrong-forms.ts'

/** The work by the address fields whose label is missing or wrong: the ready-made one of each. Equal forms of several pages count once, as in the fix. */
export const autofillWork: WorkOf = (result) => {
  const count = wrongForms(factsAs(facts, result.facts)?.pages ?? []).flatMap(({ fields }) => fields).length
  if (count === 0) return null
  const which = count === 1 ? 'label to the field' : `labels to the ${count} fields`
  return {
    steps: [
      {
        text: `Add the ready-made ${which} of your address form`,
        minutes: minutesFor({ read: 1, openWebsite: 1, page: 1, line: count }),
      },
      { text: 'Try it on your phone', minutes: minutesFor({ tryOut: 1 }) },
    ],
    isReadyMade: true,
    // Labels let a browser fill the form; good is a form that looks addresses up.
    turnsGood: 'not_promised',
  }
}
