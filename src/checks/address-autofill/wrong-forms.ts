import { type AddressField, hasRightAutocomplete, TOKENS } from './fields.ts'

export interface FieldWithToken {
  field: AddressField
  /** What its `autocomplete` should be. */
  token: string
}

/** Fields to correct, and the pages that have exactly these. */
export interface WrongForm {
  fields: FieldWithToken[]
  urls: string[]
}

/** The forms with fields to correct; those that need the same correction are one, whatever stands there now. */
export function wrongForms(pages: readonly { url: string; fields: readonly AddressField[] }[]): WrongForm[] {
  const found = new Map<string, WrongForm>()
  for (const { url, fields } of pages) {
    // A line's number, and whose address it is, depend on the fields beside it, right ones too.
    const wrong = tokensFor(fields).filter(({ field }) => !hasRightAutocomplete(field))
    if (wrong.length === 0) continue
    const key = JSON.stringify(wrong.map(({ field, token }) => [field.name, token, field.isList === true]))
    const known = found.get(key)
    if (known) known.urls.push(url)
    else found.set(key, { fields: wrong, urls: [url] })
  }
  return [...found.values()]
}

/** The token of a list of countries, whose values are codes as a rule. */
const COUNTRY_OF_LIST = 'country'

/** `street-address` is a text of several lines in the standard; one-line fields are its lines, first to third. */
function tokensFor(fields: readonly AddressField[]): FieldWithToken[] {
  const groups = groupsOf(fields)
  let street = 0
  return fields.map((field, index) => {
    const { predicted, isList } = field
    street = predicted === 'street' ? Math.min(street + 1, 3) : 0
    const token =
      predicted === 'street'
        ? `address-line${street}`
        : predicted === 'country' && isList
          ? COUNTRY_OF_LIST
          : TOKENS[predicted][0]
    return { field, token: `${groups[index] ?? ''}${token}` }
  })
}

/**
 * The token that marks a billing or a shipping address (HTML standard, autofill detail tokens), where a form asks for both.
 * A field without one belongs to the group of the field before it.
 */
function groupsOf(fields: readonly AddressField[]): string[] {
  const named = fields.map(({ name }) => GROUPS.find(([words]) => words.test(name))?.[1] ?? '')
  if (new Set(named.filter((group) => group !== '')).size < 2) return []
  let last = ''
  return named.map((group) => (last = group || last))
}

const GROUPS = [
  [/\bbill(?:ing|ed)?\b/iu, 'billing '],
  [/\b(?:shipping|delivery|deliver)\b/iu, 'shipping '],
] as const
