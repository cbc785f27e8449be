import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const PRICE_AT_STRIPE = 'price_1Szt64FrcndjcbQZ9sfG618e'
/** Hats with prices, and a window that is closed until somebody presses one. */
const shopWindow = (button: string) =>
  parseHtml(`<p>Straw hat</p><p>$49.99</p><div style="display:none"><h3>Straw hat</h3>${button}</div>`)
    .commerce

test('a button with the id of a price at Stripe sells, also in a window that is closed', () => {
  const { buyNow, paymentLinks } = shopWindow(`<button data-price-id="${PRICE_AT_STRIPE}">Buy Now</button>`)
  assert.equal(buyNow, true)
  assert.deepEqual(paymentLinks, ['Stripe'])
  const ordered = shopWindow(`<a href="#" data-stripe="${PRICE_AT_STRIPE}">Get one</a>`)
  assert.deepEqual([ordered.buyNow, ordered.paymentLinks], [false, ['Stripe']])
})

test('a gift and a booking sell nothing, and a name that begins as the id of a price does is none', () => {
  for (const button of [
    '<button>Buy Now</button>',
    '<button data-price-id="price_small">Buy Now</button>',
    '<button data-target="price_1_details_of_the_hat">Buy Now</button>',
    '<button data-sort="price_1ascendingorderofprices">Buy Now</button>',
    `<p data-price-id="${PRICE_AT_STRIPE}">Buy Now</p>`,
    `<button data-price-id="${PRICE_AT_STRIPE}">Donate $20</button>`,
    `<button data-price-id="${PRICE_AT_STRIPE}">Book now</button>`,
    `<button id="${PRICE_AT_STRIPE}">Buy Now</button>`,
  ]) {
    const { buyNow, paymentLinks } = shopWindow(button)
    assert.deepEqual([buyNow, paymentLinks], [false, []], button)
  }
})
