import { minutesFor } from '../minutes.ts'

/** The last step of work that nobody sees from outside: only the owner's new answer turns the check good. */
export const ANSWER_AGAIN = { text: 'Then update your answers', minutes: minutesFor({ tap: 1 }) } as const

/** Whether what there is to do ends with a new answer: a rerun alone changes nothing then. */
export const endsInAnswers = (steps: readonly { text: string }[]): boolean =>
  steps.at(-1)?.text === ANSWER_AGAIN.text
