import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
/** 44 words. */
const RULES =
  'Send it back unused in the box within 14 days for an exchange or a refund less freight. Faulty goods are repaired, replaced or refunded under the Consumer Guarantees Act. Email us first with your order number and we tell you where to send it.'

const home = htmlPage('/', `<p>${prose(80)}</p>`)
const outcomeOf = (...pages: PageFacts[]) =>
  check.evaluate(
    {
      pages: aCrawl([home, ...pages]),
      answers: { 'S-SELL': 'yes' },
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    AT,
  )
const returnsIn = (path: string, body: string): string | null => {
  const outcome = outcomeOf(htmlPage(path, `<main>${body}</main>`))
  return legalFacts.parse('facts' in outcome && outcome.facts).returnsPolicy
}
const on = (name: string, heading: string, text = RULES): string =>
  `<h1>${name}</h1><p>${prose(60)}</p><h3>${heading}</h3><p>${text}</p><h3>Pick up</h3><p>${prose(40)}</p>`

const status = (...pages: PageFacts[]): unknown => {
  const outcome = outcomeOf(...pages)
  return 'status' in outcome ? outcome.status : null
}

const about = (credit: string): string =>
  on('FAQ', 'And then', `You get ${credit} within 14 days. We repair faulty tools. ${prose(30)}`)

describe('what a shop says of returns on another page', () => {
  it('counts under a heading of one word, and under a question', () => {
    for (const heading of [
      'Returns',
      'Refunds',
      'Returns & refunds',
      'Can I return something?',
      'Do you do refunds?',
    ])
      assert.equal(returnsIn('/freight', on('Freight', heading)), 'https://joes.test/freight', heading)
    assert.equal(returnsIn('/the-shed', on('The shed', 'Changed your mind?')), 'https://joes.test/the-shed')
  })

  it('counts on a page about orders whatever its heading is', () => {
    for (const name of ['Delivery', 'Shipping', 'FAQ’s', 'How to order', 'Customer service', 'Our guarantee'])
      assert.equal(returnsIn('/p/7', on(name, 'And then')), 'https://joes.test/p/7', name)
    assert.equal(returnsIn('/p/7', on('Our shed', 'And then')), null)
  })

  it('counts with 25 words and three of its signs', () => {
    const least =
      'Return it unused in the box within 14 days for a refund. We keep none of it and are sorry that it was not'
    assert.equal(returnsIn('/faq', on('FAQ', 'Returns', `${least} everybody`)), 'https://joes.test/faq')
    assert.equal(returnsIn('/faq', on('FAQ', 'Returns', least)), null)
    assert.equal(returnsIn('/faq', on('FAQ', 'Returns', 'You get refunds within 14 days.')), null)
    assert.equal(returnsIn('/faq', on('FAQ', 'Returns', `We sell returns as seconds. ${prose(60)}`)), null)
    assert.equal(returnsIn('/faq', on('FAQ', 'Returns', `Lorem ipsum. ${RULES}`)), null)
  })

  it('speaks of credit for goods, not of paying by it', () => {
    for (const credit of ['a credit for unused goods', 'store credit', 'another one or credit'])
      assert.equal(returnsIn('/faq', about(credit)), 'https://joes.test/faq', credit)
    for (const credit of ['a credit check', 'a place to store credit card details', 'a debit or credit card'])
      assert.equal(returnsIn('/faq', about(credit)), null, credit)
  })

  it('keeps a shop without terms from being at risk', () => {
    assert.equal(
      status(htmlPage('/freight', `<main>${on('Freight', 'Returns')}</main>`)),
      'legal_items_missing',
    )
    assert.equal(
      status(htmlPage('/freight', `<main>${on('Freight', 'Weights', prose(40))}</main>`)),
      'website_at_risk',
    )
  })

  it('needs 50 words on a page of its own', () => {
    assert.equal(returnsIn('/returns', `<h1>Returns</h1><p>${RULES}</p>`), null)
    assert.equal(
      returnsIn('/returns', `<h1>Returns</h1><p>${RULES} ${RULES}</p>`),
      'https://joes.test/returns',
    )
  })
})
