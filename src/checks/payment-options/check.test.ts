import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { aSite, there } from '#support/evidence.ts'
import { aField, aForm, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { notGathered, UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const judge = (answers: AnswersEvidence, given = UNREACHABLE_SITE, insecure = false) => {
  const site = given === UNREACHABLE_SITE ? notGathered('connect_failure') : there(aSite({ insecure }))
  const { pages, rendered: renderedPages } = given
  const outcome = check.evaluate({ answers, pages, renderedPages, site }, NOW)
  assert.ok('status' in outcome)
  return outcome
}
const paying = (...ways: string[]): AnswersEvidence => ({ 'S-SELL': 'yes', 'S-PAY1': ways })
const statusOf = (...ways: string[]): string => judge(paying(...ways)).status
const [S, D, B, F] = ['secure_payment', 'debit_card', 'buy_now_pay_later', 'card_fee_clear'] as const

/** What the question whether anything is sold begins with, on a website that shows these ways to pay. */
const question = (...paymentMethods: string[]) =>
  judge({}, siteOf([aPage({ commerce: { paymentMethods } })])).say?.['seen']

const seenOn = (page: GivenPage, answers = {}) =>
  Object.keys(judge(answers, siteOf([aPage(page)])).facts.seen)

describe('payment options', () => {
  it('are great when secure, with debit cards and clear fees', () => {
    assert.equal(statusOf(S, D, F), 'great')
    assert.equal(statusOf(S, D, F, B), 'great')
  })
  it('have gaps without debit cards or clear fees', () => {
    for (const ways of [
      [S, D],
      [S, F],
      [S, B],
      [S, D, B],
      [S, F, B],
    ])
      assert.equal(statusOf(...ways), 'some')
  })
  it('are poor when not secure, or secure alone', () => {
    for (const ways of [['none'], [S], [D, F], [D, B, F]]) assert.equal(statusOf(...ways), 'poor')
  })
  it('are not relevant where nothing is sold, and asked about otherwise', () => {
    assert.equal(judge({ 'S-SELL': 'no', 'S-PAY1': [S] }).status, 'not_relevant_to_your_business')
    assert.equal(judge({ 'S-SELL': 'yes' }).status, 'we_need_more_details')
    assert.equal(judge({ 'S-PAY1': [S, D, F] }).status, 'we_need_more_details')
  })
  it('are not secure when the checkout is served without encryption', () => {
    const home = aPage({ links: [aLink('http://joes.test/checkout', 'Pay')] })
    const outcome = judge(paying(S, D, F), siteOf([home, aPage({ url: 'http://joes.test/checkout' })]))
    assert.equal(outcome.status, 'poor')
    assert.equal(outcome.proof.length, 2)
  })
  it('are secure where only the link to the checkout is without encryption', () => {
    const home = aPage({ links: [aLink('http://joes.test/checkout', 'Pay')] })
    const moved = aPage({ url: 'https://joes.test/checkout', requested: 'http://joes.test/checkout' })
    for (const pages of [[home, moved], [home]])
      assert.equal(judge(paying(S, D, F), siteOf(pages)).status, 'great')
  })
  it('are not secure when card details are asked for with an invalid certificate', () => {
    const form = aForm([aField('number', { autocomplete: 'cc-number' })])
    const site = siteOf([aPage({ forms: [form] })])
    assert.equal(judge(paying(S, D, F), site, true).status, 'poor')
    assert.equal(judge(paying(S, D, F), site, false).status, 'great')
  })
  it('are suggested by the methods that pages name', () => {
    const page = aPage({ commerce: { paymentMethods: ['visa', 'afterpay'] } })
    const outcome = judge({ 'S-SELL': 'yes' }, siteOf([page]))
    assert.deepEqual(Object.keys(outcome.facts.seen), ['debit_card', 'buy_now_pay_later'])
    assert.equal(outcome.facts.features['debit_card'], null)
  })
  it('are secure by the services of other countries, too', () => {
    for (const way of ['payfast', 'ozow', 'yoco', 'peach_payments']) {
      const site = siteOf([aPage({ commerce: { paymentMethods: [way] } })])
      assert.deepEqual(
        Object.keys(judge({ 'S-SELL': 'yes' }, site).facts.seen),
        ['secure_payment_method'],
        way,
      )
    }
  })
  it('are named by the question whether anything is sold, where no shop is seen beside them', () => {
    for (const way of ['stripe', 'paypal', 'shop_pay', 'poli', 'payfast', 'ozow'])
      assert.equal(question('bank_transfer', way), 'We saw a way to pay, but no shop.', way)
    assert.equal(question(), 'We saw no shop.')
  })
  it('are no way to pay online where they are those of a counter or an invoice', () => {
    for (const ways of [
      ['bank_transfer'],
      ['on_delivery'],
      ['mobile_money'],
      ['visa', 'mastercard', 'amex'],
      ['visa', 'mastercard', 'afterpay'],
      ['zip', 'klarna', 'laybuy'],
      ['apple_pay', 'google_pay'],
      ['square'],
      ['card'],
      ['yoco', 'snapscan', 'zapper'],
      ['venmo', 'cash_app'],
    ])
      assert.equal(question(...ways), 'We saw no shop.', ways.join(', '))
  })
  it('suggest nothing about paying online where nothing is a sign of a shop', () => {
    const counter: GivenPage = { commerce: { paymentMethods: ['visa', 'afterpay', 'bank_transfer'] } }
    assert.deepEqual(seenOn(counter), [])
    assert.deepEqual(seenOn(counter, { 'S-SELL': 'yes' }), ['debit_card', 'buy_now_pay_later'])
    assert.deepEqual(seenOn({ ...counter, links: [aLink('/shop', 'Shop')] }), [
      'debit_card',
      'buy_now_pay_later',
    ])
    assert.deepEqual(seenOn({ commerce: { paymentMethods: ['paypal', 'visa'] } }), [
      'secure_payment_method',
      'debit_card',
    ])
  })
  it('are not suggested by a privacy policy', () => {
    const page = aPage({
      url: '/privacy-policy',
      text: {
        main: `We collect, use, share and store your data. ${'Contact us. '.repeat(80)}`,
        mainWords: 168,
      },
      commerce: { paymentMethods: ['paypal'] },
    })
    assert.deepEqual(judge({ 'S-SELL': 'yes' }, siteOf([aPage(), page])).facts.seen, {})
  })
})
