import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type robotsPackage from 'robots-parser'
import { SaxesParser } from 'saxes'
import { aRobots } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import type { FixInput } from '../fix.ts'
import { sitemapFixes } from './sitemap-fixes.ts'

// The package is CommonJS and its types describe it as if it were not.
const robotsParser: typeof robotsPackage.default = createRequire(import.meta.url)('robots-parser')

const HOME = 'https://joes.test/'

/** What a strict XML parser reads in a sitemap: addresses of `loc` in the sitemap's namespace. Throws where it is not well-formed. */
function locations(xml: string): string[] {
  const found: string[] = []
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ uri }) => {
    assert.equal(uri, 'http://www.sitemaps.org/schemas/sitemap/0.9')
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ local }) => {
    if (local === 'loc') found.push(text)
  })
  parser.write(xml).close()
  return found
}

const missing = (evidence: FixInput['evidence']) =>
  sitemapFixes(anInput({ facts: { sitemaps: [], declaredInRobots: false }, evidence }))

test('a sitemap lists the pages that were read, each at its main address', () => {
  const pages = aCrawl([
    aPage(),
    aPage({ url: '/menu?a=1&b=2' }),
    aPage({ url: "/joe's" }),
    aPage({
      url: '/hidden',
      metas: [{ name: 'robots', property: null, httpEquiv: null, content: 'noindex' }],
    }),
    aPage({ url: '/gone', status: 404 }),
    aPage({
      url: '/copy',
      relations: [{ rel: 'canonical', href: '/', url: HOME, hreflang: null, type: null, source: 'html' }],
    }),
    aPage({ url: '/private' }),
  ])
  const [fix] = missing({ pages: { ...pages, robotsDisallowed: [`${HOME}private`] } })
  assert.deepEqual(locations(fix?.pieces[0]?.content ?? ''), [HOME, `${HOME}menu?a=1&b=2`, `${HOME}joe's`])
})

test('the robots file keeps its rules and names the sitemap', () => {
  const robots = aRobots({ text: 'User-agent: *\nDisallow: /cart\n', sitemaps: [] })
  const [fix] = missing({ pages: aCrawl([aPage()]), robots })
  const read = robotsParser(`${HOME}robots.txt`, fix?.pieces[1]?.content ?? '')
  assert.deepEqual(read.getSitemaps(), [`${HOME}sitemap.xml`])
  assert.equal(read.isAllowed(`${HOME}cart`, 'anybody'), false)
  assert.equal(read.isAllowed(HOME, 'anybody'), true)
})

test('a website without a robots file gets one that lets everybody in', () => {
  const [fix] = missing({
    pages: aCrawl([aPage()]),
    robots: aRobots({ status: 404, text: '<p>Not found</p>' }),
  })
  const read = robotsParser(`${HOME}robots.txt`, fix?.pieces[1]?.content ?? '')
  assert.equal(read.isAllowed(`${HOME}anything`, 'anybody'), true)
})

const facts = (declaredInRobots: boolean) => ({ sitemaps: [{ url: `${HOME}map.xml` }], declaredInRobots })

test('a working sitemap only gets its line, and nothing when it has that', () => {
  const evidence = { pages: aCrawl([aPage()]), robots: aRobots({ sitemaps: [] }) }
  const [fix] = sitemapFixes(anInput({ facts: facts(false), evidence }))
  assert.match(fix?.pieces[0]?.content ?? '', /\nSitemap: https:\/\/joes\.test\/map\.xml\n$/u)
  assert.deepEqual(sitemapFixes(anInput({ facts: facts(true), evidence })), [])
})

test('a website builder makes its own', () => {
  const home = aPage({ technologies: [{ name: 'Wix', kind: 'builder', version: null, by: 'header' }] })
  const [fix] = missing({ pages: aCrawl([home]) })
  assert.deepEqual([fix?.pieces, fix?.builderDoesIt], [[], true])
})

test('a crawl that ended early says that pages may be missing', () => {
  const pages = aCrawl([aPage()], { ended: 'budget_pages' })
  assert.match(missing({ pages })[0]?.pieces[0]?.note ?? '', /may be missing/u)
})

test('there is no sitemap without pages', () => {
  assert.deepEqual(missing({}), [])
})
