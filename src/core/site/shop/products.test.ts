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

test('a picture and details that are named and empty are not there', () => {
  const empty = { image: '', sku: '', brand: '' }
  const inJson = { '@type': 'Product', name: 'Honey', ...empty, image: false, offers: { availability: '' } }
  const products = productsOf(
    aPage({
      structured: { jsonLd: [inJson], broken: 0, types: [], microProducts: [{ ...empty, image: ' ' }] },
    }),
  )
  assert.deepEqual(
    products.map(({ hasImage, extras }) => [hasImage, extras]),
    [
      [false, []],
      [false, []],
    ],
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

/** The products of a page with this markup. */
const inMarkup = (jsonLd: unknown[], microProducts: Readonly<Record<string, string>>[] = []) =>
  productsOf(aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [...microProducts] } }))

test('a price and its currency may stand in the specification of a price, or be the lowest of several', () => {
  const specified = { priceSpecification: { price: '12.50', priceCurrency: 'NZD' } }
  const [one] = inMarkup([{ '@type': 'Product', name: 'Honey', offers: specified }])
  assert.deepEqual([one?.price, one?.currency], [12.5, 'NZD'])
  const [lowest] = inMarkup([
    { '@type': 'Product', name: 'Honey', offers: { lowPrice: '9', priceCurrency: 'AUD' } },
  ])
  assert.deepEqual([lowest?.price, lowest?.currency], [9, 'AUD'])
})

test('what is recommended for a product is found at it, at a variant and at an offer', () => {
  const named = { '@type': 'Product', name: 'Honey' }
  const extras = (given: object): string[] => inMarkup([{ ...named, ...given }]).flatMap((one) => one.extras)
  assert.deepEqual(extras({}), [])
  for (const name of ['sku', 'gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'mpn', 'isbn'])
    assert.deepEqual(extras({ [name]: '1234' }), ['identifier'], name)
  assert.deepEqual(extras({ brand: { name: 'Bee' } }), ['brand'])
  assert.deepEqual(
    extras({ offers: { availability: 'InStock', shippingDetails: {}, hasMerchantReturnPolicy: {} } }),
    ['availability', 'shipping', 'returns'],
  )
})

test('a product in microdata is read as one in JSON-LD', () => {
  const honey = { name: ' Honey ', image: '/honey.jpg', price: '12,50', priceCurrency: ' AUD ', sku: '7' }
  assert.deepEqual(inMarkup([], [honey]), [
    { name: 'Honey', hasImage: true, price: 12.5, currency: 'AUD', extras: ['identifier'] },
  ])
  assert.deepEqual(inMarkup([], [{ lowPrice: '5', priceCurrency: 'dollars', image: '' }]), [
    { name: null, hasImage: false, price: 5, currency: null, extras: [] },
  ])
  assert.deepEqual(inMarkup([], [{ name: '  ', price: '7', lowPrice: '5' }]), [
    { name: null, hasImage: false, price: 7, currency: null, extras: [] },
  ])
  assert.equal(inMarkup([], [{ name: 'Honey' }])[0]?.price, null)
})
