import type { FieldFacts, FormFacts } from '#core/evidence/form.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import {
  fieldWords,
  filledFields,
  isEmail,
  isMessageLine,
  isName,
  isPhoneField,
} from '#core/site/form-fields.ts'
import { otherKind } from '#core/site/form-kinds.ts'
import { classifyForms, fieldLabels } from '#core/site/forms.ts'
import { cut } from '#core/text.ts'
import { asPlainLine } from '../words.ts'

/** What the forms of a website ask of people. */
export interface AskedInForms {
  /** By kind: "name", "email address", "phone number", "address", "company". */
  known: string[]
  /** The labels of everything else that forms for writing to the business ask for, as they are written. */
  others: string[]
  /** There is room for a message. */
  hasMessage: boolean
  /** Files can be sent. */
  hasFiles: boolean
  /** What forms for news ask for beside an email address: "name", "birthday". */
  forNews: string[]
  /** People can make an account. */
  makesAccounts: boolean
}

const MOST_OTHERS = 8
const LONGEST_LABEL = 60
const COMPANY = /\b(?:company|organi[sz]ation|business|employer)\b/iu
/** Where somebody is; not the address of a website. */
const ADDRESS =
  /(?<!\b(?:web ?|website |site |page |shop |ip ))\baddress\b|\b(?:street|suburb|city|town|post ?code|postal|zip|province|county|state(?!\s(?:your|the|which|why|what)\b))\b/iu
/** What is no answer to its label: a tick, which asks nothing of a person, and a file, which is named for itself. */
const NOT_BY_LABEL: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file'])
/** Signing up for news is told by itself; the others ask for words to look up or to sort by. */
const NOT_MEANT: ReadonlySet<string | null> = new Set(['newsletter', 'search', 'filter'])

/** What the forms on some pages ask for, each once. */
export function askedInForms(pages: readonly PageFacts[]): AskedInForms {
  const all = pages.flatMap((page) => page.forms)
  const forms = all.filter((form) => !NOT_MEANT.has(otherKind(form)))
  const signups = all.filter((form) => otherKind(form) === 'newsletter').flatMap(filledFields)
  const atSignup = new Set(signups.map((field) => (isBirthday(field) ? BIRTHDAY : kindOf(field))))
  const kinds = new Set(forms.flatMap(filledFields).map(kindOf))
  const contact = pages.flatMap(classifyForms).filter(({ kind }) => kind === 'contact')
  const others = contact.flatMap(({ form }) => otherLabels(form))
  return {
    known: KNOWN.filter((kind) => kinds.has(kind)),
    others: [...new Set(others)].slice(0, MOST_OTHERS),
    hasMessage: kinds.has('message'),
    hasFiles: contact.some(({ form }) => filledFields(form).some(({ type }) => type === 'file')),
    forNews: [...KNOWN, BIRTHDAY].filter((kind) => kind !== 'email address' && atSignup.has(kind)),
    makesAccounts: forms.some(isForAccounts),
  }
}

const REGISTERS = /^\W*(?:register|sign ?up|create (?:an? |my |your )?(?:new )?account)\b/iu

/** People register for classes and events too: only with an account comes a password, or the word for it. */
const isForAccounts = (form: FormFacts): boolean =>
  otherKind(form) === 'login' &&
  [form.heading ?? '', ...form.buttons].some((words) => REGISTERS.test(words)) &&
  (form.fields.some(({ type }) => type === 'password') ||
    /\b(?:password|account)\b/iu.test([form.text, ...form.buttons].join(' ')))

const KNOWN = ['name', 'email address', 'phone number', 'address', 'company']

const BIRTHDAY = 'birthday'
const isBirthday = (field: FieldFacts): boolean =>
  /\b(?:birth ?days?|birth ?dates?|date of birth|dob)\b/iu.test(
    fieldWords(field).replaceAll(/[_[\]-]/gu, ' '),
  )

function kindOf(field: FieldFacts): string | null {
  if (field.tag === 'textarea' || isMessageLine(field)) return 'message'
  if (isEmail(field)) return 'email address'
  if (isPhoneField(field)) return 'phone number'
  const words = fieldWords(field)
  if (ADDRESS.test(words)) return 'address'
  if (COMPANY.test(words)) return 'company'
  return isName(field) ? 'name' : null
}

/** A name or an id in the markup is nothing that people read. */
const isNamedInSight = ({ label, placeholder, beside }: FieldFacts): boolean =>
  [label, placeholder, beside].some((text) => (text ?? '').trim() !== '')

function otherLabels(form: FormFacts): string[] {
  const fields = filledFields(form).filter(
    (field) => kindOf(field) === null && !NOT_BY_LABEL.has(field.type) && isNamedInSight(field),
  )
  return fieldLabels({ ...form, fields })
    .map((label) => cut(asPlainLine(label.replaceAll(/[[\]“”]/gu, '')), LONGEST_LABEL))
    .filter((label) => /\p{L}{2}/u.test(label))
}
