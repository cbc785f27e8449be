import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SOMEBODY_ELSE } from '#fixes/hosting/where.ts'
import { aRobots, theSitemaps } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { sitemapFixes } from './sitemap-fixes.ts'

/** A page that names another website's address as its main one. */
const namedElsewhere = (url: string) => {
  const main = `https://elsewhere.test${url}`
  return aPage({
    url,
    relations: [{ rel: 'canonical', href: main, url: main, hreflang: null, type: null, source: 'html' }],
  })
}

const [fix] = sitemapFixes(
  anInput({
    facts: { sitemaps: [], declaredInRobots: false },
    evidence: {
      pages: aCrawl([namedElsewhere('/'), namedElsewhere('/about')]),
      robots: aRobots({ status: 404 }),
    },
  }),
)

test('a website that names another one as the main one gets a file of its own addresses, and is told what to mend', () => {
  const [map] = fix?.pieces ?? []
  assert.deepEqual(
    [...(map?.content ?? '').matchAll(/<loc>([^<]*)/gu)].map(([, address]) => address),
    ['https://joes.test/', 'https://joes.test/about'],
  )
  assert.match(map?.note ?? '', /another website as its main one \(canonical\)\. Have that fixed first/u)
})

test('both files are uploaded before somebody else is named who may do it', () => {
  const steps = fix?.where.steps ?? []
  assert.equal(steps.length, 3)
  assert.equal(steps.at(-1), SOMEBODY_ELSE)
})

test('a sitemap of another address alone is replaced by a file of this website’s own pages, whoever names it', () => {
  const sitemaps = theSitemaps({ urls: [], foreign: ['https://old.test/'] })
  for (const declaredInRobots of [true, false]) {
    const known = { sitemaps: [{ url: 'https://joes.test/sitemap.xml' }], declaredInRobots }
    const evidence = { pages: aCrawl([aPage(), aPage({ url: '/menu' })]), robots: aRobots(), sitemaps }
    const [made] = sitemapFixes(anInput({ facts: known, evidence }))
    assert.deepEqual(
      made?.pieces.map(({ name }) => name),
      ['sitemap.xml', 'robots.txt'],
    )
    assert.match(made?.pieces[0]?.content ?? '', /<loc>https:\/\/joes\.test\/<\/loc>/u)
  }
})
