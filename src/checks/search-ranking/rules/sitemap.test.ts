import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SitemapPlace, SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { aRobots, aSampled, aSitemapFile, theSitemaps } from '#support/evidence.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const SITEMAP = 'failed at /sitemap.xml'

const mapped = (id: string, given: Partial<SitemapsEvidence>, robots = aRobots()) =>
  onHomepage(id, { links: [aLink('/menu', 'Menu')] }, { robots, sitemaps: theSitemaps(given) })

const sampled = (id: string, ...sample: SitemapsEvidence['sample']) => mapped(id, { sample })

/** A sample of which the first ones answer 404. */
const missing = (bad: number, all: number) =>
  sampled(
    'sitemap-bad-addresses',
    ...Array.from({ length: all }, (_, i) => aSampled(`/${i}`, { status: i < bad ? 404 : 200 })),
  )

const absent: Partial<SitemapsEvidence> = {
  files: [],
  urls: [],
  sample: [],
  places: [{ url: 'https://joes.test/sitemap.xml', declaredInRobots: false, outcome: 'absent', status: 404 }],
}

const withFile = (given: Parameters<typeof aSitemapFile>[0]) =>
  mapped('sitemap-too-big', { files: [aSitemapFile(given)] })

/** Rule 102 of a website of one page, of which there is this place. */
const onePageWith = (place: Partial<SitemapPlace>) =>
  onHomepage(
    'sitemap-missing',
    {},
    {
      robots: aRobots({ sitemaps: ['https://joes.test/map.xml'] }),
      sitemaps: theSitemaps({
        ...absent,
        places: [
          {
            url: 'https://joes.test/map.xml',
            declaredInRobots: true,
            outcome: 'absent',
            status: 404,
            ...place,
          },
        ],
      }),
    },
  )

const namedSitemap = (outcome: 'absent' | 'unread' | 'valid') =>
  ({ url: `https://old.test/${outcome}.xml`, declaredInRobots: true, outcome }) as const

const missingDetail = (given: Partial<RobotsEvidence>) =>
  detailsOf(
    'sitemap-missing',
    ofPages([aPage({ links: [aLink('/menu', 'Menu')] })], {
      robots: aRobots({ sitemaps: [], ...given }),
      sitemaps: theSitemaps(absent),
    }),
  )[0]

describe('rules of the sitemap itself', () => {
  it('sitemap-missing fails when every address answered and none is a sitemap', () => {
    assert.equal(mapped('sitemap-missing', absent), 'failed at /')
    assert.equal(mapped('sitemap-missing', {}), 'passed')
  })
  it('sitemap-missing says of robots.txt what was there', () => {
    assert.match(missingDetail({}) ?? '', /your robots\.txt file names none$/u)
    assert.match(missingDetail({ status: 404 }) ?? '', /there is no robots\.txt file/u)
    assert.match(missingDetail({ contentType: 'text/html' }) ?? '', /there is no robots\.txt file/u)
    assert.match(missingDetail({ status: 403 }) ?? '', /we saw no robots\.txt file/u)
    assert.match(missingDetail({ sitemaps: ['https://old.test/map.xml'] }) ?? '', /file names is not one$/u)
  })
  it('sitemap-missing does not apply to a website of one page', () => {
    const given = { robots: aRobots(), sitemaps: theSitemaps(absent) }
    assert.equal(onHomepage('sitemap-missing', {}, given), 'not_applicable')
  })
  it('sitemap-missing tells of one page what the sitemap check tells of it', () => {
    assert.equal(onePageWith({}), 'failed at /')
    assert.equal(onePageWith({ declaredInRobots: false }), 'not_applicable')
    const feed = { url: 'https://joes.test/feed.xml', outcome: 'invalid', problem: 'It is not XML.' } as const
    assert.equal(onePageWith(feed), 'failed at /feed.xml')
    assert.equal(onePageWith({ ...feed, declaredInRobots: false }), 'not_applicable')
    assert.equal(
      onePageWith({ ...feed, url: 'https://joes.test/feed?type=rss', declaredInRobots: false }),
      'not_applicable',
    )
  })
  it('sitemap-missing is not tested when an address or robots.txt could not be read', () => {
    const unread = {
      ...absent,
      places: [{ url: 'https://joes.test/sitemap.xml', declaredInRobots: false, outcome: 'unread' as const }],
    }
    assert.equal(mapped('sitemap-missing', unread), 'not_tested')
    assert.equal(onHomepage('sitemap-missing', {}, { sitemaps: theSitemaps(absent) }), 'not_tested')
    assert.equal(onHomepage('sitemap-missing', {}, { robots: aRobots() }), 'not_tested')
  })
  it('the other rules do not apply without one', () => {
    for (const id of [
      'sitemap-not-in-robots',
      'sitemap-bad-addresses',
      'sitemap-too-big',
      'sitemap-wrong-host',
    ])
      assert.equal(mapped(id, absent), 'not_applicable', id)
  })
  it('sitemap-not-in-robots fails when robots.txt names none', () => {
    const places = [
      { url: 'https://joes.test/sitemap.xml', declaredInRobots: false, outcome: 'valid' as const },
    ]
    assert.equal(mapped('sitemap-not-in-robots', { places }), SITEMAP)
    assert.equal(mapped('sitemap-not-in-robots', {}), 'passed')
    const withNamed = (...outcomes: Parameters<typeof namedSitemap>[0][]) =>
      mapped('sitemap-not-in-robots', { places: [...outcomes.map(namedSitemap), ...places] })
    assert.equal(withNamed('absent'), 'not_applicable')
    assert.equal(withNamed('unread'), 'not_tested')
    assert.equal(withNamed('absent', 'valid'), 'passed')
  })
  it('sitemap-too-big fails over 50,000 addresses or 52,428,800 bytes', () => {
    assert.equal(withFile({ urls: 50_001 }), SITEMAP)
    assert.equal(withFile({ urls: 50_000 }), 'passed')
    assert.equal(withFile({ kind: 'index', urls: 90_000 }), 'passed')
    assert.equal(withFile({ bytes: 52_428_801 }), SITEMAP)
    assert.equal(withFile({ bytes: 52_428_800 }), 'passed')
  })
  it('sitemap-wrong-host lists addresses of other hosts', () => {
    assert.equal(mapped('sitemap-wrong-host', { foreign: ['https://other.test/a'] }), 'failed at /a')
    assert.equal(mapped('sitemap-wrong-host', {}), 'passed')
  })
})

