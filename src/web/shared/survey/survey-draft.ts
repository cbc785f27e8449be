import { askedRows, isAsked } from '#core/survey/asked-questions.ts'
import { parseAnswer } from '#core/survey/parse-answer.ts'
import { questionOf } from '#core/survey/questions.ts'
import type { SurveyAnswer } from '#web/app/queries/result-queries.ts'

export type AskedQuestion = SurveyAnswer['questions'][number]
export type Value = NonNullable<AskedQuestion['answer']>
/** The values by question; `null`: empty. */
export type SurveyDraft = Readonly<Record<string, Value | null>>

/** The first values of the form: the owner's answer, else what the website suggests. */
export const draftOf = (questions: readonly AskedQuestion[]): SurveyDraft =>
  Object.fromEntries(questions.map((question) => [question.id, question.answer ?? suggestedFor(question)]))

function suggestedFor({ type, suggested }: AskedQuestion): Value | null {
  const values = suggested.map(({ value }) => value)
  if (values.length === 0) return null
  if (type === 'many') return values
  return type === 'one' || type === 'page' || type === 'handle' ? (values[0] ?? null) : null
}

/** The questions that are asked, and the rows of each, with the present values. */
export function questionsNow({ state, questions }: SurveyAnswer, draft: SurveyDraft): AskedQuestion[] {
  const filled = Object.entries(draft).flatMap(([id, value]) =>
    value === null ? [] : [[id, value] as const],
  )
  const answers = { ...withoutOwn(state.answers, draft), ...Object.fromEntries(filled) }
  const now = { ...state, answers }
  return questions.flatMap((asked) => {
    const question = questionOf(asked.id)
    // Nothing was found that could be ticked.
    if (asked.type === 'ticks' && (asked.options ?? []).length === 0) return []
    if (question === undefined || !isAsked(question, now)) return []
    if (question.type !== 'rows') return [asked]
    return [{ ...asked, rows: askedRows(question, now).map(({ id, text }) => ({ id, text })) }]
  })
}

const withoutOwn = (answers: SurveyAnswer['state']['answers'], draft: SurveyDraft) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !(id in draft)))

/** What is wrong, by question, in the owner's words. */
export function problemsIn(
  questions: readonly AskedQuestion[],
  draft: SurveyDraft,
  website: string | null,
): Record<string, string> {
  const problems = questions.flatMap(({ id }) => {
    const question = questionOf(id)
    const read = question && parseAnswer(question, draft[id] ?? null, { website })
    return read && !read.ok ? [[id, read.message] as const] : []
  })
  return Object.fromEntries(problems)
}

/** The body to send: every question that was asked, an empty one as unanswered. */
export const savedFrom = (
  questions: readonly AskedQuestion[],
  draft: SurveyDraft,
): Record<string, Value | null> =>
  Object.fromEntries(questions.map(({ id }) => [id, valueOrNull(draft[id] ?? null)]))

const valueOrNull = (value: Value | null): Value | null =>
  Array.isArray(value) && value.length === 0 ? null : value
