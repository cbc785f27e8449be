import type { AnswersEvidence, ProfileEvidence } from '../evidence/owner.ts'
import type { Selling } from '../selling.ts'
import { oneAnswer, rowAnswers } from './answer.ts'
import type { AskWhen, SurveyQuestion, QuestionRow } from './question.ts'
import { questionOf } from './questions.ts'
import { sellingAnswer } from './selling-answer.ts'

/** What decides which questions are asked. */
export interface SurveyState {
  answers: AnswersEvidence
  profile: Pick<ProfileEvidence, 'noWebsite'>
  /** By the website's results; the owner's own answer comes before it. */
  sellsOnline: Selling
}

/** Whether a question is shown. A question that depends on another one's answer is hidden with it. */
export const isAsked = (question: SurveyQuestion, state: SurveyState): boolean =>
  applies(question.askWhen, state)

/** The rows of a question whose occasion applies. */
export const askedRows = (
  question: Extract<SurveyQuestion, { type: 'rows' }>,
  state: SurveyState,
): QuestionRow[] => question.rows.filter(({ askWhen }) => askWhen === undefined || applies(askWhen, state))

/** The answers that count: answers to hidden questions and rows stay stored and are ignored here. */
export function answersInForce(state: SurveyState): AnswersEvidence {
  const shown = Object.entries(state.answers).flatMap(([id, answer]) => {
    const question = questionOf(id)
    if (!question || !isAsked(question, state)) return []
    return [[id, question.type === 'rows' ? rowsInForce(question, state) : answer] as const]
  })
  return Object.fromEntries(shown)
}

function applies(when: AskWhen, state: SurveyState): boolean {
  switch (when.kind) {
    case 'always':
      return true
    case 'has_website':
      return state.profile.noWebsite !== true
    case 'may_sell_online':
      return (sellingInForce(state) ?? state.sellsOnline) !== 'no'
    case 'answered':
      return isAnswered(when, state)
  }
}

/** Without a website the question is not asked, and an old answer to it is ignored. */
const sellingInForce = ({ answers, profile }: SurveyState): 'yes' | 'no' | null =>
  profile.noWebsite === true ? null : sellingAnswer(answers)

function isAnswered(when: Extract<AskWhen, { kind: 'answered' }>, state: SurveyState): boolean {
  const other = questionOf(when.question)
  const answer = oneAnswer(state.answers, when.question)
  return other !== undefined && answer !== null && isAsked(other, state) && when.oneOf.includes(answer)
}

function rowsInForce(
  question: Extract<SurveyQuestion, { type: 'rows' }>,
  state: SurveyState,
): Readonly<Record<string, string>> {
  const shown = new Set(askedRows(question, state).map(({ id }) => id))
  const rows = Object.entries(rowAnswers(state.answers, question.id))
  return Object.fromEntries(rows.filter(([row]) => shown.has(row)))
}
