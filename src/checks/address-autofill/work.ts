import { minutesFor } from '#core/minutes.ts'
import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { words } from './words.ts'
import { wrongForms } from './wrong-forms.ts'

const TO_DO = ['some', 'no_autofill_options'] as const

/**
 * The work by the address fields whose label is missing or wrong: the ready-made one of each. Equal forms of several pages count once, as in the fix. Where no
 * field was seen the owner's answer decided, so that only a new one tells us what was done.
 */
export const autofillWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  const status = TO_DO.find((one) => one === result.status)
  if (known !== null && known.pages.length === 0 && status !== undefined)
    return {
      steps: [...words.statuses[status].steps, ANSWER_AGAIN],
      isReadyMade: false,
      turnsGood: 'in_all',
    }
  const count = wrongForms(known?.pages ?? []).flatMap(({ fields }) => fields).length
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
