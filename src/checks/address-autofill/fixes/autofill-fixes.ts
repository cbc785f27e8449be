import { z } from 'zod'
import { plural } from '#core/words.ts'
import { factsAs } from '#fixes/facts.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { asPlainLine, escapeHtml } from '#fixes/words.ts'
import { ADDRESS_PARTS } from '../fields.ts'
import { type FieldWithToken, wrongForms } from '../wrong-forms.ts'

const field = z.object({
  name: z.string(),
  autocomplete: z.string().nullable(),
  predicted: z.enum(ADDRESS_PARTS),
  isList: z.literal(true).optional(),
})
const facts = z.object({ pages: z.array(z.object({ url: z.string(), fields: z.array(field) })) })

/** The `autocomplete` token of each address field, so that browsers fill in what they know. */
export const autofillFixes: FixMaker = ({ result, evidence }) => {
  const forms = wrongForms(factsAs(facts, result.facts)?.pages ?? [])
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
      pieces: forms.map(({ fields, urls }, index) => ({
        title: forms.length === 1 ? 'Address fields' : `Address fields, form ${index + 1}`,
        kind: 'html',
        name: forms.length === 1 ? 'address-fields.html' : `address-fields-${index + 1}.html`,
        content: `${fieldset(fields)}\n`,
        note: `For ${urls[0]}${alsoOn(urls.length - 1)}. Names, ids and kinds of fields are examples: keep your own.`,
      })),
      where: { ...whereTo(hosting, 'form'), steps },
      builderDoesIt: false,
    },
  ]
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
