import { NONE } from './question.ts'

/** The answer to a social question that the account is named later. */
export const LATER = 'later'

const OPTIONS: ReadonlySet<string> = new Set([NONE, LATER])

/** A handle as the answer to a social question: with an `@`, which no handle has, where it is spelled like an option. */
export const answerOfHandle = (handle: string | null): string | null =>
  handle !== null && OPTIONS.has(handle) ? `@${handle}` : handle

/** The handle that an answer to a social question names; `null`: none, an option or no answer. */
export const handleInAnswer = (answer: string | null): string | null =>
  answer === null || OPTIONS.has(answer) ? null : answer.replace(/^@/u, '')
