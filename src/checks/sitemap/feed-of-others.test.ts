import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SitemapPlace } from '#core/evidence/sitemaps.ts'
import { aRobots, aSitemapFile, aSite, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const FEED = 'https://joes.test/feed'
const place = (url: string, outcome: SitemapPlace['outcome']): SitemapPlace => ({
  url,
  outcome,
  declaredInRobots: false,
  status: outcome === 'valid' ? 200 : 404,
})

/** What is said where nothing but a feed was found, which lists these pages of the website and one of another. */
function judge(urls: string[]) {
  const home = aPage()
  const sitemaps = theSitemaps({
    places: [place('https://joes.test/sitemap.xml', 'absent'), place(FEED, 'valid')],
    files: [aSitemapFile({ url: FEED, kind: 'rss' })],
    urls,
    foreign: ['https://old-name.test/hello'],
  })
  const outcome = check.evaluate(
    {
      site: aSite({ home }),
      sitemaps,
      robots: there(aRobots({ sitemaps: [] })),
      pages: there(aCrawl([home])),
      rendered: there({ pages: [home] }),
    },
    new Date(0),
  )
  assert.ok('status' in outcome)
  return outcome
}

test('a news feed that lists another website alone is no sitemap, and no broken one', () => {
  const { status, facts } = judge([])
  assert.equal(status, 'no_sitemap')
  assert.equal(facts.unusable, null)
})

test('a news feed that lists a page of this website is one for want of a better', () => {
  assert.equal(judge(['https://joes.test/news']).status, 'has_sitemap')
})
