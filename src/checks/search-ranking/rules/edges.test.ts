import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { DeadLink } from '#core/site/dead-links.ts'
import {
  aPicture,
  aRobots,
  aSampled,
  aSitemapFile,
  aTarget,
  aTwin,
  theLinks,
  theSitemaps,
  theTwins,
} from '#support/evidence.ts'
import { aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { aMeta, aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const AT_BUILDER: GivenPage = {
  technologies: [{ name: 'Squarespace', kind: 'builder', version: null, by: 'html', serves: true }],
}
const button = (region: 'nav' | 'main', text: string) => ({ region, text }) as PageFacts['buttons'][number]
const atBuilder = (id: string, given: Parameters<typeof onHomepage>[2]) =>
  onHomepage(id, aPage(AT_BUILDER), given)

const redirected = (status: number, location: string) =>
  onHomepage(
    'temporary-redirect',
    {},
    {
      twins: theTwins({
        homes: [aTwin('http://joes.test/', { hops: [{ url: 'http://joes.test/', status, location }] })],
      }),
    },
  )
const icon = (target: Parameters<typeof aTarget>[1], rel = 'icon') =>
  onHomepage(
    'favicon-missing',
    { relations: [aRelation(rel, '/icon.png')] },
    {
      links: theLinks([
        aTarget('/icon.png', { kind: 'image', contentType: 'image/png', ...target }),
        aTarget('/favicon.ico', { kind: 'image', outcome: 'broken', reason: 'not_found', status: 404 }),
      ]),
    },
  )

describe('rules about files of a builder, which its customer cannot change', () => {
  it('do not apply to robots.txt and to the sitemap', () => {
    const blockedAssets = ['https://joes.test/site.css']
    assert.equal(atBuilder('robots-blocks-assets', { robots: aRobots({ blockedAssets }) }), 'not_applicable')
    const sitemaps = theSitemaps({
      foreign: ['https://other.test/'],
      sample: [aSampled('/a', { noindex: true, redirectsTo: 'https://joes.test/b' })],
      urls: ['https://joes.test/a'],
    })
    for (const id of ['sitemap-wrong-host', 'sitemap-noindex', 'sitemap-redirects', 'sitemap-not-in-robots'])
      assert.equal(atBuilder(id, { robots: aRobots(), sitemaps }), 'not_applicable', id)
  })

  it('still judge a sitemap that is too big, or lists pages that are gone', () => {
    const sitemaps = theSitemaps({
      files: [aSitemapFile({ urls: 50_001 })],
      sample: [aSampled('/a', { status: 404 }), aSampled('/b', { status: 404 })],
    })
    assert.equal(atBuilder('sitemap-too-big', { sitemaps }), 'failed at /sitemap.xml')
    assert.equal(atBuilder('sitemap-bad-addresses', { sitemaps }), 'failed at /a, /b')
  })
})

const noindex = (path: string) =>
  onHomepage(
    'sitemap-noindex',
    {},
    { sitemaps: theSitemaps({ sample: [aSampled(path, { noindex: true })] }) },
  )

const notInRobots = (status: number) =>
  onHomepage('sitemap-not-in-robots', {}, { robots: aRobots({ status }), sitemaps: theSitemaps() })

describe('rules about a sitemap of which nothing could be seen', () => {
  it('are not tested without a sample, and need robots.txt to say what it names', () => {
    const sitemaps = theSitemaps({ sample: [] })
    for (const id of [
      'sitemap-bad-addresses',
      'sitemap-redirects',
      'sitemap-noindex',
      'sitemap-non-canonical',
    ])
      assert.equal(onHomepage(id, {}, { sitemaps }), 'not_tested', id)
    assert.equal(notInRobots(499), 'not_applicable')
    assert.equal(notInRobots(500), 'not_tested')
    assert.equal(onHomepage('sitemap-not-in-robots', {}, { sitemaps: theSitemaps() }), 'not_tested')
  })

  it('count by its problems as well as by its size', () => {
    for (const [problem, found] of [
      ['too_many_urls', 'failed at /sitemap.xml'],
      ['too_big', 'failed at /sitemap.xml'],
      ['duplicates', 'passed'],
    ] as const) {
      const sitemaps = theSitemaps({ files: [aSitemapFile({ problems: [problem] })] })
      assert.equal(onHomepage('sitemap-too-big', {}, { sitemaps }), found, problem)
    }
  })

  it('let a page that is to be hidden be hidden, and one that moved name another main address', () => {
    assert.equal(noindex('/cart'), 'passed')
    assert.equal(noindex('/taps'), 'failed at /taps')
    const moved = aSampled('/a', { canonical: 'https://joes.test/b', redirectsTo: 'https://joes.test/b' })
    assert.equal(
      onHomepage('sitemap-non-canonical', {}, { sitemaps: theSitemaps({ sample: [moved] }) }),
      'passed',
    )
  })
})

const nowhere = (given: GivenPage, urls: string[] = []) =>
  onHomepage('no-internal-links', aPage(given), {
    sitemaps: theSitemaps({ urls: urls.map((path) => new URL(path, 'https://joes.test/').href) }),
  })

const old = (given: Parameters<typeof aTarget>[1], ending = 'jpg') =>
  onHomepage(
    'image-old-format',
    {},
    {
      links: theLinks(
        Array.from({ length: 5 }, (_, at) =>
          aTarget(`/${at}.${ending}`, { kind: 'image', bytes: 102_401, ...given }),
        ),
      ),
    },
  )

describe('rules about a homepage without links', () => {
  it('count a link as one that robots follow only with an address, without nofollow, to another page', () => {
    assert.equal(nowhere({}, ['/', '/a']), 'failed at /')
    assert.equal(nowhere({ links: [aLink('/a', 'A', { rel: ['nofollow'] })] }, ['/a']), 'failed at /')
    assert.equal(nowhere({ links: [aLink('/a', 'A', { scripted: true })] }, ['/a']), 'failed at /')
    assert.equal(nowhere({ links: [aLink('/#top', 'A')] }, ['/a']), 'failed at /')
    assert.equal(nowhere({ links: [aLink('/a', 'A')] }, ['/a']), 'passed')
  })

  it('see more pages by buttons in the menu, not by others or by what opens the menu', () => {
    assert.equal(nowhere({ buttons: [button('nav', 'Our work')] }), 'failed at /')
    assert.equal(nowhere({ buttons: [button('main', 'Our work')] }), 'not_applicable')
    assert.equal(nowhere({ buttons: [button('nav', 'Menu')] }), 'not_applicable')
    assert.equal(nowhere({}, ['/']), 'not_applicable')
  })

  it('see more pages by a menu whose entries have no address, also where a link leads to the homepage again', () => {
    const again = [aLink('/index.html', ''), aLink('/', 'Home', { region: 'nav' })]
    const dead = ['Menu card', 'About us', 'Contact'].map(entry)
    assert.equal(nowhere({ links: again, ...without(dead) }), 'failed at /')
    assert.equal(nowhere({ links: again, ...without(dead.slice(1)) }), 'not_applicable')
    assert.equal(nowhere({ links: [...again, aLink('/a', 'A')], ...without(dead) }), 'passed')
    assert.equal(nowhere({ links: again }), 'not_applicable')
    const drawn = (given: GivenPage) =>
      onHomepage('no-internal-links', aPage({ links: again, ...without(dead) }), {
        rendered: { pages: [aPage({ links: again, rendered: true, ...given })] },
      })
    assert.equal(drawn({}), 'failed at /')
    const filled = dead.map(({ text }) => aLink(`/${text}`, text, { scripted: true }))
    assert.equal(drawn({ links: [...again, ...filled] }), 'not_applicable')
    const networks = dead.map((link) => ({ ...link, kind: 'network' as const }))
    assert.equal(nowhere({ links: again, ...without(networks) }), 'not_applicable')
    const inText = dead.map((link) => ({ ...link, region: 'main' as const }))
    assert.equal(nowhere({ links: again, ...without(inText) }), 'not_applicable')
  })
})

/** An entry of the menu without an address, on a page with scripts. */
const entry = (text: string): DeadLink => ({ kind: 'page', text, region: 'nav', sure: false })
const without = (deadLinks: DeadLink[]) => ({ deadLinks })

const sized = (width: number | null, height: number | null) =>
  onHomepage('image-alt-missing', { images: [aPicture('/1.jpg', { alt: null, width, height })] })
const details = (...alts: (string | null)[]) =>
  detailsOf(
    'image-alt-missing',
    ofPages([aPage({ images: alts.map((alt, at) => aPicture(`/${at}.jpg`, { alt })) })]),
  )

describe('rules about pictures', () => {
  it('name one of the pictures without a description, and how many there are', () => {
    assert.deepEqual(details(null), ['1 picture, such as https://joes.test/0.jpg'])
    assert.deepEqual(details('A tap', null, null), ['2 pictures, such as https://joes.test/1.jpg'])
  })

  it('take a picture for a mere dot only where both its sides are at most 3 pixels', () => {
    assert.equal(sized(3, 3), 'passed')
    for (const [width, height] of [
      [4, 3],
      [3, 4],
      [null, 3],
      [3, null],
    ] as const)
      assert.equal(sized(width, height), 'failed at /', `${width} × ${height}`)
  })

  it('know the format by the content type, else by the ending of the address', () => {
    for (const contentType of ['image/jpeg', 'image/jpg', 'image/png'])
      assert.match(old({ contentType }), /^failed/u)
    for (const contentType of ['image/gif', 'image/svg+xml', 'image/avif'])
      assert.equal(old({ contentType }), 'passed')
    assert.match(old({ contentType: null }, 'png?w=1'), /^failed/u)
    assert.equal(old({ contentType: null }, 'gif'), 'passed')
    assert.equal(old({ contentType: null }, 'webp#jpg'), 'passed')
  })
})

const failedWith = (reason: 'timeout' | 'dns_failure' | 'connect_failure') =>
  onHomepage(
    'http-and-https',
    {},
    {
      twins: theTwins({
        homes: [{ url: 'http://joes.test/', kind: 'failed', failure: { reason, code: reason } }],
      }),
    },
  )

describe('rules about addresses', () => {
  it('mark a move as temporary by codes 302, 303 and 307 between schemes or hosts', () => {
    for (const status of [302, 303, 307])
      assert.equal(redirected(status, 'https://joes.test/'), 'failed at /', String(status))
    for (const status of [301, 308])
      assert.equal(redirected(status, 'https://joes.test/'), 'passed', String(status))
    assert.equal(redirected(302, '/elsewhere'), 'not_applicable')
    assert.equal(onHomepage('temporary-redirect', {}), 'not_tested')
  })

  it('say nothing of the padlock’s other address while that is not known', () => {
    assert.equal(failedWith('timeout'), 'not_tested')
    assert.equal(failedWith('dns_failure'), 'not_tested')
    assert.equal(failedWith('connect_failure'), 'passed')
  })

  it('tell of links without the padlock once each, and only where there is one', () => {
    const links = [
      aLink('http://joes.test/a', 'A'),
      aLink('http://joes.test/a', 'B'),
      aLink('http://other.test/', 'C'),
    ]
    const pages = [aPage({ links }), aPage({ url: '/b', links })]
    assert.equal(findingOf('internal-http-links', ofPages(pages)), 'failed at /')
  })
})

describe('rules about the icon', () => {
  it('take one that answers with a picture, by either name', () => {
    for (const rel of ['icon', 'apple-touch-icon']) assert.equal(icon({}, rel), 'passed', rel)
    assert.equal(icon({}, 'mask-icon'), 'failed at /')
    assert.equal(icon({ contentType: 'text/html; charset=utf-8' }), 'failed at /')
    assert.equal(icon({ outcome: 'broken', reason: 'not_found', status: 404 }), 'failed at /')
    assert.equal(icon({ outcome: 'could_not_check', reason: 'blocked' }), 'not_tested')
    assert.equal(
      onHomepage('favicon-missing', { relations: [aRelation('icon', 'data:image/svg+xml,<svg/>')] }),
      'passed',
    )
  })
})

const hidden = (count: number, all: number) =>
  findingOf(
    'site-noindex-share',
    ofPages(
      Array.from({ length: all }, (_, at) =>
        aPage({
          url: at === 0 ? '/' : `/${at}`,
          metas: at > 0 && at <= count ? [aMeta('robots', 'noindex')] : [],
        }),
      ),
    ),
  )

describe('rules about hidden pages', () => {
  it('fail over half of four pages or more', () => {
    assert.equal(hidden(3, 4), 'failed at /1, /2, /3')
    assert.equal(hidden(2, 4), 'passed')
    assert.equal(hidden(2, 3), 'not_applicable')
  })
})
