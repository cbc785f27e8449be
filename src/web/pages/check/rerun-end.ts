import type { ResultKind } from './kind-of.ts'

/** What is told at the end of a rerun. */
export interface RerunEnd {
  isDone: boolean
  message: string
}

interface Ended {
  /** The message for a test that was rerun. */
  doneMessage: string
  /** The time of the result that was shown before. */
  before: string
  newest: { updatedAt: string; kind: ResultKind }
}

/** Says only what happened: a new result, a try that could not look, or a scan that ended without either. */
export function rerunEnd({ doneMessage, before, newest }: Ended): RerunEnd {
  if (newest.updatedAt === before)
    return { isDone: false, message: 'This test ended before it had a result. Please try again.' }
  if (newest.kind === 'unchecked')
    return { isDone: false, message: 'We tried again, but couldn’t check it this time.' }
  return { isDone: true, message: doneMessage }
}
