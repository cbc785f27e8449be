import type { AnyCheck } from '../check.ts'
import type { SurveyQuestion } from './question.ts'
import type { SuggestedAnswer } from './suggest.ts'

interface KnownResult {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** What a website's results suggest for one question; empty when nothing was found. Never a "no". */
export const suggestions = (
  question: SurveyQuestion,
  checks: readonly Pick<AnyCheck, 'id' | 'suggests'>[],
  results: readonly KnownResult[],
): SuggestedAnswer[] =>
  checks.flatMap(({ id, suggests }) => {
    const result = results.find((one) => one.id === id)
    const suggested = result ? suggests?.[question.id]?.(result.facts) : undefined
    return (suggested ?? []).filter(({ value }) => fits(question, value))
  })

const fits = (question: SurveyQuestion, value: string): boolean =>
  question.type === 'page' || question.type === 'handle' || hasOption(question, value)

const hasOption = (question: SurveyQuestion, value: string): boolean =>
  'options' in question && question.options.some(({ id }) => id === value)
