import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const HEALTH = 'In Australia, health services must follow the Privacy Act whatever their size.'
const LINE =
  'Draft. This is general information, not legal advice. Delete this line once you have read it all.'

const adviceOn = (pages: readonly PageFacts[], profile: ProfileEvidence = {}): readonly unknown[] => {
  const outcome = check.evaluate(
    {
      pages: aCrawl([...pages]),
      answers: {},
      profile,
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    new Date('2026-11-29T00:00:00Z'),
  )
  assert.ok('status' in outcome)
  return outcome.advice ?? []
}

const home = (body = ''): PageFacts =>
  htmlPage(
    '/',
    `<p>${prose(80)}</p>${body}<footer><a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a> <a href="/terms">Terms</a></footer>`,
  )
const pagesWith = (line: string): PageFacts[] => [
  home(),
  htmlPage('/privacy', `<p>${line}</p><p>We collect personal data and use it. ${prose(150)}</p>`),
  htmlPage(
    '/cookies',
    `<p>Our website sets cookies: a cookie is kept by your browser. No cookie is sold. ${prose(80)}</p>`,
  ),
  htmlPage('/terms', `<p>${line}</p><p>By these terms you agree to our prices. ${prose(200)}</p>`),
]

describe('a page that still has the first line of our draft', () => {
  it('is named, together with every other', () => {
    assert.deepEqual(adviceOn(pagesWith(LINE)), [
      'Our line "Draft. This is general information, not legal advice. …" still stands in your privacy policy and terms and conditions: delete it once you have read them.',
    ])
    assert.deepEqual(adviceOn(pagesWith(LINE.replaceAll(' ', '\n'))).length, 1)
  })

  it('is not seen in a page that is no advice by itself', () => {
    assert.deepEqual(adviceOn(pagesWith('This is general information, not legal advice.')), [])
  })
})

const healthIn = (country: string | undefined, body = ''): boolean =>
  adviceOn([home(body)], { industry: 'health', ...(country === undefined ? {} : { country }) }).includes(
    HEALTH,
  )

describe('what Australian law asks of health services', () => {
  it('is said where the business is in Australia, or may be', () => {
    assert.equal(healthIn('AU'), true)
    assert.equal(healthIn(undefined), true)
  })

  it('is not said where the owner or the website shows another country', () => {
    assert.equal(healthIn('OTHER'), false)
    assert.equal(healthIn('NZ'), false)
    assert.equal(healthIn(undefined, '<a href="tel:+12893441144">Call +1 289 344 1144</a>'), false)
    assert.equal(healthIn(undefined, '<a href="tel:+6495550142">Call +64 9 555 0142</a>'), false)
  })
})
