import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { pending } from '#support/evidence.ts'
import { htmlPage } from '#support/html-page.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'
import { KEY_FEATURES } from './features.data.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const KEY = Object.keys(KEY_FEATURES)
const judge = (answers: AnswersEvidence, { pages, rendered } = UNREACHABLE_SITE) => {
  const outcome = check.evaluate({ answers, pages, renderedPages: rendered }, NOW)
  assert.ok('status' in outcome)
  return outcome
}
const selling = (features: string[]): AnswersEvidence => ({ 'S-SELL': 'yes', 'S-CART1': features })

/** What a cart page with this text suggests. */
function seen(main: string): string[] {
  const cart = aPage({ url: '/cart', text: { main } })
  const site = siteOf([aPage({ links: [aLink('/cart', 'Cart')] }), cart])
  return Object.keys(judge({ 'S-SELL': 'yes' }, site).facts.seen)
}

const STRIPE = '<script src="https://js.stripe.com/v3/"></script>'

/** What an empty cart page with this markup suggests. */
function seenWith(body: string): string[] {
  const cart = htmlPage('/cart', `<p>Your cart is empty</p>${body}`)
  const site = siteOf([aPage({ links: [aLink('/cart', 'Cart')] }), cart])
  return Object.keys(judge({ 'S-SELL': 'yes' }, site).facts.seen)
}

describe('shopping cart', () => {
  it('has all key features with the ten, whatever else is missing', () => {
    assert.equal(judge(selling(KEY)).status, 'has_all_key_features')
    assert.equal(judge(selling(KEY.slice(1))).status, 'some_features_missing')
  })
  it('has some features with one that is not key', () => {
    assert.equal(judge(selling(['description'])).status, 'some_features_missing')
  })
  it('has none when the owner answers so', () => {
    assert.equal(judge(selling(['none'])).status, 'has_no_features')
  })
  it('names what is missing', () => {
    const outcome = judge(selling(KEY.filter((id) => id !== 'total' && id !== 'subtotal')))
    assert.equal(outcome.say?.['missing'], 'the subtotal and the total')
  })
  it('asks when unanswered, or while it is not known whether anything is sold', () => {
    assert.equal(judge({ 'S-SELL': 'yes' }).status, 'we_need_more_details')
    assert.equal(judge({ 'S-CART1': KEY }).status, 'we_need_more_details')
    assert.equal(judge({}).applicable, undefined)
  })
  it('does not apply to a business that sells nothing online', () => {
    const outcome = judge({ 'S-SELL': 'no', 'S-CART1': ['total'] })
    assert.equal(outcome.applicable, false)
    assert.deepEqual(
      outcome.proof.map(({ at, found }) => [at, found]),
      [
        ['S-SELL', 'no'],
        ['S-CART1', 'total'],
      ],
    )
  })
  it('asks a business whose website shows no shop whether it sells online', () => {
    const outcome = judge({}, siteOf())
    assert.equal(outcome.applicable, undefined)
    assert.equal(outcome.asking, true)
    assert.equal(outcome.say?.['seen'], 'We saw no shop.')
    assert.equal(judge({ 'S-SELL': 'yes' }, siteOf()).asking, undefined)
  })
  it('does not say that a website in another language shows no shop', () => {
    const foreign = aPage({ lang: 'pt', text: { words: 200, languages: { pt: 1 } } })
    assert.match(String(judge({}, siteOf([foreign])).say?.['seen']), /can't say whether it has a shop/u)
    const cart = aPage({ ...foreign, commerce: { ...foreign.commerce, buyNow: true } })
    assert.match(String(judge({}, siteOf([cart])).say?.['seen']), /signs of a shop/u)
  })
  it('counts a ticked padlock as missing when the cart is served without encryption', () => {
    const home = aPage({ links: [aLink('http://joes.test/cart', 'Cart')] })
    const open = judge(selling(KEY), siteOf([home, aPage({ url: 'http://joes.test/cart' })]))
    assert.equal(open.status, 'some_features_missing')
    assert.deepEqual(open.proof.at(-1)?.at, 'http://joes.test/cart')
  })
  it('leaves a ticked padlock where only the link to the cart is without encryption', () => {
    const home = aPage({ links: [aLink('http://joes.test/cart', 'Cart')] })
    const moved = aPage({ url: 'https://joes.test/cart', requested: 'http://joes.test/cart' })
    for (const pages of [[home, moved], [home]])
      assert.equal(judge(selling(KEY), siteOf(pages)).status, 'has_all_key_features')
  })
  it('suggests what the empty cart page shows, without ticking it', () => {
    const cart = aPage({ url: '/cart', text: { main: 'Your cart is empty\nSubtotal $0.00\nCheck out' } })
    const outcome = judge({ 'S-SELL': 'yes' }, siteOf([aPage({ links: [aLink('/cart', 'Cart')] }), cart]))
    assert.deepEqual(Object.keys(outcome.facts.seen), ['subtotal', 'checkout_button'])
    assert.equal(outcome.facts.features['subtotal'], null)
  })
  it('suggests no shipping cost that the checkout shows', () => {
    assert.deepEqual(seen('Taxes and shipping calculated at checkout'), [])
    assert.deepEqual(seen('Shipping costs from $5 are added at the next step.'), [])
    assert.deepEqual(seen('Shipping $5.00'), ['shipping_cost'])
  })
  it('suggests no way to pay by the script of a payment service alone', () => {
    assert.deepEqual(seenWith(STRIPE), [])
    assert.deepEqual(seenWith(`${STRIPE}<img src="/visa.png" alt="Visa">`), ['payment_methods'])
    assert.deepEqual(seenWith(`${STRIPE}<p>Pay with Stripe</p>`), ['payment_methods'])
    const after = `<main>${'word '.repeat(40)}</main><p>Pay with Stripe</p>`
    assert.deepEqual(seenWith(STRIPE + after), ['payment_methods'])
  })
  it('waits for the website', () => {
    const outcome = check.evaluate({ answers: {}, pages: pending, renderedPages: pending }, NOW)
    assert.deepEqual(outcome, { wait: true })
  })
})
