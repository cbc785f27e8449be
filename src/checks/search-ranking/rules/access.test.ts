import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPicture, aRobots, aSampled, aTwin, theLinks, theSitemaps, theTwins } from '#support/evidence.ts'
import { aCrawl, aField, aForm, aLink, aPage } from '#support/page-facts.ts'
import { aMeta, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const noindex = { metas: [aMeta('robots', 'noindex')] }

const withOtherName = (given: Parameters<typeof aTwin>[1]) =>
  onHomepage('home-twin-broken', {}, { twins: theTwins({ homes: [aTwin('https://www.joes.test/', given)] }) })

describe('rule home-twin-broken', () => {
  it('fails on a 4xx of another address', () =>
    assert.equal(withOtherName({ status: 404, finalStatus: 404 }), FAILED_AT_HOME))
  it('fails on a server error seen twice', () =>
    assert.equal(withOtherName({ finalStatus: 500, confirmed: true }), FAILED_AT_HOME))
  it('is not tested on a server error received once', () =>
    assert.equal(withOtherName({ finalStatus: 500 }), 'not_tested'))
  it('ignores bot walls', () => assert.equal(withOtherName({ finalStatus: 403, botWall: true }), 'passed'))
  it('passes when the other address redirects to the main one', () =>
    assert.equal(withOtherName({}), 'passed'))
  it('does not apply to a name that does not exist', () =>
    assert.equal(withOtherName({ kind: 'no_dns' }), 'not_applicable'))
  it('is not tested when the other address gave no answer in time', () => {
    const failure = { reason: 'timeout', code: 'connect_timeout' } as const
    assert.equal(
      onHomepage(
        'home-twin-broken',
        {},
        {
          twins: theTwins({ homes: [{ url: 'http://joes.test/', kind: 'failed', failure }] }),
        },
      ),
      'not_tested',
    )
  })
})

const withMeta = (name: string, content: string) =>
  onHomepage('home-noindex', { metas: [aMeta(name, content)] })

const withHeader = (value: string) => onHomepage('home-noindex', { headers: { 'x-robots-tag': value } })

describe('rule home-noindex', () => {
  it('fails on noindex and on none', () => {
    assert.equal(withMeta('robots', 'NOINDEX, follow'), FAILED_AT_HOME)
    assert.equal(withMeta('robots', 'none'), FAILED_AT_HOME)
  })
  it('fails when it names only Google or Bing', () => {
    assert.equal(withMeta('googlebot', 'noindex'), FAILED_AT_HOME)
    assert.equal(withMeta('bingbot', 'noindex'), FAILED_AT_HOME)
    assert.equal(withMeta('otherbot', 'noindex'), 'passed')
  })
  it('reads the header, and the robots that it names', () => {
    assert.equal(withHeader('noindex'), FAILED_AT_HOME)
    assert.equal(withHeader('googlebot: noindex, nofollow'), FAILED_AT_HOME)
    assert.equal(withHeader('otherbot: noindex, nofollow'), 'passed')
    assert.equal(withHeader('max-snippet: 20, noindex'), FAILED_AT_HOME)
    assert.equal(withHeader('otherbot: nofollow\nnoindex'), FAILED_AT_HOME)
    assert.equal(withHeader('noindex: never\notherbot: noindex'), 'passed')
  })
  it('passes on index', () => assert.equal(withMeta('robots', 'index, follow'), 'passed'))
})

const withRobots = (id: string, given: Parameters<typeof aRobots>[0]) =>
  onHomepage(id, {}, { robots: aRobots(given) })

describe('rules of the robots file', () => {
  const allowed = { fettle: true, all: true, googlebot: true, bingbot: true }

  it('home-blocked fails when all robots, Googlebot or Bingbot may not read the homepage', () => {
    for (const who of ['all', 'googlebot', 'bingbot'])
      assert.equal(
        withRobots('home-blocked', { homeAllowed: { ...allowed, [who]: false } }),
        'failed at /robots.txt',
        who,
      )
    assert.equal(withRobots('home-blocked', { homeAllowed: { ...allowed, fettle: false } }), 'passed')
    assert.equal(onHomepage('home-blocked', {}), 'not_tested')
  })
  it('robots-server-error fails once it is confirmed', () => {
    assert.equal(
      withRobots('robots-server-error', { status: 503, serverErrorConfirmed: true }),
      'failed at /robots.txt',
    )
    assert.equal(withRobots('robots-server-error', { status: 503 }), 'not_tested')
    assert.equal(withRobots('robots-server-error', { status: 404 }), 'passed')
  })
  it('robots-invalid fails on a web page, over 500 KiB, bad lines and rules before an agent', () => {
    const bad = 'failed at /robots.txt'
    assert.equal(withRobots('robots-invalid', { text: '<!DOCTYPE html><html>' }), bad)
    assert.equal(withRobots('robots-invalid', { bytes: 512_001 }), bad)
    assert.equal(withRobots('robots-invalid', { bytes: 512_000 }), 'passed')
    assert.equal(withRobots('robots-invalid', { badLines: [{ line: 2, text: 'hello' }] }), bad)
    assert.equal(withRobots('robots-invalid', { rulesBeforeAgent: true }), bad)
    assert.equal(withRobots('robots-invalid', { status: 404 }), 'not_applicable')
  })
  it('robots-invalid leaves out the file of a builder that serves the website, not that of an export', () => {
    const robots = aRobots({ badLines: [{ line: 2, text: 'hello' }] })
    const madeWith = (serves: boolean) =>
      onHomepage(
        'robots-invalid',
        { technologies: [{ name: 'Webflow', kind: 'builder', version: null, by: 'html', serves }] },
        { robots },
      )
    assert.equal(madeWith(true), 'not_applicable')
    assert.equal(madeWith(false), 'failed at /robots.txt')
  })
  it('robots-invalid does not apply where every address answers with a page', () => {
    const robots = aRobots({ text: '<!DOCTYPE html><html>' })
    const answer = { url: '/qzxv', redirectsHome: false, likeHome: true, words: 0, sameSiteLinks: 0 }
    const withRandom = (status: number) =>
      onHomepage('robots-invalid', {}, { robots, links: theLinks([], { randomPage: { ...answer, status } }) })
    assert.equal(withRandom(200), 'not_applicable')
    assert.equal(withRandom(404), 'failed at /robots.txt')
  })
  it('robots-blocks-assets lists the files', () => {
    const blockedAssets = ['https://joes.test/site.css']
    assert.equal(withRobots('robots-blocks-assets', { blockedAssets }), 'failed at /site.css')
    assert.equal(withRobots('robots-blocks-assets', {}), 'passed')
  })
})

const siteHiding = (hidden: number, all: number) =>
  ofPages(
    Array.from({ length: all }, (_, i) =>
      aPage({ url: i === 0 ? '/' : `/p${i}`, ...(i < hidden ? noindex : {}) }),
    ),
  )

const hiddenAt = (path: string, given: Parameters<typeof aPage>[0] = {}) =>
  findingOf(
    'important-noindex',
    ofPages([
      aPage({ links: [aLink(path, 'There', { region: 'nav' })] }),
      aPage({ url: path, ...noindex, ...given }),
    ]),
  )

const hiddenSaying = (main: string, mainWords = 40) => hiddenAt('/library', { text: { main, mainWords } })

const blocking = (robotsDisallowed: string[]) =>
  ofPages([aPage({ links: [aLink('/menu', 'Menu', { region: 'nav' }), aLink('/deep', 'Deep')] })], {
    robots: aRobots(),
    pages: aCrawl([aPage({ links: [aLink('/menu', 'Menu', { region: 'nav' }), aLink('/deep', 'Deep')] })], {
      robotsDisallowed,
    }),
    sitemaps: theSitemaps({ urls: ['https://joes.test/listed'], sample: [aSampled('/listed')] }),
  })

describe('rules of hidden pages', () => {
  it('site-noindex-share fails over half of at least four pages', () => {
    assert.equal(findingOf('site-noindex-share', siteHiding(3, 5)), 'failed at /, /p1, /p2')
    assert.equal(findingOf('site-noindex-share', siteHiding(2, 4)), 'passed')
    assert.equal(findingOf('site-noindex-share', siteHiding(3, 3)), 'not_applicable')
  })
  it('important-noindex fails on a hidden page in the menu, but not on a cart', () => {
    assert.equal(hiddenAt('/services'), 'failed at /services')
    assert.equal(hiddenAt('/cart'), 'passed')
    assert.equal(hiddenAt('/thank-you'), 'passed')
  })
  it('important-noindex passes on a page that only members see', () => {
    for (const main of [
      'My library\nPlease log in to see the library.',
      'You must be logged in to view this page.',
      'Sign in to watch the classes',
      'This page is for members only.',
    ])
      assert.equal(hiddenSaying(main), 'passed', main)
    const password = aForm([aField('pwd', { type: 'password' })])
    assert.equal(hiddenAt('/library', { forms: [password] }), 'passed')
  })
  it('important-noindex passes on legal pages, which a menu in the footer names', () => {
    for (const path of ['/privacy-policy.html', '/terms-and-conditions.html', '/cookie-policy', '/impressum'])
      assert.equal(hiddenAt(path), 'passed', path)
    assert.equal(hiddenAt('/anfahrt.html'), 'failed at /anfahrt.html')
    const baked = { text: { main: 'Oat and ginger, baked each morning.', words: 6 } }
    assert.equal(hiddenAt('/cookies', baked), 'failed at /cookies')
  })
  it('important-noindex passes on a page that only takes visitors to another website', () => {
    const away = { links: [aLink('https://orders.test/joes', 'Order here')] }
    for (const main of [
      'Taking you to online ordering… Order here',
      'You will be redirected in 3 seconds.',
      'Redirecting you to our booking system. If nothing happens, order here',
    ])
      assert.equal(hiddenAt('/order', { ...away, text: { main, mainWords: 8 } }), 'passed', main)
    const order = (given: Parameters<typeof aPage>[0]) => hiddenAt('/order', { ...away, ...given })
    const main = 'Order here: we take you to the top of Mount Cook'
    assert.equal(order({ text: { main, mainWords: 8 } }), 'failed at /order')
    assert.equal(
      order({ text: { main: 'Taking you to online ordering…', mainWords: 90 } }),
      'failed at /order',
    )
    assert.equal(
      hiddenAt('/order', { text: { main: 'Redirecting you to our shop', mainWords: 5 } }),
      'failed at /order',
    )
  })
  it('important-noindex fails on a page that speaks of members, or has the login of every page', () => {
    for (const main of ['Our members love it.', `${'word '.repeat(60)}Please log in to see more.`])
      assert.equal(hiddenSaying(main), 'failed at /library', main)
    assert.equal(hiddenSaying('Please log in to see prices.', 300), 'failed at /library')
    const inHeader = aForm([aField('pwd', { type: 'password' })], { region: 'header' })
    assert.equal(hiddenAt('/library', { forms: [inHeader] }), 'failed at /library')
    const popUp = aForm([aField('pwd', { type: 'password' })], { hidden: true })
    assert.equal(hiddenAt('/library', { forms: [popUp] }), 'failed at /library')
  })
  it('robots-and-noindex fails on a blocked page that the sitemap or the menu names', () => {
    assert.equal(findingOf('robots-and-noindex', blocking(['https://joes.test/menu'])), 'failed at /menu')
    assert.equal(findingOf('robots-and-noindex', blocking(['https://joes.test/listed'])), 'failed at /listed')
    assert.equal(findingOf('robots-and-noindex', blocking(['https://joes.test/deep'])), 'passed')
  })
  it('nosnippet fails on an indexable page only', () => {
    assert.equal(onHomepage('nosnippet', { metas: [aMeta('robots', 'nosnippet')] }), FAILED_AT_HOME)
    assert.equal(onHomepage('nosnippet', { metas: [aMeta('robots', 'max-snippet:0')] }), FAILED_AT_HOME)
    assert.equal(onHomepage('nosnippet', { metas: [aMeta('robots', 'max-snippet:50')] }), 'passed')
    for (const value of ['max-snippet : 0', 'googlebot: max-snippet: 0'])
      assert.equal(onHomepage('nosnippet', { headers: { 'x-robots-tag': value } }), FAILED_AT_HOME, value)
    assert.equal(
      onHomepage('nosnippet', { headers: { 'x-robots-tag': 'otherbot: max-snippet: 0' } }),
      'passed',
    )
    assert.equal(
      onHomepage('nosnippet', { metas: [aMeta('robots', 'noindex, nosnippet')] }),
      'not_applicable',
    )
  })
  it('noimageindex fails where there is a picture in the main text', () => {
    const metas = [aMeta('robots', 'noimageindex')]
    assert.equal(onHomepage('noimageindex', { metas, images: [aPicture('/a.jpg')] }), FAILED_AT_HOME)
    assert.equal(
      onHomepage('noimageindex', { metas, images: [aPicture('/a.jpg', { region: 'footer' })] }),
      'passed',
    )
  })
})

const refreshing = (content: string) =>
  onHomepage('meta-refresh', { metas: [{ name: null, property: null, httpEquiv: 'Refresh', content }] })

describe('rule meta-refresh', () => {
  it('fails under 30 seconds to another address', () => {
    assert.equal(refreshing('0;url=/new'), FAILED_AT_HOME)
    assert.equal(refreshing("29; URL='https://joes.test/new'"), FAILED_AT_HOME)
    assert.equal(refreshing('30; url=/new'), 'passed')
  })
  it('is the only rule about a page that redirects in its head', () => {
    const metas = [
      { name: null, property: null, httpEquiv: 'refresh', content: '0; url=https://joes.test/new' },
    ]
    const stub = aPage({ url: '/old', title: { text: null, count: 0 }, headings: [], lang: null, metas })
    const site = ofPages([aPage(), stub])
    assert.equal(findingOf('meta-refresh', site), 'failed at /old')
    for (const id of ['title-missing', 'h1-missing', 'lang-missing', 'viewport-missing', 'dead-end'])
      assert.notEqual(findingOf(id, site), 'failed at /old', id)
  })
  it('lets a page reload itself', () => {
    assert.equal(refreshing('5'), 'passed')
    assert.equal(refreshing('5; url=/'), 'passed')
  })
})

const withWords = (sent: number, shown: number) => {
  const home = aPage({ text: { words: sent } })
  const rendered = aPage({ rendered: true, raw: { words: sent, sameSiteLinks: 0 }, text: { words: shown } })
  return ofPages([home], { rendered: { pages: [rendered] } })
}

const pageLinks = (many: number) => Array.from({ length: many }, (_, i) => aLink(`/p${i}`, 'Page'))

const withLinks = (count: number, sent = 0) => rendering(pageLinks(count), pageLinks(sent))

const rendering = (links: ReturnType<typeof pageLinks>, sent: typeof links = []) =>
  ofPages([aPage({ links: sent })], { rendered: { pages: [aPage({ rendered: true, links })] } })

const linking = (...hrefs: string[]) =>
  findingOf('js-only-links', rendering(hrefs.map((href) => aLink(href, 'Page'))))

describe('rules of scripts', () => {
  it('js-only-content fails under 50 words sent and from 200 rendered', () => {
    assert.equal(findingOf('js-only-content', withWords(49, 200)), FAILED_AT_HOME)
    assert.equal(findingOf('js-only-content', withWords(50, 200)), 'passed')
    assert.equal(findingOf('js-only-content', withWords(49, 199)), 'passed')
    assert.equal(onHomepage('js-only-content', {}), 'not_tested')
  })
  it('js-only-links fails without links sent and from three rendered', () => {
    assert.equal(findingOf('js-only-links', withLinks(3)), FAILED_AT_HOME)
    assert.equal(findingOf('js-only-links', withLinks(2)), 'passed')
    assert.equal(findingOf('js-only-links', withLinks(3, 1)), 'passed')
    assert.equal(onHomepage('js-only-links', {}), 'not_tested')
  })
  it('js-only-links counts links to other pages, those of scripts included, and no parts of the page', () => {
    assert.equal(linking('#about', '#services', '#contact', '/', '/#top'), 'passed')
    assert.equal(linking('/#about', 'https://joes.test/#services', '/?utm_source=menu#contact'), 'passed')
    assert.equal(linking('#/about', '#/services', '#!contact'), FAILED_AT_HOME)
    assert.equal(linking('#about', '/services', '/prices', '/contact'), FAILED_AT_HOME)
  })
})
