import type { AnswersEvidence } from '../evidence/owner.ts'
import { NONE } from './question.ts'

/** The one option or text of an answer; `null`: unanswered. */
export function oneAnswer(answers: AnswersEvidence, question: string): string | null {
  const answer = answers[question]
  return typeof answer === 'string' && answer !== '' ? answer : null
}

/** The options that were ticked ("none of these" is an empty list); `null`: unanswered. */
export function manyAnswers(answers: AnswersEvidence, question: string): readonly string[] | null {
  const answer = answers[question]
  if (!isSeveral(answer) || answer.length === 0) return null
  return answer.filter((option) => option !== NONE)
}

/** The options that were ticked as proof, by their ids: "Not answered", "none", "card, paypal". */
export function foundTicks(answers: AnswersEvidence, question: string): string {
  const ticked = manyAnswers(answers, question)
  return ticked === null ? 'Not answered' : ticked.join(', ') || NONE
}

/** Answers by row; empty when unanswered. */
export function rowAnswers(answers: AnswersEvidence, question: string): Readonly<Record<string, string>> {
  const answer = answers[question]
  return answer === undefined || typeof answer === 'string' || isSeveral(answer) ? {} : answer
}

const isSeveral = (answer: AnswersEvidence[string]): answer is readonly string[] => Array.isArray(answer)
