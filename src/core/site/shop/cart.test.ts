import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkFacts, PageFacts } from '../../evidence/page.ts'
import { failure } from '../../reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aForm, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { cartOfLink, checkoutOfLink, type CrawlAnswers, findCart } from './cart.ts'

const CART = 'https://joes.test/cart'
const found = (page: GivenPage, crawl: Partial<CrawlAnswers> = {}) =>
  findCart([aPage(page)], { unread: [], noPages: [], ...crawl })
const noPage = (status: number): Partial<CrawlAnswers> => ({
  noPages: [{ url: CART, status, leadsTo: null }],
})

describe('the cart and the checkout of a website', () => {
  it('are pages of that address, or where visible links and forms lead', () => {
    assert.deepEqual(found({ url: '/cart' }), { cart: CART, checkout: null })
    assert.deepEqual(found({ links: [aLink('/cart', 'Here'), aLink('/checkout', 'There')] }), {
      cart: CART,
      checkout: 'https://joes.test/checkout',
    })
    assert.equal(found({ links: [aLink('/cart', 'Here', { hidden: true })] }).cart, null)
    assert.equal(found({ forms: [aForm([], { action: CART })] }).cart, CART)
  })

  it('are none where their address answers with an error or is gone', () => {
    const page = { links: [aLink('/cart', 'Cart')] }
    assert.equal(found(page, noPage(399)).cart, CART)
    assert.equal(found(page, noPage(400)).cart, null)
    const unread = (status: number) => ({
      unread: [{ url: CART, failure: failure('http_status', undefined, status), inMenu: true }],
    })
    assert.equal(found(page, unread(404)).cart, null)
    assert.equal(found(page, unread(500)).cart, CART)
    assert.equal(found({ ...page, commerce: { cart: CART } }, noPage(404)).cart, null)
  })

  it('are a link or a button that names a cart, where no address does', () => {
    assert.equal(found({ links: [aLink('/w', 'View cart')] }).cart, 'https://joes.test/w')
    assert.equal(found({ commerce: { cart: 'https://joes.test/c9' } }).cart, 'https://joes.test/c9')
    const button = (text: string, region: 'main' | 'header') => found({ buttons: [{ text, region }] }).cart
    assert.equal(button('Cart', 'main'), 'Cart')
    assert.equal(button('Basket', 'main'), null)
    assert.equal(button('Basket', 'header'), 'Basket')
    assert.equal(button('Menu', 'header'), null)
  })
})

const listed = (url: string, given: GivenPage = {}) => aPage({ url, found: 'sitemap', ...given })
const on = (...pages: PageFacts[]) => findCart(pages, { unread: [] })

const product = (offer: string) =>
  htmlPage('/mugs/red', '<main><h1>Red mug</h1></main>', {
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug"${offer}}</script>`,
  })

describe('a cart that only the sitemap names', () => {
  const leftBehind = [
    listed('/cart', { links: [aLink('/cart#nav', 'Skip'), aLink('/checkout', 'Proceed to checkout')] }),
    listed('/checkout', { buttons: [{ text: 'Cart', region: 'header' }], commerce: { cart: CART } }),
  ]

  it('is one that visitors cannot reach, with everything on its page', () => {
    assert.deepEqual(on(aPage(), ...leftBehind), { cart: null, checkout: null })
    const hidden = aPage({ links: [aLink('/cart', 'Cart', { hidden: true })] })
    assert.deepEqual(on(hidden, ...leftBehind), { cart: null, checkout: null })
  })

  it('is found where another page leads to it, or puts something into a cart', () => {
    const found = { cart: CART, checkout: 'https://joes.test/checkout' }
    assert.deepEqual(on(aPage({ links: [aLink('/cart', 'Cart')] }), ...leftBehind), found)
    assert.equal(on(aPage({ forms: [aForm([], { action: CART })] }), ...leftBehind).cart, CART)
    assert.deepEqual(on(aPage({ commerce: { addToCart: 'Add to cart' } }), ...leftBehind), found)
  })

  it('is found where the website has a product with a price, whose button only its script knows', () => {
    const priced = product(',"offers":{"@type":"Offer","price":"20","priceCurrency":"NZD"}')
    for (const found of ['sitemap', 'guess'] as const)
      assert.deepEqual(
        on(aPage(), priced, aPage({ url: '/cart', found }), aPage({ url: '/checkout', found })),
        { cart: CART, checkout: 'https://joes.test/checkout' },
        found,
      )
    assert.equal(on(aPage(), product(''), aPage({ url: '/cart', found: 'sitemap' })).cart, null)
  })

  it('is one like any other where a link of the website led there', () => {
    for (const found of ['menu', 'link', 'owner'] as const)
      assert.equal(on(aPage(), aPage({ url: '/cart', found })).cart, CART, found)
    assert.equal(on(aPage(), aPage({ url: '/cart', found: 'guess' })).cart, null)
  })
})

