import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { aCrawl } from '#support/page-facts.ts'
import { fill } from '#core/words.ts'
import { check } from './check.ts'

const NOT_READ = { state: 'failed', failure: failure('cancelled') } as const
const PAGES = { state: 'ok', value: aCrawl([]) } as const

/** What is said of links that all work. */
const lineOf = (...addresses: string[]) => {
  const links = theLinks(addresses.map((address) => aTarget(address)))
  const outcome = check.evaluate(
    { links, site: aSite(), pages: PAGES, sitemaps: NOT_READ },
    new Date('2026-11-21T12:00:00Z'),
  )
  return 'status' in outcome ? fill(check.words.statuses.all_links_working.line, outcome.say ?? {}) : null
}

test('one link that works is one', () => {
  assert.equal(lineOf('/a'), 'We tested 1 link and it works.')
  assert.equal(lineOf('/a', '/b'), 'We tested 2 links and they all work.')
})
