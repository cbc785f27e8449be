import type { FieldFacts, FormFacts, FormProgram } from '#core/evidence/form.ts'
import { filledFields, isEmail, isMailed, isPhoneField, isSent } from '#core/site/form-fields.ts'
import { plainWords } from '#core/site/phrases.ts'
import { asPlainLine } from '#fixes/words.ts'
import { countAsked } from './choices.ts'
import { openAddress } from './unset-form.ts'
import { unfinishedForm } from './words.ts'

const MANY_FIELDS = 8
const PLAIN_HTTP = /^http:/iu

const BY_EMAIL =
  "The form opens the visitor's email program. Many people have none, so their message is lost."
const OPENS: Readonly<Record<FormProgram, string>> = {
  whatsapp: 'The form opens WhatsApp: say so on its button.',
  text_message: 'The form opens a text message: say so on its button.',
  email: BY_EMAIL,
}

/** What a box for an email address is never called; "Address" and "Name" may be those of a mailbox. "Data" alone is a date in Italian and Portuguese, "your data" is none. */
const OF_DATES_AND_PHONES =
  /\b(?:(?<!up to )date|birth(?:day|date)?|datum|geburtsdatum|geburtstag|naissance|fecha|nacimiento|(?<!\p{L} )data(?! protection)|nascita|nascimento|geboortedatum|(?:tele)?phones?|telefon\w*|telephone|telefono|telefone|telefoon\w*|handy\w*|mobile|mobiltelefon|celular)\b/u
const OF_MAIL = /mail|courriel|correo|elettronic|electronic|elektronisch|\bposta\b|\be post\b/u

/** Whether a box is of the kind that takes email addresses alone, and asks for a date or a phone number: a copy of another box. */
function takesMailByMistake({ tag, type, label, beside, placeholder }: FieldFacts): boolean {
  if (tag !== 'input' || type !== 'email') return false
  const shown = [label, beside, placeholder].flatMap((words) => words ?? [])
  const plain = plainWords(shown.join(' '))
  return (
    !shown.some((words) => words.includes('@')) && !OF_MAIL.test(plain) && OF_DATES_AND_PHONES.test(plain)
  )
}

const takesMailAlone = ({ label, beside, placeholder }: FieldFacts): string =>
  `The box “${asPlainLine(label ?? beside ?? placeholder ?? '')}” takes nothing but an email address: whoever fills it in cannot send the form. Change its type.`

/** What the website around a form has. */
export interface FormsPlace {
  /** A privacy policy to link to. */
  hasPolicy: boolean
  /** Spam is kept from the form without a sign in it. */
  isFiltered: boolean
}

/** Improvements of a contact form; none affects the status. */
export function adviceFor(form: FormFacts, { hasPolicy, isFiltered }: FormsPlace): string[] {
  const fields = filledFields(form)
  const boxes = countAsked(fields)
  // A program of the visitor's names who writes, and no robot gets that far.
  const sends = isSent(form)
  const open = openAddress(form)
  const rules: readonly (readonly [boolean, string])[] = [
    [open !== null, unfinishedForm(open ?? '')],
    [
      sends && !fields.some((field) => isEmail(field) || isPhoneField(field)),
      'Ask for an email or phone number so you can reply.',
    ],
    [
      PLAIN_HTTP.test(form.action ?? ''),
      'The form sends messages over a connection that is not secure. Ask your web person to use https.',
    ],
    [isMailed(form), BY_EMAIL],
    ...(form.opens === undefined ? [] : [[true, OPENS[form.opens]] as const]),
    [fields.some(({ label }) => label === null), 'Give every box its own label.'],
    [boxes > MANY_FIELDS, `The form has ${boxes} boxes. Every extra box loses people.`],
    [sends && hasPolicy && !form.privacyLink, 'Link your privacy policy beside the form.'],
    [sends && !form.spamProtection && !isFiltered, 'Switch on spam protection.'],
  ]
  return [
    ...fields.filter(takesMailByMistake).slice(0, 1).map(takesMailAlone),
    ...rules.flatMap(([holds, line]) => (holds ? [line] : [])),
  ]
}
