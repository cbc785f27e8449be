import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const methods = (html: string) => parseHtml(html).commerce.paymentMethods

test('a form with the fields of a card shows payment by card', () => {
  assert.deepEqual(
    methods(
      '<fieldset><label>Card Number *</label><div></div><label>Expiration Date *</label><div></div><label>Security Code *</label><div></div></fieldset>',
    ),
    ['card'],
  )
  assert.deepEqual(
    methods(
      '<form><input autocomplete=cc-number><input placeholder="MM / YY"><input aria-label="CVC"></form>',
    ),
    ['card'],
  )
})

test('the place of a service’s button shows payment by it', () => {
  assert.deepEqual(methods('<div data-wf-paypal-button="{}"></div>'), ['paypal'])
  assert.deepEqual(methods('<div data-wf-stripe-element-type="cardNumber"></div>'), ['stripe'])
  assert.deepEqual(methods('<div data-stripe-color=red data-square=1 class=stripe></div>'), [])
})

test('another card, and fields that nobody sees, show no way to pay', () => {
  assert.deepEqual(
    methods('<label>Medicare card number</label><label>Expiry date</label><label>Security code</label>'),
    [],
  )
  assert.deepEqual(methods('<label>Card number</label><label>PIN</label>'), [])
  assert.deepEqual(
    methods(
      '<div hidden><div data-paypal-button></div><label>Card number</label><label>Expiry</label><label>CVC</label></div>',
    ),
    [],
  )
})
