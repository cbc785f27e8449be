import type { SurveyQuestion } from '#core/survey/question.ts'
import { questionsFor } from '#core/survey/questions.ts'
import type { Tool } from './tool.ts'

const IDS = ['S-TOOL1', 'S-TOOL2', 'S-TOOL3']

/** The questions about tools; the one about tools in use offers the present catalogue. */
export function toolQuestions(tools: readonly Tool[]): SurveyQuestion[] {
  const known = new Set(tools.map(({ id }) => id))
  return questionsFor(IDS).map((question) => {
    if (question.id !== 'S-TOOL3' || question.type !== 'many') return question
    const named = tools.map(({ id, name }) => ({ id, text: name }))
    return { ...question, options: [...named, ...question.options.filter(({ id }) => !known.has(id))] }
  })
}
