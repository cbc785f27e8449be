import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { failure } from '#core/reasons.ts'
import { aRobots, theSitemaps } from '#support/evidence.ts'
import { parseRobots } from '#gather/robots-rules/rules.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aLink, aPage } from '#support/page-facts.ts'
import type { FixInput } from '#fixes/fix.ts'
import { sitemapFixes } from './sitemap-fixes.ts'

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

const facts = (declaredInRobots: boolean) => ({ sitemaps: [{ url: `${HOME}map.xml` }], declaredInRobots })

const missing = (evidence: FixInput['evidence']) =>
  sitemapFixes(anInput({ facts: { sitemaps: [], declaredInRobots: false }, evidence }))

test('a sitemap lists pages to which only the rendered homepage leads', () => {
  const shown = aPage({ links: [aLink('/about', 'About')] })
  const [fix] = missing({ pages: aCrawl([aPage()]), rendered: { pages: [shown, aPage({ url: '/about' })] } })
  assert.deepEqual(locations(fix?.pieces[0]?.content ?? ''), [HOME, `${HOME}about`])
})

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
  const read = parseRobots(HOME, fix?.pieces[1]?.content ?? '')
  assert.deepEqual(read.sitemaps, [`${HOME}sitemap.xml`])
  assert.equal(read.allows(`${HOME}cart`, 'anybody'), false)
  assert.equal(read.allows(HOME, 'anybody'), true)
})

test('a page is listed once, by its shortest address, and pages of one visitor’s own are not', () => {
  const urls = [
    '/',
    '/index.html',
    '/shop/?sort=new',
    '/shop/',
    '/cart',
    '/my-account/',
    '/checkout.html',
    '/cartography',
  ]
  const [fix] = missing({ pages: aCrawl(urls.map((url) => aPage({ url }))) })
  assert.deepEqual(locations(fix?.pieces[0]?.content ?? ''), [HOME, `${HOME}shop/`, `${HOME}cartography`])
  assert.match(fix?.title ?? '', /3 pages/u)
})

test('the page on which anybody may look up an order is listed', () => {
  const pages = aCrawl([aPage(), aPage({ url: '/pages/order-tracking.html' })])
  assert.match(missing({ pages })[0]?.pieces[0]?.content ?? '', /order-tracking\.html/u)
})

/** A page with a title, a main heading and words of its own. */
const about = (url: string, title: string, heading: string, main = heading) =>
  aPage({
    url,
    title: { text: title, count: 1 },
    headings: [aHeading(heading, { level: 1 })],
    text: { main },
  })

test('pages that only their queries tell apart are several, but one list that is sorted otherwise', () => {
  const pages = aCrawl([
    about('/', 'Joe', 'Taps'),
    about('/index.php?id=2', 'Joe', 'Prices'),
    about('/index.php?id=3', 'Joe', 'Find us'),
    about('/shop/?sort=old', 'Shop', 'Our taps', 'Old tap, new tap'),
    about('/shop/?sort=new', 'Shop', 'Our taps', 'New tap, old tap'),
  ])
  assert.deepEqual(locations(missing({ pages })[0]?.pieces[0]?.content ?? ''), [
    HOME,
    `${HOME}index.php?id=2`,
    `${HOME}index.php?id=3`,
    `${HOME}shop/?sort=old`,
  ])
})

/** A page that names the same path with `www.` as its canonical address. */
const named = (path: string) =>
  aPage({
    url: path,
    relations: [
      {
        rel: 'canonical',
        href: path,
        url: `https://www.joes.test${path}`,
        hreflang: null,
        type: null,
        source: 'html',
      },
    ],
  })

test('pages whose canonical address has www are listed there, in a sitemap at that host', () => {
  const [fix] = missing({ pages: aCrawl([named('/'), named('/shop')]), robots: aRobots({ status: 404 }) })
  const [map, robots] = fix?.pieces ?? []
  assert.deepEqual(locations(map?.content ?? ''), ['https://www.joes.test/', 'https://www.joes.test/shop'])
  assert.match(robots?.content ?? '', /\nSitemap: https:\/\/www\.joes\.test\/sitemap\.xml\n$/u)
})

test('there is no sitemap without the homepage', () => {
  const home = aPage({ metas: [{ name: 'robots', property: null, httpEquiv: null, content: 'noindex' }] })
  assert.deepEqual(missing({ pages: aCrawl([home, aPage({ url: '/a' })]) }), [])
})

test('an HTML page in place of robots.txt is no robots.txt', () => {
  const robots = aRobots({ contentType: 'text/html', text: '<!doctype html><title>Joe</title>' })
  const [fix] = missing({ pages: aCrawl([aPage()]), robots })
  assert.equal(fix?.pieces[1]?.content, `User-agent: *\nDisallow:\n\nSitemap: ${HOME}sitemap.xml\n`)
})

test('the line of a sitemap that does not work is removed, that of another host stays', () => {
  const text = `User-agent: *\nDisallow: /cart\nSitemap: ${HOME}old.xml\nsitemap: https://cdn.test/map.xml\n`
  const [fix] = missing({ pages: aCrawl([aPage()]), robots: aRobots({ text }) })
  const read = parseRobots(HOME, fix?.pieces[1]?.content ?? '')
  assert.deepEqual(read.sitemaps, ['https://cdn.test/map.xml', `${HOME}sitemap.xml`])
  assert.match(fix?.pieces[1]?.note ?? '', /takes the place of one that did not/u)
})

