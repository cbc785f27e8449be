import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const TAG_MANAGER = { kind: 'gtm', id: 'GTM-ABCD', by: 'script' } as const
const ANALYTICS = { kind: 'ga4', id: 'G-ABC1234567', by: 'script' } as const
const POLICY = `We collect personal information and use it to answer you. ${prose(150)}`
const MAY_MEASURE = /loads Google Tag Manager, which can start services that measure your visitors/u

/** Status and advice for a homepage with these tags, and perhaps a policy. */
function judged(tags: PageFacts['tags'], ...others: PageFacts[]): { status: string; advice: string } {
  const home = htmlPage('/', `<p>${prose(80)}</p><footer><a href="/privacy">Privacy</a></footer>`)
  const bare = htmlPage('/', `<p>${prose(80)}</p>`)
  const pages = aCrawl([{ ...(others.length > 0 ? home : bare), tags }, ...others])
  const outcome = check.evaluate(
    { pages, answers: {}, profile: {}, renderedPages: gone, loaded: gone, scripts: gone },
    AT,
  )
  assert.ok('status' in outcome)
  return { status: outcome.status, advice: JSON.stringify(outcome.advice ?? []) }
}

describe('a tag manager', () => {
  it('alone is not said to measure, and puts no website at risk', () => {
    const { status, advice } = judged([TAG_MANAGER])
    assert.equal(status, 'legal_items_missing')
    assert.match(advice, MAY_MEASURE)
  })

  it('is not spoken of beside what measures, without one, and where there is a policy', () => {
    assert.equal(judged([TAG_MANAGER, ANALYTICS]).status, 'website_at_risk')
    assert.doesNotMatch(judged([TAG_MANAGER, ANALYTICS]).advice, MAY_MEASURE)
    assert.doesNotMatch(judged([]).advice, MAY_MEASURE)
    assert.doesNotMatch(judged([TAG_MANAGER], htmlPage('/privacy', `<p>${POLICY}</p>`)).advice, MAY_MEASURE)
  })
})
