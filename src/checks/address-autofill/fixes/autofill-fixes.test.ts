import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import { assertSound, attributesOf } from '#support/markup.ts'
import { addressPages } from '../fields.ts'
import { autofillFixes } from './autofill-fixes.ts'

const fields = (...given: [string, string | null, string][]) => {
  const made = given.map(([name, autocomplete, predicted]) => ({ name, autocomplete, predicted }))
  const facts = { pages: [{ url: 'https://joes.test/checkout', fields: made }] }
  return autofillFixes(anInput({ facts }))[0]?.pieces[0]?.content ?? ''
}

const tokensIn = (markup: string) => attributesOf('input', markup).map(({ autocomplete }) => autocomplete)

describe('address fields', () => {
  test('get the tokens of the HTML standard, lines of a street in their order', async () => {
    const markup = fields(
      ['Street', null, 'street'],
      ['Unit', 'off', 'street'],
      ['Suburb', 'postal-code', 'city'],
      ['State', null, 'state'],
      ['Post code', null, 'postcode'],
      ['Country', null, 'country'],
    )
    await assertSound(markup, 'main')
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'country-name'],
    )
  })

  test('that are lists stay lists, and one of countries has the token of its codes', async () => {
    const list = { autocomplete: null, isList: true }
    const made = [
      { ...list, name: 'State', predicted: 'state' },
      { ...list, name: 'Country', predicted: 'country' },
    ]
    const facts = { pages: [{ url: 'https://joes.test/checkout', fields: made }] }
    const markup = autofillFixes(anInput({ facts }))[0]?.pieces[0]?.content ?? ''
    await assertSound(markup, 'main')
    assert.deepEqual(attributesOf('input', markup), [])
    assert.deepEqual(
      attributesOf('select', markup).map(({ autocomplete }) => autocomplete),
      ['address-level1', 'country'],
    )
  })

  test('that are right already are left out', () => {
    assert.equal(fields(['Suburb', 'shipping address-level2', 'city'], ['Country', 'country', 'country']), '')
  })

  test('of two addresses are marked as shipping and billing, and each begins with its first line', async () => {
    const markup = fields(
      ['Billing street', null, 'street'],
      ['Suburb', null, 'city'],
      ['Delivery street', null, 'street'],
      ['Delivery suburb', null, 'city'],
    )
    await assertSound(markup, 'main')
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      [
        'billing address-line1',
        'billing address-level2',
        'shipping address-line1',
        'shipping address-level2',
      ],
    )
  })

  test('keep their number and their mark where the fields beside them are right already', async () => {
    const second = fields(['Address line 1', 'address-line1', 'street'], ['Address line 2', 'off', 'street'])
    const shipping = fields(
      ['Billing street', 'billing address-line1', 'street'],
      ['Billing suburb', 'billing address-level2', 'city'],
      ['Delivery street', null, 'street'],
      ['Suburb', null, 'city'],
    )
    await assertSound(shipping, 'main')
    assert.deepEqual(tokensIn(second), ['address-line2'])
    assert.deepEqual(tokensIn(shipping), ['shipping address-line1', 'shipping address-level2'])
  })

  test('of one address have no such mark, even where one of them has it', () => {
    const markup = fields(['Street', null, 'street'], ['Shipping suburb', null, 'city'])
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['address-line1', 'address-level2'],
    )
  })

  test('of pages with one form are listed once', () => {
    const wrong = [{ name: 'Suburb', autocomplete: null, predicted: 'city' }]
    const pages = ['/a', '/b', '/c'].map((path) => ({ url: `https://joes.test${path}`, fields: wrong }))
    const [piece, ...more] = autofillFixes(anInput({ facts: { pages } }))[0]?.pieces ?? []
    assert.match(piece?.note ?? '', /joes\.test\/a and 2 other pages/u)
    assert.deepEqual(more, [])
  })
})

test('a field that is chosen from a list is known as one', () => {
  const select = aField('country', { tag: 'select', type: 'select' })
  const form = aForm([aField('street'), aField('suburb'), select])
  const found = addressPages([aPage({ forms: [form] })]).flatMap((page) => page.fields)
  assert.deepEqual(
    found.map(({ isList }) => isList),
    [undefined, undefined, true],
  )
})