describe('a cart that is called a list of enquiries', () => {
  it('is none, nor is a checkout', () => {
    for (const text of [
      'Quote list (0)',
      'My quote',
      'Enquiry basket',
      'Your estimate',
      'Request a quotation',
    ]) {
      const links = [aLink('/cart', text), aLink('/checkout', 'Send inquiry')]
      const pages = [
        aPage({ links, commerce: { cart: CART } }),
        aPage({ url: '/cart' }),
        aPage({ url: '/checkout' }),
      ]
      assert.deepEqual(on(...pages), { cart: null, checkout: null }, text)
    }
  })
  it('is one by every other name', () => {
    for (const text of ['Cart', 'Basket (0)', 'My order', 'Trolley', '$0.00', 'Quotable mugs', 'Checkout'])
      assert.equal(on(aPage({ links: [aLink('/cart', text)] })).cart, CART, text)
    const both = [aLink('/cart', 'Cart'), aLink('/cart', 'fill it and ask for a quote', { inline: true })]
    assert.equal(on(aPage({ links: both })).cart, CART)
    const elsewhere = [aLink('/cart', 'Cart'), aLink('/request-quote', 'Quote list')]
    assert.equal(on(aPage({ links: elsewhere })).cart, CART)
  })
})

const of = (href: string, text: string, given: Partial<LinkFacts> = {}) =>
  cartOfLink(aLink(href, text, given), 'https://joes.test/')

describe('a link that names a cart', () => {
  it('leads to it, or opens it on the page: then it is known by its text', () => {
    assert.equal(of('/w', 'Cart'), 'https://joes.test/w')
    assert.equal(of('/w', '', { label: 'Cart' }), 'https://joes.test/w')
    assert.equal(of('/w', 'Taps'), null)
    assert.equal(of('/w', 'Cart', { scripted: true }), 'Cart')
    assert.equal(of('#drawer', 'Cart'), 'Cart')
    assert.equal(of('javascript:void(0)', 'Cart'), 'Cart')
    assert.equal(of('/', 'Cart'), 'Cart')
  })

  it('names goods where it leads into a folder of goods, or has a word of goods outside of the menu', () => {
    assert.equal(of('/products/w', 'Cart'), null)
    assert.equal(of('/w', 'Basket'), null)
    assert.equal(of('/w', 'Basket', { region: 'footer' }), null)
    assert.equal(of('/w', 'Basket', { region: 'header' }), 'https://joes.test/w')
    assert.equal(of('/w', 'Basket', { region: 'nav' }), 'https://joes.test/w')
  })
})

describe('a link that names a checkout', () => {
  it('is known by its address, else by its text', () => {
    assert.equal(checkoutOfLink(aLink('/checkout', 'Go')), 'https://joes.test/checkout')
    assert.equal(checkoutOfLink(aLink('/pay', 'Checkout')), 'https://joes.test/pay')
    assert.equal(checkoutOfLink(aLink('/pay', '', { label: 'Checkout' })), 'https://joes.test/pay')
    assert.equal(checkoutOfLink(aLink('javascript:void(0)', 'Checkout')), 'Checkout')
    assert.equal(checkoutOfLink(aLink('javascript:void(0)', '', { label: 'Checkout' })), 'Checkout')
    assert.equal(checkoutOfLink(aLink('/taps', 'Taps')), null)
  })
})