const blocked = (path: string) => aSampled(path, { status: 403 })

describe('rules of the sampled addresses', () => {
  it('sitemap-bad-addresses fails from a tenth and from two', () => {
    assert.equal(missing(2, 20), 'failed at /0, /1')
    assert.equal(missing(2, 21), 'passed')
    assert.equal(missing(1, 2), 'passed')
  })
  it('sitemap-bad-addresses says with which error each answers', () => {
    const sample = [404, 500].map((status) => aSampled(`/${status}`, { status }))
    const site = ofPages([aPage()], { robots: aRobots(), sitemaps: theSitemaps({ sample }) })
    assert.deepEqual(detailsOf('sitemap-bad-addresses', site), ['error 404', 'error 500'])
  })
  it('sitemap-bad-addresses does not count bot walls, and is not tested when over half gave no answer', () => {
    assert.equal(sampled('sitemap-bad-addresses', blocked('/a'), blocked('/b'), aSampled('/c')), 'not_tested')
    assert.equal(sampled('sitemap-bad-addresses', blocked('/a'), aSampled('/c')), 'passed')
  })
  it('sitemap-redirects, -noindex and -non-canonical fail on one', () => {
    assert.equal(
      sampled('sitemap-redirects', aSampled('/a', { redirectsTo: 'https://joes.test/b' })),
      'failed at /a',
    )
    assert.equal(sampled('sitemap-noindex', aSampled('/a', { noindex: true })), 'failed at /a')
    assert.equal(sampled('sitemap-noindex', aSampled('/a', { robotsBlocked: true })), 'failed at /a')
    assert.equal(
      sampled('sitemap-non-canonical', aSampled('/a', { canonical: 'https://joes.test/b' })),
      'failed at /a',
    )
    assert.equal(
      sampled('sitemap-non-canonical', aSampled('/a', { canonical: 'https://joes.test/a' })),
      'passed',
    )
    const left = aSampled('/a', { canonical: 'https://example.org/a' })
    assert.equal(sampled('sitemap-non-canonical', left), 'passed')
    for (const id of ['sitemap-redirects', 'sitemap-noindex', 'sitemap-non-canonical'])
      assert.equal(sampled(id, aSampled('/a')), 'passed', id)
  })
})

test('sitemap-non-canonical leaves pages that name the homepage by mistake to their own rule', () => {
  const paths = ['/practice', '/treatments', '/contact']
  const pages = paths.map((url, at) =>
    aPage({ url, sketch: [10 + at], relations: [aRelation('canonical', '/')] }),
  )
  const withPages = (...more: ReturnType<typeof aPage>[]) =>
    findingOf(
      'sitemap-non-canonical',
      ofPages([aPage({ sketch: [1, 2, 3] }), ...more], {
        sitemaps: theSitemaps({
          sample: paths.map((path) => aSampled(path, { canonical: 'https://joes.test/' })),
        }),
      }),
    )
  assert.equal(withPages(...pages), 'passed')
  assert.equal(withPages(...pages.slice(1)), 'failed at /practice, /treatments, /contact')
})
