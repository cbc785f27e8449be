import type { FieldFacts, FormFacts } from '#core/evidence/form.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isInReach } from '#core/site/form-fields.ts'

export const ADDRESS_PARTS = ['street', 'city', 'state', 'postcode', 'country'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

export interface AddressField {
  name: string
  autocomplete: string | null
  predicted: AddressPart
  /** It is chosen from a list. */
  isList?: true | undefined
}

/** Names of fields by part, in the order tried: "suburb" before "address", which many names contain, and the country of shop systems' "Country / Region". */
const NAMES: readonly (readonly [AddressPart, RegExp])[] = [
  ['postcode', /\b(?:post ?codes?|postal ?code|zip(?: ?code)?)\b/u],
  ['city', /\b(?:suburb|city|town|locality)\b/u],
  ['country', /\bcountry\b/u],
  ['state', /\b(?:state|region|province)\b/u],
  ['street', /\b(?:street|address ?(?:line)? ?[123]?|addr)\b/u],
]
const NOT_POSTAL = /\b(?:e ?mail|mail|web|website|ip|url)\b/u
/** What a field asks for, as the HTML standard names it (autofill); the first is the one to write (a street: its lines), all are right. */
export const TOKENS: Readonly<Record<AddressPart, readonly [string, ...string[]]>> = {
  street: ['street-address', 'address-line1', 'address-line2', 'address-line3'],
  city: ['address-level2'],
  state: ['address-level1'],
  postcode: ['postal-code'],
  country: ['country-name', 'country'],
}
const PART_OF_TOKEN = new Map(
  Object.entries(TOKENS).flatMap(([part, tokens]) => tokens.map((token) => [token, part] as const)),
)
const PREFIX = /^(?:shipping|billing|home|work|section-.+)$/u
const NOT_TYPED = new Set([
  'hidden',
  'checkbox',
  'radio',
  'submit',
  'button',
  'file',
  'email',
  'url',
  'tel',
  'password',
])

/** Address fields of each page whose forms ask for an address: at least two of street, suburb or city, and postcode. */
export function addressPages(pages: readonly PageFacts[]): { url: string; fields: AddressField[] }[] {
  return pages
    .map(({ url, forms }) => ({ url, fields: forms.flatMap(addressFields) }))
    .filter(({ fields }) => fields.length > 0)
}

function addressFields(form: FormFacts): AddressField[] {
  if (!isInReach(form)) return []
  const fields = form.fields.filter(isTyped).flatMap(addressField)
  const asked = new Set(fields.map(({ predicted }) => predicted))
  const telling = (['street', 'city', 'postcode'] as const).filter((part) => asked.has(part))
  return telling.length >= 2 ? fields : []
}

const isTyped = ({ type, hidden }: FieldFacts): boolean => !hidden && !NOT_TYPED.has(type)

function addressField(field: FieldFacts): AddressField[] {
  const predicted = partOf(field)
  if (predicted === null) return []
  const name = namesOf(field).find((text) => text.trim() !== '') ?? predicted
  const list = field.tag === 'select' ? ({ isList: true } as const) : {}
  return [{ name, autocomplete: field.autocomplete, predicted, ...list }]
}

/** What names a field, for visitors first. */
const namesOf = ({ label, placeholder, beside, name, id }: FieldFacts): string[] =>
  [label, placeholder, beside, name, id].flatMap((text) => text ?? [])

/** Of several parts that a name has ("State / City") the one that its token says, else the first. */
function partOf(field: FieldFacts): AddressPart | null {
  const told = toldPart(field)
  for (const text of [field.label, field.placeholder, field.name, field.id]) {
    const words = plain(text)
    if (words === '' || NOT_POSTAL.test(words)) continue
    const named = NAMES.flatMap(([part, name]) => (name.test(words) ? [part] : []))
    const [first] = named
    if (first !== undefined) return told !== null && named.includes(told) ? told : first
  }
  return told
}

function toldPart({ autocomplete }: FieldFacts): AddressPart | null {
  const token = lastToken(autocomplete)
  const part = token === null ? undefined : PART_OF_TOKEN.get(token)
  return isPart(part) ? part : null
}

const isPart = (text: string | undefined): text is AddressPart =>
  text !== undefined && Object.hasOwn(TOKENS, text)

/** Normalises names, so that `billing_postCode` and "Post code *" match the same patterns. */
const plain = (text: string | null): string =>
  (text ?? '')
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

/**
 * Whether the field tells browsers what it asks for (HTML standard, autofill): a matching token, optionally after `section-…`,
 * `shipping`, `billing`, `home` or `work`. `off`, and a token of another part, are wrong.
 */
export function hasRightAutocomplete({ autocomplete, predicted }: AddressField): boolean {
  const token = lastToken(autocomplete)
  return token !== null && TOKENS[predicted].includes(token)
}

function lastToken(autocomplete: string | null): string | null {
  const tokens =
    autocomplete
      ?.toLowerCase()
      .split(/\s+/u)
      .filter((token) => token !== '') ?? []
  const token = tokens.at(-1)
  return token !== undefined && tokens.slice(0, -1).every((prefix) => PREFIX.test(prefix)) ? token : null
}
