import type { AnswersEvidence } from '../evidence/owner.ts'

/** What the owner says of selling online; "not yet" counts as no. `null`: unanswered. */
export function sellingAnswer(answers: AnswersEvidence): 'yes' | 'no' | null {
  const answer = answers['S-SELL']
  if (answer === 'yes') return 'yes'
  return answer === 'no' || answer === 'planned' ? 'no' : null
}
