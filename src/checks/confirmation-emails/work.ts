import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { replySteps } from './words.ts'

const WITH_GAPS: ReadonlySet<string> = new Set(['some_confirmation_emails', 'no_confirmation_emails'])

/** The work by the occasions without an email: a switch and a text for each. */
export const confirmationWork: WorkOf = (result) => {
  const missing = factsAs(facts, result.facts)?.missing ?? []
  if (missing.length === 0 || !WITH_GAPS.has(result.status)) return null
  const steps: readonly Step[] = [...replySteps(missing.length), ANSWER_AGAIN]
  return { steps, isReadyMade: false, turnsGood: 'in_all', who: 'You' }
}
