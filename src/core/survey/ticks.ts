import type { AnyCheck } from '../check.ts'
import type { AnswersEvidence } from '../evidence/owner.ts'
import { manyAnswers } from './answer.ts'

/** Names the owner has ticked ("I've changed that password"), by the id of the check that listed them. */
export function ticksOf(
  checks: readonly Pick<AnyCheck, 'id' | 'plan'>[],
  answers: AnswersEvidence,
): Record<string, readonly string[]> {
  const ticked = checks.flatMap(({ id, plan }) => {
    const question = plan?.completedByTicks?.question
    const names = question === undefined ? null : manyAnswers(answers, question)
    return names === null ? [] : [[id, names] as const]
  })
  return Object.fromEntries(ticked)
}
