import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { BEGINNERS, words } from './words.ts'

/** Ways to send (S-EM2) that are a tool's. */
const WITH_TOOL: ReadonlySet<string> = new Set(['tool_basic', 'tool_linked'])

/** Answers on how often (S-EM3) of those who write every month. */
const MONTHLY: ReadonlySet<string> = new Set(['monthly', 'planned'])

/** The work on the next level: without what the owner told us they have, or the website shows. When the last level is reached, nobody can promise. */
export const emailWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null) return null
  const { sendsEmails, answers, signupForm } = known
  if (result.status === 'intermediate')
    return {
      steps: [...words.statuses.intermediate.steps, ANSWER_AGAIN],
      isReadyMade: false,
      turnsGood: 'not_promised',
    }
  if (result.status !== 'beginner') return null
  const steps: Step[] = [
    ...(WITH_TOOL.has(answers['S-EM2'] ?? '') ? [] : [BEGINNERS.tool]),
    ...(signupForm === true ? [] : [BEGINNERS.box]),
    ...(answers['S-EM8'] === 'yes' ? [] : [BEGINNERS.consent]),
  ]
  const isMonthly = sendsEmails === 'yes' && MONTHLY.has(answers['S-EM3'] ?? '')
  if (steps.length === 0 || !isMonthly) steps.push(BEGINNERS.monthly)
  return { steps: [...steps, ANSWER_AGAIN], isReadyMade: false, turnsGood: 'not_promised' }
}
