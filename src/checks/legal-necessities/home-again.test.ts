import assert from 'node:assert/strict'
import { it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

it('a link to a legal page that shows the homepage at another address leads back to it', () => {
  const home = htmlPage('/', `<p>${prose(90)}</p><a href="/old-privacy">Privacy policy</a>`)
  const again = { ...home, url: 'https://joes.test/old-privacy', found: 'link' as const }
  const outcome = check.evaluate(
    {
      pages: aCrawl([home, again]),
      answers: {},
      profile: {},
      renderedPages: gone,
      loaded: gone,
      scripts: gone,
    },
    new Date('2026-11-21T00:00:00Z'),
  )
  assert.ok('facts' in outcome && outcome.facts)
  assert.deepEqual(outcome.facts.notEnough, [
    { item: 'privacy', url: 'https://joes.test/old-privacy', flaw: 'home' },
  ])
})
