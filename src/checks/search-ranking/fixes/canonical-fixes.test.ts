import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { theSitemaps } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { aRelation } from '#support/seo-site.ts'
import { canonicalFixes } from './canonical-fixes.ts'

const ROOT = 'https://joes.test/'
const OFFSITE = 'canonical-offsite'

const fixFor = (rule: string, pages: PageFacts[], sitemaps?: ReturnType<typeof theSitemaps>) =>
  canonicalFixes(
    anInput({
      facts: failedAt({ [rule]: [ROOT] }),
      evidence: { pages: aCrawl(pages), ...(sitemaps && { sitemaps }) },
    }),
  )[0]
const contentsOf = (...given: Parameters<typeof fixFor>) =>
  fixFor(...given)?.pieces.map(({ content }) => content) ?? []

/** A page that names the same path of another website as its main address. */
const namedElsewhere = (path: string) => {
  const main = `https://elsewhere.test${path}`
  return aPage({
    url: path,
    relations: [{ rel: 'canonical', href: main, url: main, hreflang: null, type: null, source: 'html' }],
  })
}

test('a homepage that names another website as the real one gets the line that names itself', () => {
  assert.deepEqual(contentsOf(OFFSITE, [aPage()]), ['<link rel="canonical" href="https://joes.test/">'])
  assert.deepEqual(contentsOf('canonical-missing', [aPage()]), [])
})

test('a homepage that was read at the address of its file is named by the root', () => {
  const file = { ...namedElsewhere('/'), url: `${ROOT}start.php` }
  assert.deepEqual(contentsOf(OFFSITE, [file]), [`<link rel="canonical" href="${ROOT}">`])
})

test('no second line is made where a system writes the first', () => {
  const cms = { name: 'WordPress', kind: 'cms', version: null, by: 'html' } as const
  const home = aPage({ technologies: [cms] })
  assert.deepEqual(contentsOf(OFFSITE, [home]), [])
  const places = ['/wp-sitemap.xml', '/feed'].map((path) => ({
    url: `https://joes.test${path}`,
    declaredInRobots: false,
    outcome: 'absent' as const,
    status: 404,
  }))
  const files = theSitemaps({ places, files: [], urls: [], sample: [] })
  assert.equal(contentsOf(OFFSITE, [home], files).length, 1)
})

test('each page that names another website gets its own line, and no other page', () => {
  const fix = fixFor(OFFSITE, [namedElsewhere('/'), namedElsewhere('/fees.html'), aPage({ url: '/about' })])
  assert.equal(fix?.title, 'The main addresses of your homepage and 1 other page')
  assert.deepEqual(
    fix.pieces.map(({ title, content }) => [title, content]),
    [
      ['Main address of the homepage', '<link rel="canonical" href="https://joes.test/">'],
      ['Main address of /fees.html', '<link rel="canonical" href="https://joes.test/fees.html">'],
    ],
  )
  assert.match(fix.pieces[0]?.note ?? '', /This piece is for the homepage alone/u)
  assert.match(fix.where.steps.join(' '), /In the code of each page, put its piece .* Upload the pages\./u)
})

test('many pages have their lines in a list', () => {
  const paths = Array.from({ length: 120 }, (_, index) => `/p${index}`)
  const fix = fixFor(OFFSITE, [namedElsewhere('/'), ...paths.map(namedElsewhere)])
  const sheet = fix?.pieces.at(-1)
  assert.equal(fix?.pieces.length, 6)
  assert.equal(sheet?.title, 'All 121 pages, old and new')
  assert.equal(sheet.content.trim().split('\r\n').length, 122)
  assert.match(sheet.content, /"https:\/\/joes\.test\/p7","https:\/\/elsewhere\.test\/p7","<link rel=/u)
})

/** A page of its own words that names this main address. */
const naming = (url: string, main: string, sketch: number[]) =>
  aPage({ url, sketch, relations: [aRelation('canonical', main)] })

test('pages that name the homepage by mistake get a line each, and the homepage none', () => {
  const pages = ['/practice', '/treatments', '/contact'].map((url, at) => naming(url, '/', [10 + at]))
  const fix = fixFor('canonical-to-home', [naming('/', '/', [1, 2, 3]), ...pages, aPage({ url: '/own' })])
  assert.equal(fix?.title, 'The main addresses of 3 pages')
  assert.deepEqual(
    fix.pieces.map(({ content }) => content),
    ['practice', 'treatments', 'contact'].map((path) => `<link rel="canonical" href="${ROOT}${path}">`),
  )
  assert.match(fix.why, /name your homepage as their main address/u)
})

test('a page that names an address of an example gets a line', () => {
  const fix = fixFor('canonical-broken', [aPage(), naming('/anfahrt', 'https://example.org/anfahrt', [1])])
  assert.equal(fix?.title, 'The main address of /anfahrt')
  assert.deepEqual(
    fix.pieces.map(({ content }) => content),
    [`<link rel="canonical" href="${ROOT}anfahrt">`],
  )
  assert.match(fix.why, /the main address of this page is at a website that is not yours/u)
  assert.match(fix.where.steps[0] ?? '', /^In the code of the page, put the piece/u)
  const both = ['/anfahrt', '/preise'].map((path) => naming(path, `https://example.org${path}`, [1]))
  const fixOfBoth = fixFor('canonical-broken', [aPage(), ...both])
  assert.match(fixOfBoth?.why ?? '', /the main address of these pages is at a website that is not yours/u)
  assert.deepEqual(contentsOf('canonical-broken', [aPage(), naming('/fees', '/gone', [1])]), [])
})
