import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { stepText } from '#core/words.ts'
import { anInput } from '#support/fix-input.ts'
import type { AddressField } from './fields.ts'
import { autofillFixes } from './fixes/autofill-fixes.ts'
import { autofillWork } from './work.ts'

const field = (
  name: string,
  autocomplete: string | null,
  predicted: AddressField['predicted'],
): AddressField => ({ name, autocomplete, predicted })

const pagesOf = (...forms: AddressField[][]) => ({
  pages: forms.map((fields, at) => ({ url: `https://joes.test/${at}`, fields })),
  service: null,
})

const firstStep = (facts: ReturnType<typeof pagesOf>): string => {
  const [first] = autofillWork({ status: 'some', facts })?.steps ?? []
  return first === undefined ? 'none' : stepText(first)
}
/** How many fields the ready-made pieces have. */
const inPieces = (facts: ReturnType<typeof pagesOf>): number =>
  (autofillFixes(anInput({ facts }))[0]?.pieces ?? []).flatMap(
    ({ content }) => content.match(/<label/gu) ?? [],
  ).length

const SUBURB = field('Suburb', null, 'city')
const POSTCODE = field('Post code', null, 'postcode')

describe('the work on address fields', () => {
  test('counts the fields that are ready made', () => {
    for (const [facts, count] of [
      [pagesOf([SUBURB, POSTCODE]), 2],
      [pagesOf([SUBURB, POSTCODE], [SUBURB, POSTCODE]), 2],
      // The same correction, whatever stood there before.
      [pagesOf([SUBURB, POSTCODE], [field('Suburb', 'off', 'city'), POSTCODE]), 2],
      // Another correction by the fields beside it.
      [
        pagesOf(
          [field('Unit', null, 'street'), SUBURB],
          [field('Street', 'address-line1', 'street'), field('Unit', null, 'street'), SUBURB],
        ),
        4,
      ],
    ] as const) {
      assert.equal(inPieces(facts), count)
      assert.equal(firstStep(facts), `Add the ready-made labels to the ${count} fields of your address form`)
    }
  })
  test('is none where all are right', () => {
    assert.equal(firstStep(pagesOf([field('Suburb', 'address-level2', 'city')])), 'none')
  })
  test('is one label for one field', () => {
    const right = field('Suburb', 'address-level2', 'city')
    assert.equal(
      firstStep(pagesOf([right, POSTCODE])),
      'Add the ready-made label to the field of your address form',
    )
  })

  test('ends in a new answer where no field was seen, so that an answer decided', () => {
    const lastStep = (given: ReturnType<typeof pagesOf>): string | undefined =>
      autofillWork({ status: 'no_autofill_options', facts: given })?.steps.map(stepText).at(-1)
    assert.equal(lastStep(pagesOf()), 'Then update your answers')
    assert.equal(lastStep(pagesOf([SUBURB])), 'Try it on your phone')
  })
})
