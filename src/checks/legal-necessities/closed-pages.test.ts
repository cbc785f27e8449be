import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const POLICY = `We collect personal information and use it to answer you. ${prose(150)}`
const privacy = htmlPage('/privacy', `<p>${POLICY}</p><h2>Cookies</h2><p>We use them.</p>`)
const terms = htmlPage(
  '/terms',
  `<p>By using this site you agree to these terms. Our liability is limited. ${prose(200)}</p>`,
)

/** A shop's website with these addresses for its privacy policy and terms. */
function judged(links: { privacy: string; terms: string }, pages: PageFacts[], reason?: 'robots' | 'wall') {
  const footer = `<a href="${links.privacy}">Privacy policy</a> <a href="${links.terms}">Terms and conditions</a>`
  const home = htmlPage('/', `<p>${prose(80)}</p><footer>${footer}</footer>`)
  const why = failure(reason === 'robots' ? 'robots_disallowed' : 'blocked_by_site')
  const unread = reason ? [{ url: 'https://joes.test/closed', failure: why, inMenu: true }] : []
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, ...pages], { unread }),
      answers: { 'S-SELL': 'yes' },
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    AT,
  )
  const [list] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
  return {
    status: 'status' in outcome ? outcome.status : 'unable',
    ticks: list?.kind === 'checklist' ? list.items.map(({ done }) => done) : [],
    found: 'say' in outcome ? outcome.say?.['found'] : undefined,
    linked: 'say' in outcome ? String(outcome.say?.['linked']) : '',
  }
}

const KEPT = 'https://www.iubenda.com/privacy-policy/1'

describe('a legal page that no scan reads', () => {
  it('is found, and what it may have is not known: a document', () => {
    const { status, ticks, found, linked } = judged({ privacy: '/privacy.pdf', terms: '/terms' }, [terms])
    assert.equal(status, 'legal_items_present')
    assert.deepEqual(ticks.slice(0, 3), [true, null, true])
    assert.equal(found, 'privacy policy and terms')
    assert.doesNotMatch(linked, /couldn't open/u)
    assert.match(linked, /We couldn't look for cookie information in your privacy policy\./u)
  })

  it('is found, and what it may have is not known: one at a policy service', () => {
    const { status, ticks, linked } = judged({ privacy: KEPT, terms: '/terms' }, [terms])
    assert.equal(status, 'legal_items_present')
    assert.equal(ticks[1], null)
    assert.match(linked, /Your privacy policy may have what you say about cookies\./u)
    assert.doesNotMatch(linked, /look for cookie information/u)
  })

  it('is found, and what it may have is not known: one that robots rules close', () => {
    const closed = judged({ privacy: '/closed', terms: '/terms' }, [terms], 'robots')
    assert.equal(closed.status, 'legal_items_present')
  })

  it('is told once, by the sentence that says why it was not read', () => {
    const one = judged({ privacy: '/closed', terms: '/terms' }, [terms], 'robots')
    assert.equal(one.found, 'terms')
    assert.match(one.linked, /^We found a link to a privacy policy, but couldn't open it to read it\./u)
    const both = judged({ privacy: '/closed', terms: '/closed' }, [], 'robots')
    assert.deepEqual([both.status, both.found], ['legal_items_present', ''])
  })

  it("may have a shop's returns policy", () => {
    const { status, ticks, linked } = judged({ privacy: '/privacy', terms: '/terms.pdf' }, [privacy])
    assert.equal(status, 'legal_items_present')
    assert.deepEqual(ticks, [true, true, true, null])
    assert.equal(linked, "We couldn't look for a returns policy in your terms and conditions.")
  })

  it('leaves the result open beside a page that the next scan may read', () => {
    assert.equal(judged({ privacy: KEPT, terms: '/closed' }, [], 'wall').status, 'unable')
    assert.equal(judged({ privacy: '/closed', terms: '/terms' }, [terms], 'wall').status, 'unable')
  })
})
