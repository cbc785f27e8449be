import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PagesEvidence } from '../evidence/pages.ts'
import { there } from '#support/evidence.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { sitePages } from './site-pages.ts'
import { seenWithoutEncryption } from './without-encryption.ts'

const CART = 'http://joes.test/cart'
const seen = (pages: GivenPage[], given: Partial<PagesEvidence> = {}, address: string | null = CART) =>
  seenWithoutEncryption(
    sitePages({ pages: there(aCrawl(pages.map(aPage), given)), rendered: there({ pages: [] }) }),
    address,
  )

test('a page is without encryption where it answered so, whatever the link to it says', () => {
  assert.equal(seen([{}, { url: CART }]), CART)
  assert.equal(seen([{}, { url: CART }], {}, 'https://joes.test/cart'), CART)
  assert.equal(seen([{}, { url: 'https://joes.test/cart', requested: CART }]), null)
})

test('of a page that was not read nothing is known, unless the homepage is without encryption, too', () => {
  assert.equal(seen([{}]), null)
  assert.equal(seen([{ url: 'http://joes.test/' }]), CART)
  assert.equal(seen([{ url: 'http://joes.test/' }], {}, 'http://shop.other.test/cart'), null)
  assert.equal(seen([{ url: 'http://joes.test/' }], {}, 'Cart (0)'), null)
  assert.equal(seen([{ url: 'http://joes.test/' }], {}, null), null)
})

test('an answer that is no page counts where its redirects ended', () => {
  const at = (leadsTo: string | null) => ({ noPages: [{ url: CART, status: 200, leadsTo }] })
  assert.equal(seen([{}], at('https://shop.other.test/cart')), null)
  assert.equal(seen([{}], at('http://shop.other.test/cart')), 'http://shop.other.test/cart')
  assert.equal(seen([{}], at(null)), CART)
})
