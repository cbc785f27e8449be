import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField } from '#support/page-facts.ts'
import { isCardField } from './card-fields.ts'

test('a field for a payment card is known by its autofill token, its name or its label', () => {
  for (const name of ['card_number', 'cardnumber', 'card-no', 'ccnum', 'card_cvv', 'cvc'])
    assert.ok(isCardField(aField(name)), name)
  assert.ok(isCardField(aField('x', { autocomplete: 'billing cc-number' })))
  assert.ok(isCardField(aField('x', { label: 'Credit card number' })))
})

test('a note on a gift card and the number of a card that pays nothing are none', () => {
  for (const name of [
    'gift_card_note',
    'giftCardNumber',
    'loyalty-card-number',
    'card_notes',
    'account_number',
  ])
    assert.ok(!isCardField(aField(name)), name)
  assert.ok(!isCardField(aField('x', { autocomplete: 'cc-name' })))
  assert.ok(!isCardField(aField('x', { label: 'I have a card no longer in use' })))
})
