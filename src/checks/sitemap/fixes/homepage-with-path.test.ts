import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { sitemapFixes } from './sitemap-fixes.ts'

const HOME = 'https://joes.test/'

const fixFor = (pages: PageFacts[]) =>
  sitemapFixes(
    anInput({ facts: { sitemaps: [], declaredInRobots: false }, evidence: { pages: aCrawl(pages) } }),
  )[0]

/** Addresses of the ready-made sitemap for these pages; `undefined`: none is made. */
function listedFor(pages: PageFacts[]): string[] | undefined {
  const fix = fixFor(pages)
  return fix && [...(fix.pieces[0]?.content ?? '').matchAll(/<loc>([^<]*)/gu)].map(([, url = '']) => url)
}

/** The homepage at the address to which the website's own sends visitors. */
const homeAt = (url: string, given: GivenPage = {}) =>
  aPage({ url, requested: HOME, depth: 0, found: 'home', ...given })

const namedAs = (url: string): GivenPage => ({
  relations: [{ rel: 'canonical', href: url, url, hreflang: null, type: null, source: 'html' }],
})

const about = aPage({ url: '/en/about' })

test('a homepage to which the website’s address redirects is listed first, at its own address', () => {
  assert.deepEqual(listedFor([homeAt('/en/'), about]), [`${HOME}en/`, `${HOME}en/about`])
  assert.deepEqual(listedFor([homeAt('/home.html'), about])?.[0], `${HOME}home.html`)
  assert.deepEqual(listedFor([homeAt('/en/', namedAs(`${HOME}en/`)), about])?.[0], `${HOME}en/`)
})

test('the file goes to the top folder, where such a homepage is not', () => {
  const [step] = fixFor([homeAt('/en/'), about])?.where.steps ?? []
  assert.equal(
    step,
    'Upload sitemap.xml to the top folder of your website: it must open at your address followed by /sitemap.xml.',
  )
})

test('none is made where the homepage names another page, or the first page is not the homepage', () => {
  assert.equal(listedFor([homeAt('/en/', namedAs(`${HOME}mi/`)), about]), undefined)
  assert.equal(listedFor([about]), undefined)
})

test('none is made for a website in a folder of a host, whose sitemap is at the host’s root', () => {
  assert.equal(listedFor([homeAt('/shop/', { requested: `${HOME}shop/` }), about]), undefined)
})
