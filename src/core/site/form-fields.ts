import type { FieldFacts, FormFacts } from '../evidence/form.ts'

const NOT_FILLED: ReadonlySet<string> = new Set(['hidden', 'submit', 'button', 'image', 'reset'])
/** Types of fields that are chosen from, not typed into. */
export const PICKED: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'range', 'color'])
/** Trap fields of Mailchimp (`b_…`), Formspree, Netlify, Contact Form 7 and others, which people do not see. */
const TRAP =
  /^b_[0-9a-f_]{8,}$|honey[\s_-]?pot|^_?honey_?$|_gotcha|bot-?field|botcheck|(?:^|[_-])hp_|_hp$|\[hp\]/iu
/** The answer to a sum or a picture that keeps programs out: Divi, Really Simple CAPTCHA, and the quiz of Contact Form 7 by the name that it gives. */
const PUZZLE = /captcha|^quiz-\d+$/iu

const EMAIL = /e-?mail|\bmail\b|\bimera\b|\bcorreo\b|\bcourriel\b/iu
/** "Order number" and "your number of guests" are none, nor is a saxophone. */
const PHONE =
  /\b(?:mobile|mob|tel|cell|ph|landline|whats ?app|waea|handy)\b|(?<!head|ear|micro|mega|gramo|saxo|sousa|vibra|xylo)phone|t[eé]l[eé]fon|celular|\b(?:contact|best|daytime|evening|after hours|home|work|your) (?:number|no|num|nr)\b(?! (?:of|claims?|longer|more)\b)|\bnumber (?:to (?:reach|ring|call|text|contact)|(?:we|i) can)\b|\b(?:ring|text) you\b|\bcall you (?:on|at|back)\b/iu
/** Of water or soil: chemistry writes it with a large H, which splits it in {@link fieldWords}. */
const ACIDITY = /\bp ?H\b|\bph (?:level|value|balance|range|reading)\b/u
const SHORT_FOR_PHONE = /\bp ?h\b/giu
/** What a box for a number counts or measures, where it asks for no number to call. */
const COUNTED =
  /\b(?:how (?:many|much|old)|(?:number|no|num|amount|count) of|qty|quantity|minutes?|price|cost|bill|budget|age|year|weight|length|width|height|size)\b|phones\b/iu
const NAME =
  /\b(?:name|fname|lname|surname|ingoa|nome|nombre|nom|naam|vorname|nachname|namn)\b|(?:your|full|first|last|contact)[\s_-]?name/iu
const MESSAGE =
  /\b(?:subject|comments?|enquiry|inquiry|question|details|topic|how can we help|nachricht|mensaje|mensagem|messaggio|bericht)\b|message/iu
const SEPARATORS = /[_\-[\]().:*]+/gu
const MAILTO = /^\s*mailto:/iu
const CAMEL = /(\p{Ll})(\p{Lu})/gu

/** Whether visitors can see a form, at once or after opening what hides it. */
export const isInReach = ({ hidden, opened }: FormFacts): boolean => !hidden || opened === true

/** Whether a form's address hands the message to the visitor's own program for email. */
export const isMailed = ({ actionRaw }: FormFacts): boolean => MAILTO.test(actionRaw ?? '')

/** Whether a form sends its message itself: it opens no program of the visitor's own, for email or WhatsApp. */
export const isSent = (form: FormFacts): boolean => form.opens === undefined && !isMailed(form)

/** Fields that a person fills in or chooses: no hidden fields, buttons, trap fields or puzzles; none of a form that cannot be reached. */
export const filledFields = (form: FormFacts): FieldFacts[] =>
  isInReach(form)
    ? form.fields.filter(
        ({ type, hidden, name }) =>
          !hidden && !NOT_FILLED.has(type) && !TRAP.test(name ?? '') && !PUZZLE.test(name ?? ''),
      )
    : []

/** Fields that a person types into, or adds a file to: everything but what is picked. */
export const typedFields = (form: FormFacts): FieldFacts[] =>
  filledFields(form).filter(({ type }) => !PICKED.has(type))

/** All texts that name a field's purpose, with `your_email` and `yourEmail` split into words. */
export const fieldWords = ({ name, id, label, beside, placeholder, autocomplete }: FieldFacts): string =>
  [name, id, label, beside ?? null, placeholder, autocomplete]
    .filter((part) => part !== null)
    .map(spaced)
    .join(' | ')

/** A name in markup split into words: `your_email` and `yourEmail` give "your email" and "your Email". */
export const spaced = (name: string): string => name.replace(CAMEL, '$1 $2').replace(SEPARATORS, ' ')

export const isEmail = (field: FieldFacts): boolean =>
  field.tag === 'input' && (field.type === 'email' || (isText(field) && EMAIL.test(fieldWords(field))))

export const isPhoneField = (field: FieldFacts): boolean =>
  field.tag === 'input' &&
  (field.type === 'tel' ||
    (isText(field) && namesPhone(field)) ||
    (field.type === 'number' && namesPhone(field) && !COUNTED.test(fieldWords(field))))

function namesPhone(field: FieldFacts): boolean {
  const words = fieldWords(field)
  return PHONE.test(isAcidity(words) ? words.replace(SHORT_FOR_PHONE, ' ') : words)
}

const isAcidity = (words: string): boolean => ACIDITY.test(words) || ACIDITY.test(words.toLowerCase())

export const isName = (field: FieldFacts): boolean =>
  field.tag === 'input' &&
  isText(field) &&
  !isEmail(field) &&
  !isPhoneField(field) &&
  NAME.test(fieldWords(field))

/** A one-line field for a subject or a message. */
export const isMessageLine = (field: FieldFacts): boolean =>
  field.tag !== 'textarea' && isText(field) && MESSAGE.test(fieldWords(field))

const isText = ({ type, tag }: FieldFacts): boolean =>
  tag === 'select' ? false : type === 'text' || type === '' || type === 'search'
