import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage, type GivenPage } from '#support/page-facts.ts'
import { hasUnseenGoods } from './drawn-storefront.ts'

const store = (given: GivenPage = {}) =>
  hasUnseenGoods(
    aPage({
      rendered: true,
      raw: { words: 60, sameSiteLinks: 4 },
      text: { words: 140 },
      ...given,
      commerce: { addToCart: 'Ecwid', prices: 12, ...given.commerce },
    }),
  )

describe('goods that a service draws into a page', () => {
  it('were seen where the rendered page has more words than its HTML, and prices', () => {
    assert.equal(store(), false)
  })
  it('were not seen where no browser opened the page, or the script did not come', () => {
    assert.equal(store({ rendered: false, raw: null }), true)
    assert.equal(store({ text: { words: 60 } }), true)
    assert.equal(store({ commerce: { prices: 0 } }), true)
    assert.equal(store({ rendered: false, commerce: { addToCart: 'Shopify Buy Button' } }), true)
  })
  it('are those of no other page', () => {
    for (const addToCart of [null, 'Add to cart', '/cart/add', 'PayPal cart', 'ec-shopping-cart__add'])
      assert.equal(store({ rendered: false, commerce: { addToCart } }), false, addToCart ?? 'nothing')
  })
})
