import type { Region } from './region.ts'

/** A program of the visitor's own that a form opens in place of sending the message. */
export type FormProgram = 'whatsapp' | 'text_message' | 'email'

/** One form, or a group of inputs that works as one. */
export interface FormFacts {
  /** Absolute; the page's own address when the form names none. `null` for a group of inputs without a `form` element. */
  action: string | null
  /** As written. */
  actionRaw: string | null
  method: 'get' | 'post' | 'dialog'
  id: string | null
  className: string
  name: string | null
  role: string | null
  region: Region
  /** The whole form is hidden. */
  hidden: boolean
  /** A visible control, or a script, opens what hides the form; absent for a visible form and where nothing opens it. */
  opened?: true
  fields: FieldFacts[]
  /** Texts of its buttons, those that are said to send it first. */
  buttons: string[]
  /** Text of the nearest heading or legend before or in it. */
  heading: string | null
  /** Its visible text, cut to 1,000 characters. */
  text: string
  /** It contains a link with "privacy" in its text or address. */
  privacyLink: boolean
  /** Signs of spam protection (recaptcha, hcaptcha, turnstile, a trap field). */
  spamProtection: boolean
  /** Its script opens this program with the message. Absent for all others, and in evidence of earlier versions. */
  opens?: FormProgram
}

export interface FieldFacts {
  tag: 'input' | 'select' | 'textarea'
  /** Lower case; selects and textareas have their tag. */
  type: string
  name: string | null
  id: string | null
  label: string | null
  /** Text just before a field that has no label and no placeholder. Absent where there is none, and in evidence of earlier versions. */
  beside?: string
  placeholder: string | null
  autocomplete: string | null
  required: boolean
  /** Hidden inside its form: a hidden field, or a trap field. */
  hidden: boolean
  /** First 5 options of a select. */
  options: string[]
}