test('the line of a sitemap at another host is removed where nothing is there', () => {
  const robots = aRobots({ text: 'User-agent: *\nSitemap: https://old.test/sitemap.xml\n' })
  const dead = { url: 'https://old.test/sitemap.xml', declaredInRobots: true, outcome: 'absent' } as const
  const sitemaps = theSitemaps({ files: [], urls: [], places: [{ ...dead, status: 404 }] })
  const [fix] = missing({ pages: aCrawl([aPage()]), robots, sitemaps })
  assert.equal(fix?.pieces[1]?.content, `User-agent: *\n\nSitemap: ${HOME}sitemap.xml\n`)
})

test('no robots.txt is made in place of one that was refused to us, gave no answer or was not read whole', () => {
  const unread = [{ status: 403 }, { status: 500 }, { bytes: 600_000 }].map((given) => aRobots(given))
  for (const robots of [...unread, undefined]) {
    const evidence = { pages: aCrawl([aPage()]), ...(robots && { robots }) }
    const [fix] = missing(evidence)
    assert.deepEqual(
      fix?.pieces.map(({ name }) => name),
      ['sitemap.xml'],
    )
    assert.match(
      fix?.where.steps.at(-2) ?? '',
      /\badd this line .*: Sitemap: https:\/\/joes\.test\/sitemap/iu,
    )
    assert.deepEqual(sitemapFixes(anInput({ facts: facts(false), evidence })), [])
  }
})

/** How many fixes name a working sitemap. */
function namings(sitemaps: SitemapsEvidence): number {
  const evidence = { pages: aCrawl([aPage()]), robots: aRobots({ sitemaps: [] }), sitemaps }
  return sitemapFixes(anInput({ facts: facts(false), evidence })).filter(({ id }) => id !== 'sitemap').length
}

test('a sitemap that lists nothing of this website, or may be named already, is not named', () => {
  const silent = { url: `${HOME}a.xml`, declaredInRobots: true, outcome: 'unread' } as const
  assert.equal(namings(theSitemaps()), 1)
  assert.equal(namings(theSitemaps({ urls: [], foreign: ['https://old.test/'] })), 0)
  assert.equal(namings(theSitemaps({ places: [silent] })), 0)
})

test('a robots.txt that blocks everybody gets a warning', () => {
  const homeAllowed = { fettle: true, all: false, googlebot: false, bingbot: false }
  const robots = aRobots({ text: 'User-agent: *\nDisallow: /\n', homeAllowed })
  assert.match(missing({ pages: aCrawl([aPage()]), robots })[0]?.pieces[1]?.note ?? '', /stay away/u)
})

test('WordPress has a robots.txt without a file', () => {
  const home = aPage({ technologies: [{ name: 'WordPress', kind: 'cms', version: null, by: 'meta' }] })
  const evidence = { pages: aCrawl([home]), robots: aRobots({ sitemaps: [] }) }
  const [fix] = sitemapFixes(anInput({ facts: facts(false), evidence }))
  assert.match(fix?.where.steps[0] ?? '', /SEO plugin/u)
})

test('a website without robots.txt gets one that allows everybody', () => {
  const [fix] = missing({
    pages: aCrawl([aPage()]),
    robots: aRobots({ status: 404, text: '<p>Not found</p>' }),
  })
  const read = parseRobots(HOME, fix?.pieces[1]?.content ?? '')
  assert.equal(read.allows(`${HOME}anything`, 'anybody'), true)
})

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

test('a crawl that ended early adds that pages may be missing', () => {
  const pages = aCrawl([aPage()], { ended: 'budget_pages' })
  assert.match(missing({ pages })[0]?.pieces[0]?.note ?? '', /may be missing/u)
})

test('there is no sitemap without pages', () => {
  assert.deepEqual(missing({}), [])
})

/** A page that names another address as its main one. */
const namedAs = (path: string, main: string) =>
  aPage({
    url: path,
    relations: [{ rel: 'canonical', href: main, url: main, hreflang: null, type: null, source: 'html' }],
  })

test('a page that names another address of the website is listed there once, and who uses the file is told to try it', () => {
  const pages = aCrawl([
    aPage(),
    namedAs('/sale/tap', `${HOME}taps/tap`),
    namedAs('/new/tap', `${HOME}taps/tap`),
  ])
  const [map] = missing({ pages })[0]?.pieces ?? []
  assert.deepEqual(locations(map?.content ?? ''), [HOME, `${HOME}taps/tap`])
  assert.match(map?.note ?? '', /1 address of it .* that we did not open: try it before/u)
})

test('a main address where no page is stays out, and the note does not call the file whole', () => {
  const gone = { url: `${HOME}taps/tap`, status: 404, leadsTo: null }
  for (const [main, noPages] of [
    [`${HOME}taps/tap`, [gone]],
    ['https://elsewhere.test/tap', []],
  ] as const) {
    const pages = aCrawl([aPage(), namedAs('/sale/tap', main)], { noPages: [...noPages] })
    const [map] = missing({ pages })[0]?.pieces ?? []
    assert.deepEqual(locations(map?.content ?? ''), [HOME])
    assert.match(map?.note ?? '', /^It does not list pages that name/u)
  }
})

test('a page that gave no answer is not among those that the file lists as all', () => {
  const unread = [{ url: `${HOME}slow`, failure: failure('http_status', undefined, 503), inMenu: false }]
  for (const given of [{ unread }, { passedOver: 2 }]) {
    const note = missing({ pages: aCrawl([aPage()], given) })[0]?.pieces[0]?.note ?? ''
    assert.match(note, /may be missing/u)
  }
})

const inputWithoutSitemap = (isOnePage: boolean) =>
  anInput({
    facts: { sitemaps: [], declaredInRobots: false, isOnePage },
    evidence: { pages: aCrawl([aPage()]) },
  })

test('a website of one page, which needs no sitemap, is offered none', () => {
  assert.deepEqual(sitemapFixes(inputWithoutSitemap(true)), [])
  assert.equal(sitemapFixes(inputWithoutSitemap(false)).length, 1)
})
