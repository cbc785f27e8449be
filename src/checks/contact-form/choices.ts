import type { FieldFacts, FormFacts } from '#core/evidence/form.ts'
import { isAgreement } from '#core/site/agreement-boxes.ts'

const CHOICES: ReadonlySet<string> = new Set(['radio', 'checkbox'])

/** What the choices of one question have in common; `null` for a field that stands alone. */
const questionOf = ({ type, name }: FieldFacts): string | null =>
  CHOICES.has(type) && name ? `${type} ${name}` : null

/** How many things fields ask for: the choices of one question are one, and what visitors only agree to is none. */
export const countAsked = (fields: readonly FieldFacts[]): number =>
  new Set(fields.filter((field) => !isAgreement(field, fields)).map((field, at) => questionOf(field) ?? at))
    .size

/** A form without the choices of questions that have several: "Google" and "A friend" are nothing that it asks for, and nothing here knows their question. */
export function withoutChoices(form: FormFacts): FormFacts {
  const byQuestion = Map.groupBy(form.fields, questionOf)
  const isAlone = (field: FieldFacts): boolean => {
    const question = questionOf(field)
    return question === null || byQuestion.get(question)?.length === 1
  }
  return { ...form, fields: form.fields.filter(isAlone) }
}
