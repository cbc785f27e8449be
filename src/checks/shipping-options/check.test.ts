import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { aHeading, aLink, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ALL_INFORMATION = ['timing', 'costs', 'location', 'returns']
const judge = (answers: AnswersEvidence, { pages, rendered } = UNREACHABLE_SITE) => {
  const outcome = check.evaluate({ answers, pages, renderedPages: rendered }, NOW)
  assert.ok('status' in outcome)
  return outcome
}
const statusOf = (options: string[], information: string[], how = 'send'): string =>
  judge({ 'S-SELL': 'yes', 'S-SHIP0': how, 'S-SHIP1': options, 'S-SHIP2': information }).status

const seen = (main: string, path = '/faq') => {
  const page = aPage({ url: `https://joes.test${path}`, found: 'link', text: { main } })
  return Object.keys(judge({ 'S-SELL': 'yes' }, siteOf([aPage(), page])).facts.seen)
}

const seenAt = (path: string, main: string, given: { status?: number; title?: string } = {}) => {
  const { status = 200, title = '' } = given
  const text = { main, mainWords: 40 }
  const page = aPage({
    url: `https://joes.test${path}`,
    found: 'link',
    status,
    text,
    title: { text: title, count: 1 },
  })
  return judge({ 'S-SELL': 'yes' }, siteOf([aPage(), page])).facts.seen['return_policy']
}

describe('shipping options', () => {
  it('are great with all information and four of the five options', () => {
    const four = ['track_order', 'return_policy', 'accurate_costs', 'accurate_delivery']
    assert.equal(statusOf(four, ALL_INFORMATION), 'great')
    assert.equal(statusOf(four.slice(1), ALL_INFORMATION), 'some')
    assert.equal(statusOf([...four, 'pickup'], ALL_INFORMATION.slice(1)), 'some')
  })
  it('are poor with two of the nine or fewer', () => {
    assert.equal(statusOf(['pickup'], ['timing']), 'poor')
    assert.equal(statusOf(['pickup'], ['timing', 'costs']), 'some')
    assert.equal(statusOf(['none'], ['none']), 'poor')
  })
  it('say so where the owner ticked none of these', () => {
    const { proof } = judge({ 'S-SELL': 'yes', 'S-SHIP0': 'send', 'S-SHIP1': ['none'], 'S-SHIP2': ['none'] })
    assert.deepEqual(
      proof.map(({ found }) => found),
      ['send', 'none', 'none'],
    )
  })
  it('do not count extras', () => {
    const extras = ['gift_message', 'gift_wrapping', 'sustainable_packaging', 'tracking_details']
    assert.equal(statusOf(extras, ['none']), 'poor')
  })
  it('count what does not apply where customers collect', () => {
    assert.equal(statusOf(['return_policy'], ['timing', 'costs', 'returns'], 'collect'), 'great')
    assert.equal(statusOf(['return_policy'], ['timing', 'costs', 'returns'], 'send'), 'some')
  })
  it('are not relevant where nothing is sold, or nothing is sent', () => {
    assert.equal(judge({ 'S-SELL': 'no' }).status, 'not_relevant_to_your_business')
    assert.equal(statusOf(['pickup'], ['timing'], 'none'), 'not_relevant_to_your_business')
  })
  it('ask while an answer that decides is missing', () => {
    assert.equal(judge({}).status, 'we_need_more_details')
    assert.equal(judge({ 'S-SELL': 'yes', 'S-SHIP1': ['pickup'] }).status, 'we_need_more_details')
    assert.equal(judge({ 'S-SELL': 'yes', 'S-SHIP2': ['timing'] }).status, 'we_need_more_details')
    assert.equal(judge({ 'S-SHIP1': ['pickup'], 'S-SHIP2': ['timing'] }).status, 'we_need_more_details')
  })
  it('are suggested from the pages, not ticked', () => {
    const page = aPage({ text: { main: 'Delivery takes 2-4 business days. Free shipping over $50.' } })
    const outcome = judge({ 'S-SELL': 'yes' }, siteOf([page]))
    assert.deepEqual(Object.keys(outcome.facts.seen), [
      'accurate_shipping_costs',
      'accurate_delivery',
      'timing',
      'costs',
    ])
    assert.equal(outcome.facts.features['timing'], null)
  })
  it('are suggested from sentences about sending, never from those about refunds, replies and mailing lists', () => {
    assert.deepEqual(seen('Refunds are processed within 10 business days.'), [])
    assert.deepEqual(seen('We take you off our mailing list within 5 business days.'), [])
    assert.deepEqual(seen('We ship on Monday. Replies take two business days.'), [])
    assert.deepEqual(seen('Your order arrives within 5 business days.'), ['timing'])
    assert.deepEqual(seen('Metro: 5 business days\nRefunds: 9 business days', '/shipping-policy'), ['timing'])
    assert.deepEqual(seen('We may correct shipping charges.', '/terms-of-service'), [])
    for (const terms of ['/terms-of-business', '/t-c-s', '/payment-terms'])
      assert.deepEqual(seen('Flat rate shipping of $7 applies.', terms), [], terms)
    assert.deepEqual(seen('Flat rate shipping of $7 applies.', '/delivery-terms'), [
      'accurate_shipping_costs',
      'costs',
    ])
  })
  it('tell what delivery costs by an amount, or by its being free', () => {
    assert.deepEqual(seen('Shipping costs $8 to Perth.'), ['costs'])
    assert.deepEqual(seen('Delivery fee: 12 EUR.'), ['costs'])
    assert.deepEqual(seen('We have free delivery in town.'), ['costs'])
    assert.deepEqual(seen('Delivery charges\nNorth $6\nSouth $9', '/shipping'), ['costs'])
    assert.deepEqual(seen('Buy two and save quite a lot on shipping fees. Vases are $20.'), [])
    assert.deepEqual(seen('Shipping fees are shown at checkout.', '/shipping'), [])
  })
  it('are first suggested from a page named after shipping', () => {
    const main = 'Orders arrive in 3 business days.'
    const pages = ['/faq', '/delivery'].map((path) =>
      aPage({ url: `https://joes.test${path}`, found: 'link', text: { main } }),
    )
    const { facts } = judge({ 'S-SELL': 'yes' }, siteOf([aPage(), ...pages]))
    assert.equal(facts.seen['timing'], 'https://joes.test/delivery')
  })
  it('have the address of the returns page, never of one that only links to it', () => {
    const link = aLink('/policies/refund-policy', 'Refund Policy')
    const shipping = aPage({
      url: 'https://joes.test/shipping-policy',
      found: 'link',
      text: { main: 'All sales are subject to our Refund Policy.', footer: 'Refund Policy' },
      links: [{ ...link, inline: true }],
    })
    const main = 'You may return what you bought within 30 days. '.repeat(5)
    const url = 'https://joes.test/policies/refund-policy'
    const returns = aPage({ url, found: 'link', text: { main, mainWords: 45 } })
    const { facts } = judge({ 'S-SELL': 'yes' }, siteOf([aPage(), shipping, returns]))
    assert.deepEqual([facts.seen['return_policy'], facts.seen['returns']], [url, url])
    assert.deepEqual(judge({ 'S-SELL': 'yes' }, siteOf([aPage(), shipping])).facts.seen, {})
    assert.deepEqual(seen('Our returns policy: bring it back.'), ['return_policy'])
  })
  it('have no policy where its page does not answer, or says nothing of goods', () => {
    const policy = 'We refund what comes back. '.repeat(8)
    assert.equal(seenAt('/returns', policy), 'https://joes.test/returns')
    assert.equal(seenAt('/returns', policy, { status: 404 }), undefined)
    const students = 'Our students live with a family and return home in summer. '.repeat(4)
    assert.equal(seenAt('/exchange', students, { title: 'Exchanges and student stays' }), undefined)
  })
  it('are not suggested where nothing looks like a shop', () => {
    const page = aPage({ text: { main: 'Your order arrives within 5 business days.' } })
    assert.deepEqual(judge({}, siteOf([page])).facts.seen, {})
  })
  it('report a return policy that cannot be found', () => {
    const answers = { 'S-SELL': 'yes', 'S-SHIP0': 'send', 'S-SHIP1': ['return_policy'], 'S-SHIP2': ['none'] }
    assert.equal(judge(answers, siteOf()).advice?.length, 1)
    const linked = siteOf([aPage({ links: [aLink('/returns', 'Returns')] })])
    assert.equal(judge(answers, linked).advice?.length, 0)
    const main = `Changed your mind? Send goods back unused within 30 days with your receipt and we refund you or exchange them. A faulty item can be returned too: you get a repair, a replacement or your money back. ${'Write to us first, please. '.repeat(6)}`
    const url = 'https://joes.test/changed-your-mind'
    const named = siteOf([
      aPage({ links: [aLink(url, 'Changed your mind?', { region: 'footer' })] }),
      aPage({
        url,
        text: { main, words: 70, mainWords: 70 },
        headings: [aHeading('Changed your mind?', { level: 1 })],
      }),
    ])
    const outcome = judge(answers, named)
    assert.deepEqual([outcome.advice?.length, outcome.facts.seen['return_policy']], [0, url])
    assert.equal(judge(answers).advice?.length, 0)
  })
})
