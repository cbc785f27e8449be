import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { questionOf } from '#core/survey/questions.ts'
import type { SuggestedAnswer } from '#core/survey/suggest.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { catalogue } from './catalogue.generated.ts'

const CART = 'https://joes.com.au/cart'
const TAPS = 'https://joes.com.au/taps'

const suggested = (question: string, check: string, facts: Record<string, unknown>): SuggestedAnswer[] => {
  const asked = questionOf(question)
  assert.ok(asked, question)
  return suggestions(asked, catalogue, [{ id: check, facts }])
}
const shop = (facts: Record<string, unknown>): Record<string, unknown> => ({
  isShop: true,
  productPage: null,
  cart: null,
  checkoutPage: null,
  ...facts,
})

const tags = (ga4: string[], ua: string[] = []) => ({ tags: { ga4, ua, gtm: ['GTM-1'], ads: [] } })

describe('"We think so"', () => {
  it('ticks what was found, by the ids of the survey', () => {
    const seen = { secure_payment_method: CART, debit_card: TAPS, credit_card_transaction_fee: TAPS }
    assert.deepEqual(suggested('S-PAY1', 'payment-options', { seen }), [
      { value: 'secure_payment', at: CART },
      { value: 'debit_card', at: TAPS },
      { value: 'card_fee_clear', at: TAPS },
    ])
    assert.deepEqual(suggested('S-CART1', 'shopping-cart', { seen: { total: CART } }), [
      { value: 'total', at: CART },
    ])
  })
  it("gives each question its own part of a check's facts", () => {
    const facts = { seen: { accurate_shipping_costs: TAPS, timing: CART } }
    assert.deepEqual(suggested('S-SHIP1', 'shipping-options', facts), [{ value: 'accurate_costs', at: TAPS }])
    assert.deepEqual(suggested('S-SHIP2', 'shipping-options', facts), [{ value: 'timing', at: CART }])
  })
  it('suggests that a shop sells, and never that it does not', () => {
    assert.deepEqual(suggested('S-SELL', 'ecommerce', shop({ cart: 'Bag', checkoutPage: CART })), [
      { value: 'yes', at: CART },
    ])
    assert.deepEqual(suggested('S-SELL', 'ecommerce', shop({ cart: 'Bag' })), [{ value: 'yes', at: null }])
    assert.deepEqual(suggested('S-SELL', 'ecommerce', shop({ isShop: false, productPage: TAPS })), [])
  })
  it('offers the product page that was found', () => {
    assert.deepEqual(suggested('S-PRODURL', 'ecommerce', shop({ productPage: TAPS })), [
      { value: TAPS, at: TAPS },
    ])
    assert.deepEqual(suggested('S-PRODURL', 'ecommerce', shop({})), [])
  })
  it('suggests that addresses are looked up where such a service was found with a form', () => {
    const pages = [{ url: CART, fields: [] }]
    assert.deepEqual(suggested('S-ADDR1', 'address-autofill', { pages, service: 'Addressy' }), [
      { value: 'lookup', at: CART },
    ])
    assert.deepEqual(suggested('S-ADDR1', 'address-autofill', { pages, service: null }), [])
    assert.deepEqual(suggested('S-ADDR1', 'address-autofill', { pages: [], service: null }), [])
  })
  it('offers the profile that the website links to', () => {
    const profileUrl = 'https://www.facebook.com/JoesTaps/'
    assert.deepEqual(suggested('S-SOC-F', 'facebook', { profileUrl }), [
      { value: 'JoesTaps', at: profileUrl },
    ])
    assert.deepEqual(suggested('S-SOC-F', 'facebook', { profileUrl: null }), [])
    assert.deepEqual(
      suggested('S-SOC-F', 'facebook', { profileUrl: 'https://www.facebook.com/groups/x' }),
      [],
    )
  })
  it('suggests that there is an account where its tag was found', () => {
    assert.deepEqual(suggested('S-GA1', 'google-analytics', tags(['G-1'])), [{ value: 'yes', at: null }])
    assert.deepEqual(suggested('S-GA1', 'google-analytics', tags([], ['UA-1'])), [{ value: 'yes', at: null }])
    assert.deepEqual(suggested('S-GA1', 'google-analytics', tags([])), [])
    assert.deepEqual(suggested('S-ADS1', 'google-ads', { tagIds: ['AW-1'] }), [{ value: 'yes', at: null }])
    assert.deepEqual(suggested('S-ADS1', 'google-ads', { tagIds: [] }), [])
  })
  it('suggests nothing without a result, from older facts, or for what cannot be found', () => {
    assert.deepEqual(suggested('S-PAY1', 'ssl', { seen: { debit_card: TAPS } }), [])
    assert.deepEqual(suggested('S-PAY1', 'payment-options', {}), [])
    assert.deepEqual(suggested('S-CLOUD1', 'cloud-storage', { seen: { most: TAPS } }), [])
  })
})
