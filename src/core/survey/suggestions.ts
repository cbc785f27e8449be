import type { AnyCheck } from '../check.ts'
import type { KnownResult } from '../known-results.ts'
import type { SurveyQuestion } from './question.ts'
import type { SuggestedAnswer } from './suggest.ts'

/** What a website's results suggest for one question; empty when nothing was found. Never a "no". */
export const suggestions = (
  question: SurveyQuestion,
  checks: readonly Pick<AnyCheck, 'id' | 'suggests'>[],
  results: readonly Pick<KnownResult, 'id' | 'facts'>[],
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
