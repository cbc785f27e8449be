import type { FieldFacts } from '../evidence/form.ts'

/** Tokens of `autocomplete` (HTML, autofill) for what nobody may read; others may stand before them: "billing cc-number". */
const TOKEN = /(?:^|\s)cc-(?:number|csc|exp)/iu
/** Cards that pay nothing by themselves. */
const OTHER_CARD = '(?<!(?:gift|loyalty|member(?:ship)?|rewards?|library|business)[\\s_-]?)card'
const NAME = new RegExp(
  `${OTHER_CARD}.?(?:number|no(?![a-z])|num(?![a-z]))|(?<![a-z])cc.?(?:number|num(?![a-z]))|(?<![a-z])(?:cvv|cvc)(?![a-z])`,
  'iu',
)
/** A label is a sentence, in which "card no" may be anything. */
const LABEL = new RegExp(`${OTHER_CARD} number|\\b(?:cvv|cvc)\\b`, 'iu')

/** Whether a field asks for the number, the security code or the expiry date of a payment card; the date is known by its token alone. */
export const isCardField = ({ autocomplete, name, id, label }: FieldFacts): boolean =>
  TOKEN.test(autocomplete ?? '') ||
  [name, id].some((text) => NAME.test(text ?? '')) ||
  LABEL.test(label ?? '')
