import type { AnswersEvidence } from '../evidence/owner.ts'
import type { SellingAnswer } from '../selling.ts'

/** The owner's answer to whether they sell online; "not yet" counts as no. `null`: unanswered. */
export function sellingAnswer(answers: AnswersEvidence): SellingAnswer {
  const answer = answers['S-SELL']
  if (answer === 'yes') return 'yes'
  return answer === 'no' || answer === 'planned' ? 'no' : null
}
