import type { Option } from '#core/survey/question.ts'
import type { Choice } from '#web/kit/forms/ChoiceGrid.tsx'

/** Options of a question as choices of the kit. */
export const choicesOf = (options: readonly Option[]): Choice[] =>
  options.map(({ id, text }) => ({ value: id, label: text }))
