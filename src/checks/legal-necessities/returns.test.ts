import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalWork } from './work.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

const LINKS = ['Privacy', 'Cookies', 'Terms', 'Returns']
  .map((text) => `<a href="/${text.toLowerCase()}">${text}</a>`)
  .join(' ')
const TERMS = `By using this site you agree to these terms. Our liability is limited. ${prose(200)}`
const home = (links = LINKS): PageFacts => htmlPage('/', `<p>${prose(80)}</p><footer>${links}</footer>`)
const privacy = htmlPage(
  '/privacy',
  `<p>We collect personal information and use it to answer you. ${prose(150)}</p>`,
)
const cookies = htmlPage(
  '/cookies',
  `<p>A cookie is a file that your browser keeps. Our website sets cookies. No cookie is sold. ${prose(80)}</p>`,
)
const terms = htmlPage('/terms', `<p>${TERMS}</p>`)
const termsByScript = htmlPage('/terms', '<div id="app"></div><script src="/app.js"></script>')
const templateReturns = htmlPage(
  '/returns',
  `<p>Returns to [Company Name] at [Address] within [Number] days. ${prose(80)}</p>`,
)

const returnsIn = (pages: PageFacts[]) => {
  const outcome = check.evaluate(
    {
      pages: aCrawl(pages),
      answers: { 'S-SELL': 'yes' },
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    AT,
  )
  assert.ok('facts' in outcome && outcome.facts)
  const { facts, blocks } = outcome
  const status = 'status' in outcome ? outcome.status : 'unable_to_detect'
  const say = 'say' in outcome ? (outcome.say ?? {}) : {}
  const advice = 'advice' in outcome ? outcome.advice : []
  const [list] = blocks ?? []
  const row = list?.kind === 'checklist' ? list.items.at(-1) : undefined
  return { row, say, advice, status, facts, steps: JSON.stringify(legalWork({ status, facts })) }
}

const short = (text: string): PageFacts => htmlPage('/returns', `<p>${text} ${prose(50)}</p>`)

describe('the returns policy of a shop', () => {
  it('may be short, and name a house number or what is not in stock', () => {
    const texts = [
      'For a refund, post it to 404 George Street, Sydney.',
      'If the item is no longer available we give you a refund.',
    ]
    for (const text of texts) {
      const { facts } = returnsIn([home(), privacy, cookies, terms, short(text)])
      assert.equal(facts.returnsPolicy, 'https://joes.test/returns', text)
    }
  })

  it('may stand in terms that could not be read: nothing is said to be missing, or all there', () => {
    const { row, status, facts, steps } = returnsIn([home(), privacy, cookies, termsByScript])
    assert.deepEqual(row, {
      text: 'Returns policy',
      done: null,
      detail: "It may stand in your terms and conditions, which we couldn't read.",
    })
    assert.equal(facts.returnsMayBeInTerms, true)
    assert.equal(status, 'unable_to_detect')
    assert.equal(steps, 'null')
  })

  it('that was not found is told beside the pages that were', () => {
    const { row, say, facts } = returnsIn([home(), privacy, cookies, terms])
    assert.equal(row?.done, false)
    assert.equal(facts.returnsMayBeInTerms, false)
    assert.equal(say['linked'], "We couldn't find your returns policy.")
  })

  it('that was not found is named with the other pages that are missing', () => {
    const { say } = returnsIn([home(), privacy, cookies])
    assert.equal(say['gap'], "we couldn't find: terms and conditions and a returns policy")
    assert.equal(say['missing'], 'terms and conditions and a returns policy')
  })

  it('that is found and has one blank left is named with it', () => {
    const policy = htmlPage(
      '/returns',
      `<p>Send it to [insert address] for a refund within 30 days. ${prose(120)}</p>`,
    )
    const { facts, advice } = returnsIn([home(), privacy, cookies, terms, policy])
    assert.equal(facts.returnsPolicy, policy.url)
    assert.deepEqual(advice, ['Your returns policy still says "[insert address]": fill it in.'])
  })

  it('that is not enough is work to do, whether or not the terms could be read', () => {
    for (const page of [terms, termsByScript]) {
      const { row, say, facts, steps } = returnsIn([home(), privacy, cookies, page, templateReturns])
      assert.match(String(say['linked']), /You link to a returns policy, but its page still has blanks/u)
      assert.equal(row?.done, false)
      assert.equal(facts.notEnough?.[0]?.item, 'returns')
      assert.equal(facts.returnsMayBeInTerms, false)
      assert.match(steps, /ready-made draft/u)
    }
  })
})
