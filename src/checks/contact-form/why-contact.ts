import type { FormFacts } from '#core/evidence/form.ts'
import { filledFields, isEmail, isPhoneField } from '#core/site/form-fields.ts'
import { cut } from '#core/text.ts'
import { listed } from '#core/words.ts'
import { whyWords } from './words.ts'

const LONGEST_BUTTON = 40

/** Why a form is one for writing to the business: what it has that others lack, in the order in which it counts. */
export function whyContact(form: FormFacts): string {
  const fields = filledFields(form)
  const button = form.buttons.find((text) => text.trim() !== '')
  return `It ${listed([
    ...(fields.some(({ tag }) => tag === 'textarea') ? [whyWords.message] : []),
    ...(fields.some(isEmail) ? [whyWords.email] : []),
    ...(fields.some(isPhoneField) ? [whyWords.phone] : []),
    ...(button === undefined ? [] : [whyWords.button(cut(button.trim(), LONGEST_BUTTON))]),
  ])}.`
}
