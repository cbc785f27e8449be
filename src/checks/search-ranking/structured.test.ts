import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { productGaps } from './structured.ts'

const gapsOf = (...jsonLd: unknown[]): string[][] =>
  productGaps(aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } }))

const GROUP = { '@type': 'ProductGroup', '@id': '#coat', name: 'Winter coat', productGroupID: '44E01' }
const OFFERS = { '@type': 'Offer', price: 39.99, priceCurrency: 'NZD' }
const GREEN = { '@type': 'Product', name: 'Green coat', image: '/green.jpg', offers: OFFERS }

describe('a product group has what its variants have', () => {
  test('inside it', () => assert.deepEqual(gapsOf({ ...GROUP, hasVariant: [GREEN] }), [[]]))

  test('beside it, by address or number', () => {
    assert.deepEqual(gapsOf(GROUP, { ...GREEN, isVariantOf: { '@id': '#coat' } }), [[]])
    assert.deepEqual(gapsOf(GROUP, { ...GREEN, inProductGroupWithID: '44E01' }), [[]])
    assert.deepEqual(gapsOf({ ...GROUP, hasVariant: [{ '@id': '#green' }] }, { ...GREEN, '@id': '#green' }), [
      [],
    ])
  })

  test('on other pages, which nobody can see here', () => {
    assert.deepEqual(gapsOf({ ...GROUP, hasVariant: [{ url: 'https://shop.test/green' }] }), [[]])
    assert.deepEqual(gapsOf({ ...GROUP, name: '', hasVariant: [{ '@id': '#lost' }] }), [['a name']])
  })

  test('and lacks what none of them has', () => {
    assert.deepEqual(gapsOf(GROUP), [['a picture', 'a price with its currency']])
    assert.deepEqual(gapsOf(GROUP, { ...GREEN, image: '', isVariantOf: { '@id': '#coat' } }), [['a picture']])
    assert.deepEqual(gapsOf(GROUP, GREEN), [['a picture', 'a price with its currency'], []])
  })
})

test('a name may say which language it is in', () => {
  assert.deepEqual(gapsOf({ ...GREEN, name: { '@value': 'Coat', '@language': 'en' } }), [[]])
})

test('what a shop writes for a property that it does not have is none', () => {
  assert.deepEqual(gapsOf({ ...GREEN, image: false }), [['a picture']])
  assert.deepEqual(gapsOf({ ...GREEN, image: [''] }), [['a picture']])
})
