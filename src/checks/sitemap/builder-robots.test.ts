import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aRobots, aSite, aSitemapFile, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T08:00:00.000Z')

/** What to do about a sitemap that the robots file does not name, on a website whose HTML names this builder. */
function adviceAt(name: string): readonly string[] | undefined {
  const home = aPage({ technologies: [{ name, kind: 'builder', version: null, by: 'html', serves: false }] })
  const outcome = check.evaluate(
    {
      site: aSite({ home }),
      sitemaps: theSitemaps({ files: [aSitemapFile({ problems: ['not_in_robots'] })] }),
      robots: there(aRobots({ sitemaps: [] })),
      pages: there(aCrawl([home])),
      rendered: there({ pages: [home] }),
    },
    NOW,
  )
  return 'status' in outcome ? outcome.advice : undefined
}

test('nobody at a hosted builder is asked to write a robots file, which is the builder’s', () => {
  assert.deepEqual(adviceAt('Wix'), [])
  assert.equal(adviceAt('Webflow')?.length, 1)
})
