import { z } from 'zod'
import { plural } from '#core/words.ts'
import { factsAs } from '#fixes/facts.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { asPlainLine, escapeHtml } from '#fixes/words.ts'
import { ADDRESS_PARTS, type AddressField, hasRightAutocomplete, TOKENS } from '../fields.ts'

const field = z.object({
  name: z.string(),
  autocomplete: z.string().nullable(),
  predicted: z.enum(ADDRESS_PARTS),
  isList: z.literal(true).optional(),
})
const facts = z.object({ pages: z.array(z.object({ url: z.string(), fields: z.array(field) })) })

/** The `autocomplete` token of each address field, so that browsers fill in what they know. */
export const autofillFixes: FixMaker = ({ result, evidence }) => {
  const forms = formsOf(factsAs(facts, result.facts)?.pages ?? [])
  if (forms.length === 0) return []
  const hosting = hostingOf(evidence)
  const steps = hosting.builder
    ? [
        'Your website builder makes this form. Look for "autofill" or "autocomplete" in its settings, or send the list to its support.',
      ]
    : [
        'Find each field in the page or form template.',
        'Add what stands in autocomplete="…" and leave the rest as it is.',
      ]
  return [
    {
      id: 'autofill',
      title: 'Let browsers fill in the address',
      why: 'Customers make fewer mistakes and finish sooner when their browser types for them.',
      pieces: forms.map(({ content, urls }, index) => ({
        title: forms.length === 1 ? 'Address fields' : `Address fields, form ${index + 1}`,
        kind: 'html',
        name: forms.length === 1 ? 'address-fields.html' : `address-fields-${index + 1}.html`,
        content,
        note: `For ${urls[0]}${alsoOn(urls.length - 1)}. Names, ids and kinds of fields are examples: keep your own.`,
      })),
      where: { ...whereTo(hosting, 'form'), steps },
      builderDoesIt: false,
    },
  ]
}

/** The fields to correct, as they should be, with the pages that have exactly these. */
function formsOf(pages: z.infer<typeof facts>['pages']): { content: string; urls: string[] }[] {
  const found = new Map<string, string[]>()
  for (const { url, fields } of pages) {
    // A line's number, and whose address it is, depend on the fields beside it, right ones too.
    const wrong = tokensFor(fields).filter(({ field }) => !hasRightAutocomplete(field))
    if (wrong.length === 0) continue
    const content = `${fieldset(wrong)}\n`
    found.set(content, [...(found.get(content) ?? []), url])
  }
  return [...found].map(([content, urls]) => ({ content, urls }))
}

const alsoOn = (count: number): string =>
  count === 0 ? '' : ` and ${plural(count, 'other page')} with the same fields`

function fieldset(fields: readonly FieldWithToken[]): string {
  const lines = fields.map(
    ({ field, token }, index) =>
      `<p>
  <label for="address-${index + 1}">${escapeHtml(asPlainLine(field.name))}</label>
  ${field.isList ? listOf(index + 1, token) : `<input id="address-${index + 1}" name="address-${index + 1}" type="text" autocomplete="${token}">`}
</p>`,
  )
  return lines.join('\n')
}

/** A list stays a list: browsers choose from it by the token. */
const listOf = (number: number, token: string): string =>
  `<select id="address-${number}" name="address-${number}" autocomplete="${token}">
    <option>Keep your own list</option>
  </select>`

/** The token of a list of countries, whose values are codes as a rule. */
const COUNTRY_OF_LIST = 'country'

interface FieldWithToken {
  field: AddressField
  /** What its `autocomplete` should be. */
  token: string
}

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
