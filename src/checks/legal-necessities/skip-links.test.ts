import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

/** The facts about a website whose footer links one page, which has this body. */
function factsOf(path: string, name: string, body: string, footer = `<a href="${path}">${name}</a>`) {
  const pages = aCrawl([
    htmlPage('/', `<main><p>${prose(60)}</p></main><footer>${footer}</footer>`),
    htmlPage(path, `${body}<footer>${footer}</footer>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts)
}

const TERMS = `These are the terms on which we sell through this website. By placing an order you accept them. Prices are in dollars. The law of Victoria applies. ${prose(420)}`
const BLANKS = 'We are [INSERT TRADING NAME]. See [LINK TO REFUND POLICY] and [LINK TO PRIVACY POLICY].'
const SKIP = '<a href="#main">Skip to content</a>'

describe("a page's link to its own main part", () => {
  it('does not make that part the page that its address names', () => {
    const { termsAndConditions, notEnough } = factsOf(
      '/terms-of-service.html',
      'Terms',
      `${SKIP}<main id="main"><h1>Terms of service</h1><p>${TERMS}</p><p>${BLANKS}</p></main>`,
    )
    assert.equal(termsAndConditions, null)
    assert.deepEqual(
      notEnough.map(({ item, flaw }) => `${item} ${flaw}`),
      ['terms template'],
    )
  })

  it('leaves a filled page what it is', () => {
    const { termsAndConditions } = factsOf(
      '/terms-of-service.html',
      'Terms',
      `${SKIP}<main id="main"><h1>Terms of service</h1><p>${TERMS}</p></main>`,
    )
    assert.equal(termsAndConditions, 'https://joes.test/terms-of-service.html')
  })
})

describe('a long part of a page, whose text is kept in part', () => {
  const linked = '<a href="/info.html#terms">Terms and conditions</a>'

  it('is a template where the rest of it has the blanks', () => {
    const body = `<main><div id="terms"><h2>Terms and conditions</h2><p>${TERMS}</p><p>${BLANKS}</p></div></main><a href="#terms">T</a>`
    const { notEnough } = factsOf('/info.html', '', body, linked)
    assert.deepEqual(
      notEnough.map(({ item, flaw }) => `${item} ${flaw}`),
      ['terms template'],
    )
  })

  it('is none where another part has them', () => {
    const body = `<main><div id="terms"><h2>Terms and conditions</h2><p>${TERMS}</p></div><div id="hire"><h2>Hire</h2><p>${prose(300)} ${BLANKS}</p></div></main><a href="#terms">T</a>`
    const { termsAndConditions } = factsOf('/info.html', '', body, linked)
    assert.equal(termsAndConditions, 'https://joes.test/info.html#terms')
  })
})
