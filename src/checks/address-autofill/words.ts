import { minutesFor } from '#core/minutes.ts'
import { SELLING_QUESTION } from '#core/survey/selling-question.ts'
import type { CheckWords, Step } from '#core/words.ts'

export type Status =
  | 'great'
  | 'some'
  | 'no_autofill_options'
  | 'no_address_fields'
  | 'we_need_more_details'
  | 'not_relevant'

/** An estimate: nobody walked it. */
const SWITCHED_ON = minutesFor({ read: 1, openWebsite: 1, signUp: 1, tap: 1 })
/** A web person's, for the six or so fields of an address form: our estimate. */
const LABELLED = minutesFor({ read: 1, openWebsite: 1, page: 1, line: 6 })
const FIX: readonly Step[] = [
  { text: 'Look for "address autocomplete" in your shop\'s settings or app store', minutes: SWITCHED_ON },
  {
    text: 'Ask your web person to add the right field labels for autofill',
    minutes: LABELLED,
    who: 'Your web person',
  },
  { text: 'Try it on your phone', minutes: minutesFor({ tryOut: 1 }) },
]
const STAR = ['Try it with a rural and a unit address', 'Let people type by hand too', 'Try it on a phone']

export const words: CheckWords<Status> = {
  title: 'Address autofill',
  what: 'Forms that suggest or fill in an address as people type.',
  why: 'It saves time on a phone and prevents wrong deliveries.',
  who: 'Your web person',
  statuses: {
    great: {
      tag: 'Great',
      inShort: 'your forms find the full address',
      line: 'Your forms find the full address for people.',
      steps: STAR,
    },
    some: {
      tag: 'Good start',
      line: 'Your forms help a little. They could find the full address.',
      steps: FIX,
    },
    no_autofill_options: { tag: 'By hand', line: 'People have to type the whole address.', steps: FIX },
    no_address_fields: {
      tag: 'No address asked',
      line: "You don't ask for an address, so there's nothing to fix.",
      steps: STAR,
    },
    we_need_more_details: {
      tag: 'Tell us more',
      line: 'Tell us how your address form works.',
      steps: [
        { text: 'Go to a form that asks for an address', minutes: minutesFor({ tap: 1 }) },
        { text: 'Type the first few letters of yours', minutes: minutesFor({ tap: 1 }) },
        { text: 'Tell us what happened', minutes: 1 },
      ],
      asking: SELLING_QUESTION,
    },
    not_relevant: {
      tag: 'Not relevant',
      line: "This doesn't apply to your business, so we've left it out of your plan. Changed? Update your answers.",
      steps: [],
    },
  },
}
