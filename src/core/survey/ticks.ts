import type { AnswersEvidence } from '../evidence/owner.ts'
import { manyAnswers } from './answer.ts'
import { QUESTIONS } from './questions.data.ts'

/** Names the owner has ticked ("I've changed that password"), by the id of the check that listed them. */
export function ticksOf(answers: AnswersEvidence): Record<string, readonly string[]> {
  const ticked = QUESTIONS.flatMap((question) => {
    if (question.type !== 'ticks') return []
    const names = manyAnswers(answers, question.id)
    return names === null ? [] : [[question.check, names] as const]
  })
  return Object.fromEntries(ticked)
}
