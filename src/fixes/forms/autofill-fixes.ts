import { z } from 'zod'
import { factsAs } from '../facts.ts'
import type { FixMaker } from '../fix.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { asPlainLine, escapeHtml } from '../words.ts'

const field = z.object({
  name: z.string(),
  autocomplete: z.string().nullable(),
  predicted: z.enum(['street', 'city', 'state', 'postcode', 'country']),
})
const facts = z.object({ pages: z.array(z.object({ url: z.string(), fields: z.array(field) })) })
type Field = z.infer<typeof field>

/** What a field asks for, as the HTML standard names it (autofill); the first is written (a street: its lines), all are right. */
const TOKENS: Readonly<Record<Field['predicted'], readonly [string, ...string[]]>> = {
  street: ['street-address', 'address-line1', 'address-line2', 'address-line3'],
  city: ['address-level2'],
  state: ['address-level1'],
  postcode: ['postal-code'],
  country: ['country-name', 'country'],
}

/** What to write into each address field, so that browsers fill in what they know. */
export const autofillFixes: FixMaker = ({ result, evidence }) => {
  const pages = (factsAs(facts, result.facts)?.pages ?? [])
    .map(({ url, fields }) => ({ url, fields: fields.filter((one) => !isRight(one)) }))
    .filter(({ fields }) => fields.length > 0)
  if (pages.length === 0) return []
  const place = placeOf(evidence)
  const steps = place.builder
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
      pieces: pages.map(({ url, fields }) => ({
        title: `Address fields of ${url}`,
        kind: 'html',
        name: 'address-fields.html',
        content: `${fieldset(fields)}\n`,
        note: `For ${url}. Names and ids are examples: keep your own.`,
      })),
      where: { ...whereTo(place, 'form'), steps },
      builderDoesIt: false,
    },
  ]
}

function isRight({ autocomplete, predicted }: Field): boolean {
  const last = autocomplete?.toLowerCase().trim().split(/\s+/u).at(-1) ?? ''
  return TOKENS[predicted].includes(last)
}

function fieldset(fields: readonly Field[]): string {
  const lines = tokensFor(fields).map(
    ({ name, token }, index) =>
      `<p>
  <label for="address-${index + 1}">${escapeHtml(asPlainLine(name))}</label>
  <input id="address-${index + 1}" name="address-${index + 1}" type="text" autocomplete="${token}">
</p>`,
  )
  return lines.join('\n')
}

/** `street-address` is a text of several lines in the standard; one-line fields are its lines, first to third. */
function tokensFor(fields: readonly Field[]): { name: string; token: string }[] {
  let street = 0
  return fields.map(({ name, predicted }) => {
    if (predicted !== 'street') return { name, token: TOKENS[predicted][0] }
    street = Math.min(street + 1, 3)
    return { name, token: `address-line${street}` }
  })
}
