import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { findingOf, ofPages } from '#support/seo-site.ts'
import { isOfOneVisitor, shouldHide } from './private-pages.ts'

const isPrivate = (path: string): boolean => isOfOneVisitor(new URL(path, 'https://joes.test/'))

test('a cart, an account and a search are of one visitor, in a folder of the shop and a language, too', () => {
  for (const path of [
    '/cart',
    '/cart.html',
    '/en/cart/',
    '/basket',
    '/shop/basket',
    '/shop/cart/',
    '/warenkorb/',
    '/fr/panier',
    '/index.php?route=checkout/cart',
    '/checkout/',
    '/check-out.html',
    '/kasse',
    '/my-wish-list',
    '/my-account/',
    '/account/login',
    '/customer/account/create/',
    '/search',
    '/search?q=taps',
    '/thank-you.php',
    '/lost-password',
  ])
    assert.ok(isPrivate(path), path)
})

test('a page that only has such a word in its name is to be found', () => {
  for (const path of [
    '/',
    '/gift-basket',
    '/products/basket',
    '/collections/bag',
    '/search-engine-marketing',
    '/sign-up',
    '/register',
    '/brand-identity',
    '/cart-hire',
    '/account-managers',
    '/members/joe',
    '/customers/a-story',
    '/pages/order-tracking',
  ])
    assert.ok(!isPrivate(path), path)
})

test('carts and checkouts may be hidden in every language that shops use', () => {
  for (const path of ['/cart', '/warenkorb/', '/panier', '/kasse', '/shop/afrekenen'])
    assert.ok(shouldHide(`https://joes.test${path}`), path)
  for (const path of ['/', '/taps', '/brotkorb']) assert.ok(!shouldHide(`https://joes.test${path}`), path)
})

test('no rule about titles, summaries, headings or length tells of a cart', () => {
  const headings = [aHeading('Your cart', { level: 1 }), aHeading('Your cart is empty', { level: 1 })]
  const site = (url: string) =>
    ofPages([aPage(), aPage({ url, title: { text: 'Cart', count: 2 }, headings })])
  for (const id of ['title-short', 'title-multiple', 'description-missing', 'h1-multiple']) {
    assert.match(findingOf(id, site('/taps')), /\/taps/u, id)
    assert.doesNotMatch(findingOf(id, site('/cart.html')), /\/cart/u, id)
  }
})
