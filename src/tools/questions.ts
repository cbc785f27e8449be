import type { SurveyQuestion } from '#core/survey/question.ts'
import { questionsFor } from '#core/survey/questions.ts'
import { TOOL_QUESTIONS, TOOLS_IN_USE } from './question-ids.ts'
import type { Tool } from './tool.ts'

/** The questions about tools; the one about tools in use offers the present catalogue. */
export function toolQuestions(tools: readonly Tool[]): SurveyQuestion[] {
  const known = new Set(tools.map(({ id }) => id))
  return questionsFor(TOOL_QUESTIONS).map((question) => {
    if (question.id !== TOOLS_IN_USE || question.type !== 'many') return question
    const named = tools.map(({ id, name }) => ({ id, text: name }))
    return { ...question, options: [...named, ...question.options.filter(({ id }) => !known.has(id))] }
  })
}
