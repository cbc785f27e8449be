import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { onlyCurrencyIn, productsOf } from './products.ts'

const offering = (...offers: readonly Record<string, string>[]) =>
  aPage({
    structured: {
      jsonLd: offers.map((offer) => ({ '@type': 'Product', name: 'Honey', offers: offer })),
      broken: 0,
      types: [],
      microProducts: [],
    },
  })
const priceOf = (price: string) => productsOf(offering({ price }))[0]?.price ?? null

test('a price is read as shops write it, with a comma before thousands or before cents', () => {
  assert.deepEqual(
    ['12.50', '$12.50', '1,299.00', '1,299', '12,50', '1.299,00', '12,5', 'from 12'].map(priceOf),
    [12.5, 12.5, 1299, 1299, 12.5, 1299, 12.5, null],
  )
})

test('the one currency of all products is known, and none of several', () => {
  const aud = { price: '5', priceCurrency: 'AUD' }
  assert.equal(onlyCurrencyIn([offering(aud, aud), offering({ price: '7' })]), 'AUD')
  assert.equal(onlyCurrencyIn([offering(aud, { price: '5', priceCurrency: 'NZD' })]), null)
  assert.equal(onlyCurrencyIn([aPage()]), null)
})

test('a group and its variants are one product, inside it or beside it', () => {
  const group = { '@type': 'ProductGroup', '@id': '#coat', name: 'Coat' }
  const offers = { price: '39.99', priceCurrency: 'NZD' }
  const green = { '@type': 'Product', name: 'Green coat', image: '/green.jpg', offers }
  const inside = { ...group, hasVariant: [green] }
  const beside = [group, { ...green, isVariantOf: { '@id': '#coat' } }]
  for (const jsonLd of [[inside], beside])
    assert.deepEqual(productsOf(aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })), [
      { name: 'Coat', hasImage: true, price: 39.99, currency: 'NZD', extras: [] },
    ])
})
