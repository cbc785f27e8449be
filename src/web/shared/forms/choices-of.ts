import type { Option } from '#core/survey/question.ts'
import type { Choice } from '#web/kit/forms/ChoiceGrid.tsx'

/** Options of a question as choices of the kit. */
export const choicesOf = (options: readonly Option[]): Choice[] =>
  options.map(({ id, text }) => ({ value: id, label: text }))

/** The same for a list to choose from, which begins with nothing chosen. */
export const choicesAfter = (first: string, options: readonly Option[]): Choice[] => [
  { value: '', label: first },
  ...choicesOf(options),
]
