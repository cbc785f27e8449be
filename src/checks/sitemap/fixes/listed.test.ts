import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { aRelation } from '#support/seo-site.ts'
import { listedIn, sitemapAddresses } from './listed.ts'
import { sitemapFixes } from './sitemap-fixes.ts'

const ROOT = 'https://joes.test'
const WORDS = 'We mend taps, drains and hot water in Dunedin, and come the same day. Call us now.'

const pathsOf = (...pages: PageFacts[]): string[] =>
  sitemapAddresses({ pages: aCrawl(pages) }).map((address) => address.replace(ROOT, ''))

const titled = (url: string, title: string, given: GivenPage = {}): PageFacts =>
  aPage({
    url,
    title: { text: title, count: 1 },
    text: { main: WORDS, words: 18, mainWords: 18 },
    ...given,
  })

describe('a sitemap leaves out', () => {
  test('a page whose title says that it is missing', () => {
    assert.deepEqual(pathsOf(aPage(), titled('/404.html', '404 Not found'), titled('/fees', 'Fees')), [
      '/',
      '/fees',
    ])
    assert.deepEqual(pathsOf(aPage(), titled('/area-404', 'Plumbers in area 4040')), ['/', '/area-404'])
  })

  test('a page that says the same as another one under the same title, at whatever address', () => {
    const home = titled('/', 'Joe’s', { links: [aLink('/contact.html', 'Contact')] })
    const [php, html] = [titled('/contact.php', 'Contact'), titled('/contact.html', 'Contact')]
    assert.deepEqual(pathsOf(home, titled('/home.html', 'Joe’s'), php, html), ['/', '/contact.html'])
  })

  test('no page with its own title, its own words or hardly any words', () => {
    assert.deepEqual(pathsOf(aPage(), titled('/red', 'Red tap'), titled('/blue', 'Blue tap')), [
      '/',
      '/red',
      '/blue',
    ])
    const few = { text: { main: 'Loading', words: 1, mainWords: 1 } }
    assert.deepEqual(pathsOf(aPage(), titled('/a', 'Joe’s', few), titled('/b', 'Joe’s', few)), [
      '/',
      '/a',
      '/b',
    ])
    const german = titled('/de', 'Joe’s', { lang: 'de' })
    assert.deepEqual(pathsOf(aPage(), titled('/en', 'Joe’s', { lang: 'en' }), german), ['/', '/en', '/de'])
  })

  test('an empty page with a query, where scripts fill the page of that path', () => {
    const empty = { thin: true, text: { main: '', words: 3, mainWords: 0 } }
    const contact = titled('/contact', 'Contact us')
    assert.deepEqual(pathsOf(aPage(), contact, titled('/contact?type=hire', 'Boats', empty)), [
      '/',
      '/contact',
    ])
    assert.deepEqual(pathsOf(aPage(), titled('/list?id=2', 'Boats', empty)), ['/', '/list?id=2'])
  })
})

const noteFor = (...pages: PageFacts[]): string => {
  const facts = { sitemaps: [], declaredInRobots: false }
  const [fix] = sitemapFixes(anInput({ facts, evidence: { pages: aCrawl(pages) } }))
  return fix?.pieces[0]?.note ?? ''
}

test('a whole sitemap is said to list what belongs in it: a cart that links lead to does not', () => {
  const note = noteFor(aPage(), aPage({ url: '/cart' }))
  assert.match(note, /every page that we could reach by links and that belongs in it\./u)
})

test('a homepage that names its own file as its main address is listed there, and was opened', () => {
  const named = aPage({ relations: [aRelation('canonical', '/index.html')] })
  assert.deepEqual(listedIn({ pages: aCrawl([named]) }), {
    addresses: [`${ROOT}/index.html`],
    unopened: 0,
    lacksSome: false,
    wrongly: null,
  })
})

const naming = (url: string, main: string) => titled(url, url, { relations: [aRelation('canonical', main)] })

describe('an address that pages name as their main one, and that was not opened,', () => {
  test('is listed once, as it was named first', () => {
    assert.deepEqual(pathsOf(aPage(), naming('/fees?a=1', '/fees/'), naming('/fees?a=2', '/fees')), [
      '/',
      '/fees/',
    ])
    assert.deepEqual(pathsOf(aPage(), naming('/fees?a=1', '/fees'), naming('/fees?a=2', '/fees/')), [
      '/',
      '/fees',
    ])
  })

  test('is left out where it answers with anything but a page', () => {
    for (const status of [199, 300, 301, 404]) {
      const shut = titled('/fees', 'Fees', { status })
      assert.deepEqual(pathsOf(aPage(), naming('/fees?a=1', '/fees'), shut), ['/'], `${status}`)
    }
  })
})

describe('pages that all name the homepage as their main address by mistake', () => {
  const canonical = { relations: [aRelation('canonical', '/')] }
  const naming = (url: string, sketch: number[]) =>
    aPage({ url, sketch, headings: [aHeading(url, { level: 1 })], ...canonical })
  const pages = [
    aPage({ sketch: [1, 2, 3], ...canonical }),
    ...['/practice', '/treatments', '/contact'].map((url, at) => naming(url, [10 + at])),
  ]

  test('are listed at their own addresses, with what has to be mended first', () => {
    assert.deepEqual(pathsOf(...pages), ['/', '/practice', '/treatments', '/contact'])
    assert.match(noteFor(...pages), /name your homepage as their main address .* Have that fixed first/u)
  })

  test('may be meant where they are few, or repeat the homepage', () => {
    assert.deepEqual(pathsOf(...pages.slice(0, 3)), ['/'])
    assert.deepEqual(pathsOf(...pages.map((page) => ({ ...page, sketch: [1, 2, 3] }))), ['/'])
  })
})
