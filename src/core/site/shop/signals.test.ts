import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TechnologyFacts } from '../../evidence/page.ts'
import { aField, aForm, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import type { CartFacts } from './cart.ts'
import { makeShop, type ShopSignal, shopSignals } from './signals.ts'

const CART = 'https://joes.test/cart'
const CHECKOUT = 'https://joes.test/checkout'
const NO_CART = { cart: null, checkout: null } as CartFacts
const withCart = (cart: string | null, checkout: string | null = null) => ({ ...NO_CART, cart, checkout })

const data = (price: string | null): GivenPage => ({
  structured: {
    jsonLd: [
      { '@type': 'Product', name: 'Tap', offers: { '@type': 'Offer', ...(price === null ? {} : { price }) } },
    ],
    broken: 0,
    types: [],
    microProducts: [],
  },
})
const technology = (
  name: string,
  kind: TechnologyFacts['kind'],
  by: TechnologyFacts['by'] = 'script',
): GivenPage => ({
  technologies: [{ name, kind, version: null, by }],
})
/** The signs of a website whose second page is given, as strength, kind and name, with what was found and where. */
const signs = (given: GivenPage, seen: CartFacts = NO_CART, home: GivenPage = {}): string[] =>
  shopSignals([aPage(home), aPage({ url: '/a1', ...given })], seen).map(
    ({ strength, kind, name, at, found }) => `${strength} ${kind} ${name} ${new URL(at).pathname} ${found}`,
  )
const sign = (kind: ShopSignal['kind'], strength: ShopSignal['strength'] = 'medium'): ShopSignal => ({
  kind,
  strength,
  name: 'buy_now',
  at: '',
  found: '',
})

describe('a sign of a shop', () => {
  it('is strong: a button that puts into a cart, or product data with a place to collect it', () => {
    assert.deepEqual(signs({ commerce: { addToCart: 'Add to cart' } }), [
      'strong cart add_to_cart /a1 Add to cart',
    ])
    assert.ok(
      signs(data('19.90'), withCart(CART)).includes(
        `strong goods product_data /a1 Product data, and ${CART}`,
      ),
    )
    assert.ok(
      signs(data('19.90'), withCart(null, CHECKOUT)).includes(
        `strong goods product_data /a1 Product data, and ${CHECKOUT}`,
      ),
    )
    assert.deepEqual(signs(data('19.90')), [])
    assert.ok(!signs(data(null), withCart(CART)).some((one) => one.includes('product_data')))
  })

  it('is a platform: strong with a cart or a product, medium alone', () => {
    const shopify = technology('Shopify', 'shop')
    assert.deepEqual(signs(shopify), ['medium cart shop_platform / Shopify'])
    assert.ok(signs(shopify, withCart(CART)).includes('strong cart shop_platform / Shopify'))
    assert.ok(signs(shopify, withCart(null, CHECKOUT)).includes('strong cart shop_platform / Shopify'))
    assert.ok(signs({ ...shopify, ...data('5') }).includes('strong cart shop_platform / Shopify'))
    assert.deepEqual(signs(technology('WordPress', 'cms')), [])
  })

  it('is a link to a cart, or one to a shop beside the picture of a cart', () => {
    assert.deepEqual(signs({}, withCart(CART)), [`medium cart cart_link / ${CART}`])
    assert.deepEqual(signs({}, withCart(null, CHECKOUT)), [`medium cart cart_link / ${CHECKOUT}`])
    const beside = (path: string, given: Parameters<typeof aLink>[2] = {}) =>
      signs({ links: [aLink(path, 'x', given)], commerce: { cartIcon: true } })
    for (const path of ['/shop', '/store/', '/online-shop', '/onlinestore.html', '/en/shop/taps'])
      assert.deepEqual(beside(path), [`medium cart cart_link / https://joes.test${path}`], path)
    for (const path of ['/workshop', '/shops', '/about']) assert.deepEqual(beside(path), [], path)
    assert.deepEqual(beside('/shop', { hidden: true }), [])
    assert.deepEqual(signs({ links: [aLink('/shop', 'x')] }), [])
  })

  it('is a checkout that opens beside a cart', () => {
    const opened = { url: '/checkout' }
    const told = `medium payment checkout_page /checkout ${CHECKOUT}`
    assert.ok(signs(opened, withCart(CART, CHECKOUT)).includes(told))
    assert.ok(!signs(opened, withCart(null, CHECKOUT)).includes(told))
    assert.ok(!signs({}, withCart(CART, CHECKOUT)).includes(told))
  })

  it('is a button to buy with a price, or prices beside buttons on two pages', () => {
    assert.deepEqual(signs({ commerce: { buyNow: true, prices: 1 } }), [
      'medium goods buy_now /a1 Buy now, with a price',
    ])
    assert.deepEqual(signs({ commerce: { buyNow: true } }), [])
    const prices = { commerce: { pricesNearButton: 1 } }
    assert.deepEqual(signs(prices), [])
    assert.deepEqual(signs(prices, NO_CART, prices), [
      'medium goods prices_near_buttons / Prices beside buttons on several pages',
    ])
  })

  it('is a link to pay, or an embedded booking that takes money', () => {
    assert.deepEqual(signs({ commerce: { paymentLinks: ['PayPal', 'Stripe'] } }), [
      'medium payment payment_button /a1 PayPal, Stripe',
    ])
    for (const name of [
      'Rezdy',
      'FareHarbor',
      'Bookeasy',
      'SiteMinder',
      'Little Hotelier',
      'Timely',
      'Fresha',
      'Checkfront',
      'Bokun',
    ])
      assert.deepEqual(
        signs(technology(name, 'booking', 'frame')),
        [`medium booking paid_booking /a1 ${name}`],
        name,
      )
    assert.deepEqual(signs(technology('Calendly', 'booking', 'frame')), [])
    assert.deepEqual(signs(technology('Rezdy', 'booking', 'link')), [])
    assert.deepEqual(signs(technology('Rezdy', 'chat', 'frame')), [])
  })
})

const priced = (count: number, button: string, hidden = false): GivenPage => ({
  commerce: { prices: count },
  forms: [aForm([aField('name'), aField('email')], { buttons: [button], hidden })],
})

describe('a form that orders from a list of prices', () => {
  it('is a sign of goods', () => {
    for (const button of ['Place Order', 'Send my order', 'Submit your order'])
      assert.deepEqual(signs(priced(2, button)), [`medium goods order_form /a1 ${button}`], button)
  })

  it('is none without prices, where it is hidden, and where it asks for something else', () => {
    for (const page of [
      priced(1, 'Place Order'),
      priced(9, 'Place Order', true),
      priced(9, 'Order a brochure'),
      priced(9, 'Track my order'),
      priced(9, 'Send message'),
      priced(9, 'Place an order enquiry'),
    ])
      assert.deepEqual(signs(page), [])
  })
})

describe('signs make a shop', () => {
  it('where one is strong, or two are of different kinds; a booking counts only beside goods', () => {
    assert.equal(makeShop([]), false)
    assert.equal(makeShop([sign('cart', 'strong')]), true)
    assert.equal(makeShop([sign('booking', 'strong')]), true)
    assert.equal(makeShop([sign('cart')]), false)
    assert.equal(makeShop([sign('cart'), sign('cart')]), false)
    assert.equal(makeShop([sign('cart'), sign('payment')]), true)
    assert.equal(makeShop([sign('cart'), sign('payment'), sign('booking')]), false)
    assert.equal(makeShop([sign('goods'), sign('booking')]), true)
  })
})
