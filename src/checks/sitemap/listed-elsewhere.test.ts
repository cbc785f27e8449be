import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { fill, type Say, stepText } from '#core/words.ts'
import { aRobots, aSitemapFile, aSite, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FOUND = {
  url: 'https://joes.test/sitemap.xml',
  declaredInRobots: false,
  outcome: 'valid',
  status: 200,
} as const
const ELSEWHERE = {
  rel: 'canonical',
  href: 'https://elsewhere.test/',
  url: 'https://elsewhere.test/',
  hreflang: null,
  type: null,
  source: 'html',
} as const
const WEBFLOW = { name: 'Webflow', kind: 'builder', version: null, by: 'html', serves: true } as const

function judge(given: Partial<SitemapsEvidence>, home: PageFacts = aPage()) {
  const outcome = check.evaluate(
    {
      site: aSite({ home }),
      sitemaps: theSitemaps(given),
      robots: there(aRobots({ sitemaps: [] })),
      pages: there(aCrawl([home])),
      rendered: there({ pages: [home] }),
    },
    NOW,
  )
  assert.ok('status' in outcome)
  return outcome
}

/** A sitemap of these addresses alone, none of which is this website's. */
const only = (...foreign: string[]): Partial<SitemapsEvidence> => ({
  files: [aSitemapFile({ problems: ['other_host', 'not_in_robots'] })],
  places: [FOUND],
  urls: [],
  foreign,
})

describe('a sitemap of another address alone', () => {
  it('is none of this website where all that it lists is at another address', () => {
    const outcome = judge(only('https://other.test/', 'https://other.test/menu'))
    assert.equal(outcome.status, 'no_sitemap')
    assert.match(
      String(outcome.say?.problem),
      /^There's a file at .*\/sitemap\.xml, but .* Everything in it is at another address, other\.test, and nothing at this one\.$/u,
    )
    assert.deepEqual([outcome.facts.sitemaps, outcome.facts.way], [[], 'ready_made'])
    assert.match(outcome.proof[0].found, /other\.test/u)
    const several = judge(only('https://a.test/', 'https://b.test/'))
    assert.match(String(several.say?.problem), /at other addresses \(a\.test and b\.test\), and/u)
    assert.equal(judge({ foreign: ['https://other.test/'] }).status, 'has_sitemap')
    const built = judge(only('https://other.test/'), aPage({ technologies: [WEBFLOW] }))
    assert.equal(built.facts.way, 'made_again')
  })

  it('is found where the homepage names the address of all its pages as the main one, and is not handed over twice', () => {
    const outcome = judge(only('https://www.elsewhere.test/'), aPage({ relations: [ELSEWHERE] }))
    assert.equal(outcome.status, 'has_sitemap')
    const { line, steps } = check.words.statuses.has_sitemap
    assert.match(
      fill(line, outcome.say ?? {}),
      /at another address, www\.elsewhere\.test, which your homepage names as its main address\.$/u,
    )
    assert.doesNotMatch(outcome.advice?.join() ?? '', /robots file/u)
    const own = judge({ foreign: ['https://other.test/'] })
    const first = (say: Say = {}) => fill(stepText(steps[0] ?? ''), say)
    assert.doesNotMatch(fill(line, own.say ?? {}), /Everything/u)
    assert.deepEqual([first(outcome.say), first(own.say)], ['', 'Hand it to Google Search Console once'])
    assert.deepEqual(
      outcome.blocks?.map(({ kind }) => kind),
      ['table', 'facts'],
    )
  })
})
