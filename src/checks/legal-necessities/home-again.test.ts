import assert from 'node:assert/strict'
import { it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

/** What is said of a privacy policy with the very text of a homepage of this many words. */
function flawOfCopy(words: number) {
  const home = htmlPage('/', `<p>${prose(words)}</p><a href="/old-privacy">Privacy policy</a>`)
  const again = { ...home, url: 'https://joes.test/old-privacy', found: 'link' as const }
  const given = { answers: {}, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ pages: aCrawl([home, again]), ...given }, new Date('2026-11-21T00:00:00Z'))
  assert.ok('facts' in outcome && outcome.facts)
  return outcome.facts.notEnough
}

it('a link to a legal page that shows the homepage at another address leads back to it', () => {
  assert.deepEqual(flawOfCopy(90), [{ item: 'privacy', url: 'https://joes.test/old-privacy', flaw: 'home' }])
})

it('texts that were cut are not the same for certain', () => {
  assert.deepEqual(flawOfCopy(9000), [
    { item: 'privacy', url: 'https://joes.test/old-privacy', flaw: 'other_text' },
  ])
})
