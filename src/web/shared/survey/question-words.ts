import type { Choice } from '#web/kit/forms/ChoiceGrid.tsx'
import type { AskedQuestion } from './survey-draft.ts'

const THINK = 'we think so'

/** The options of a question; those that the website suggests are marked. */
export function optionChoices({ options = [], suggested, answer }: AskedQuestion): Choice[] {
  const thought = new Set(answer === null ? suggested.map(({ value }) => value) : [])
  return options.map(({ id, text }) => ({ value: id, label: thought.has(id) ? `${text} (${THINK})` : text }))
}

/** Why we ask, whether an old answer is still right, and what the website suggests for a text. */
export function hintOf({ whyWeAsk, stale, type, suggested, answer }: AskedQuestion): string | undefined {
  const isText = type === 'page' || type === 'handle'
  const isThought = isText && answer === null && suggested.length > 0
  const hints = [
    stale ? 'Is this still right?' : null,
    whyWeAsk === null ? null : `Why we ask: ${whyWeAsk}`,
    isThought ? 'We found this on your website. Change it if it’s wrong.' : null,
  ].filter((hint) => hint !== null)
  return hints.length === 0 ? undefined : hints.join(' ')
}
