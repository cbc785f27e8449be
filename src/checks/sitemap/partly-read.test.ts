import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRobots, aSitemapFile, aSite, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

test('a sitemap of which a part was not read is said to have at least so many pages', () => {
  const home = aPage()
  const children = [
    { url: 'https://joes.test/posts.xml', outcome: 'valid' as const, urls: 12 },
    { url: 'https://joes.test/pages.xml', outcome: 'unread' as const, urls: 0 },
  ]
  const outcome = check.evaluate(
    {
      site: aSite({ home }),
      sitemaps: theSitemaps({ files: [aSitemapFile({ kind: 'index', urls: 12, children })] }),
      robots: there(aRobots({ sitemaps: [] })),
      pages: there(aCrawl([home])),
      rendered: there({ pages: [home] }),
    },
    new Date('2026-11-21T12:00:00Z'),
  )
  assert.ok('status' in outcome)
  assert.equal(outcome.say?.urlCount, 'at least 12 pages')
  const table = outcome.blocks?.find((block) => block.kind === 'table')
  assert.equal(table?.kind === 'table' && table.rows[0]?.[1], 'at least 12')
})
