import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage, type GivenPage } from '#support/page-facts.ts'
import type { TechnologyFacts } from '../../evidence/page.ts'
import { detectShop } from '../shop.ts'

const made = (name: string, kind: TechnologyFacts['kind'], serves?: boolean): TechnologyFacts => ({
  name,
  kind,
  version: null,
  by: 'html',
  ...(serves === undefined ? {} : { serves }),
})
const EXPORTED = [made('Webflow', 'builder', false), made('Webflow Ecommerce', 'shop')]
const CART = { addToCart: 'Add to Cart', cart: 'Open cart', cartIcon: true, paymentMethods: ['stripe'] }
const CHECKOUT = { checkout: '/checkout', paymentMethods: ['card', 'paypal'] }

const shopWith = (technologies: TechnologyFacts[], commerce: GivenPage['commerce'] = {}) =>
  detectShop([
    aPage({ technologies, commerce: { ...CART, ...commerce } }),
    aPage({ url: '/checkout', commerce: CHECKOUT }),
  ])

describe('the cart of a builder that the website has left', () => {
  it('is no shop and has no ways to pay, as nothing takes an order', () => {
    const { isShop, cart, checkoutPage, paymentMethods, signals } = shopWith(EXPORTED)
    assert.deepEqual([isShop, cart, checkoutPage, paymentMethods], [false, null, null, []])
    assert.ok(signals.length > 0)
  })

  it('is a shop where a price, a way to pay or a cart elsewhere says otherwise', () => {
    for (const commerce of [
      { prices: 1 },
      { paymentLinks: ['PayPal'] },
      { addToCart: 'https://joes-shop.test/cart/add' },
    ])
      assert.equal(shopWith(EXPORTED, commerce).isShop, true, JSON.stringify(commerce))
    assert.equal(shopWith([...EXPORTED, made('Stripe', 'payment')]).isShop, true)
    assert.equal(shopWith([...EXPORTED, made('Snipcart', 'shop')]).isShop, true)
  })

  it('is a shop where the builder serves it, and where nobody knows', () => {
    assert.equal(shopWith([made('Webflow', 'builder', true), made('Webflow Ecommerce', 'shop')]).isShop, true)
    assert.equal(shopWith([made('WooCommerce', 'shop')]).isShop, true)
    assert.equal(shopWith([]).isShop, true)
  })
})

describe('the cart of pages that are saved copies', () => {
  const copied = [made('WordPress', 'cms', false), made('WooCommerce', 'shop', false)]

  it('takes no order, whatever the prices on them', () => {
    assert.equal(shopWith(copied, { prices: 3 }).isShop, false)
    assert.equal(shopWith(copied, { prices: 3, paymentLinks: ['PayPal'] }).isShop, true)
  })
})
