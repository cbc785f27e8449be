import { minutesFor } from '../minutes.ts'

/** The last step of work that nobody sees from outside: only the owner's new answer turns the check good. */
export const ANSWER_AGAIN = { text: 'Then update your answers', minutes: minutesFor({ tap: 1 }) } as const
