import type { FieldFacts, FormFacts } from '../evidence/form.ts'
import type { PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { isContactLike, namesContact } from './contact-pages.ts'
import { squeeze } from '../text.ts'
import { isAgreement } from './agreement-boxes.ts'
import { filledFields, isEmail, isMessageLine, isName, isPhoneField, spaced } from './form-fields.ts'
import { type OtherFormKind, otherKind } from './form-kinds.ts'
import { isJobApplication } from './job-applications.ts'
import { isSampleEntry } from './sample-entry.ts'

export interface ClassifiedForm {
  form: FormFacts
  kind: 'contact' | 'application' | OtherFormKind
  /** Points for a contact form; 0 for the kinds that are left out first. */
  score: number
}

/** A form that asks for an email address or a phone number is a contact form from this score on. */
const ENOUGH = 5
/** A form without either needs a message box and this score. */
const ENOUGH_WITHOUT_ADDRESS = 6

const SENDS =
  /\b(?:send(?! me\b)|submit|ask|enquire|enquiry|inquire|inquiry|contact|get in touch|request|quote|message|book|tuku|enviar|envoyer|senden|absenden|invia|versturen|verzenden|skicka)\b/iu
const CONTACT_NAME = /contact|enquir|inquir|quote|message|booking/iu
const BUILDER =
  /wpcf7|wpforms|gform|nf-form|ninja-forms|forminator|fluentform|elementor-form|\bfrm_|sqs-.*form|form-block|wixui-form|contact-form|contact_form|w-form|wsite-form|wsite-multicol|weebly|hs-form|hsforms|wp-block-jetpack-contact-form|contact-form-block/iu

/** Classifies each form of a page by its purpose (checks: contact form). */
export const classifyForms = oncePerObject((page: PageFacts): readonly ClassifiedForm[] => {
  const onContactPage = isContactLike(page)
  return page.forms.map((form) => {
    const kind = otherKind(form)
    if (kind) return { form, kind, score: 0 }
    if (isJobApplication(form, page)) return { form, kind: 'application', score: 0 }
    const score = contactScore(form, onContactPage)
    return { form, kind: isContact(form, score) ? 'contact' : 'other', score }
  })
})

/** Whether any page has a form for writing to the business. */
export const hasContactForm = (pages: readonly PageFacts[]): boolean =>
  pages.some((page) => page.status < 300 && classifyForms(page).some(({ kind }) => kind === 'contact'))

function isContact(form: FormFacts, score: number): boolean {
  const fields = filledFields(form)
  if (fields.some((field) => isEmail(field) || isPhoneField(field))) return score >= ENOUGH
  return fields.some(({ tag }) => tag === 'textarea') && score >= ENOUGH_WITHOUT_ADDRESS
}

function contactScore(form: FormFacts, onContactPage: boolean): number {
  const fields = filledFields(form)
  const points: readonly (readonly [number, boolean])[] = [
    [3, fields.some(({ tag }) => tag === 'textarea')],
    [2, fields.some(isEmail)],
    [1, fields.some(isPhoneField)],
    [1, fields.some(isName)],
    [1, fields.some(isMessageLine)],
    [2, form.buttons.some((text) => SENDS.test(text))],
    [2, onContactPage || namesContact(form.heading ?? '')],
    [1, CONTACT_NAME.test([form.id, form.className, form.name, form.action].join(' '))],
    [2, BUILDER.test(builderMarks(form))],
  ]
  return points.reduce((sum, [worth, holds]) => sum + (holds ? worth : 0), 0)
}

/** The attributes in which form builders leave their name: the form's id, class and action, and its fields' names. */
const builderMarks = (form: FormFacts): string =>
  [form.id, form.className, form.action, ...form.fields.map(({ name }) => name)].join(' ')

/** Names of what a form asks for, as visitors read them; what only the markup calls so is split into words. */
export const fieldLabels = (form: FormFacts): string[] =>
  filledFields(form).flatMap((field, _, all) => {
    if (isAgreement(field, all)) return []
    const { label, placeholder, beside } = field
    const [name, id] = [plainName(field.name), plainName(field.id)]
    const sample = placeholder !== null && isSampleEntry(placeholder) ? placeholder : null
    const said = sample === null ? [placeholder] : [kindOf(field)]
    const texts = [label, beside, ...said, titleOption(field), name, id, sample]
    return texts.map(withoutEnd).find((text) => text !== '') ?? []
  })

/** `serviceType` is shown as "service type". */
const plainName = (name: string | null): string => squeeze(spaced(name ?? '')).toLowerCase()

/** What a field asks for by its type and name. */
function kindOf(field: FieldFacts): string | null {
  if (isEmail(field)) return 'Email'
  if (isPhoneField(field)) return 'Phone'
  return isName(field) ? 'Name' : null
}

/** The first option of a list where it names the list, and is no choice: "Issue type *", "Size:". */
const titleOption = ({ options }: FieldFacts): string | null => {
  const [first = ''] = options
  return /[:*]\s*$/u.test(first) ? first : null
}

/** A label without the colon, the star and the word of a field that must be filled. */
const withoutEnd = (text: string | null | undefined): string =>
  (text ?? '')
    .trim()
    .replace(/[([](?:required|mandatory|pflichtfeld|obligatoire|obligatorio)[)\]][\s:*]*$/iu, '')
    .replace(/[\s:*]+$/u, '')
    .trim()
