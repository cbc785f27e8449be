import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crawl, pathsOf } from '#support/crawled.ts'
import { aPageOf, linksTo, scanPages } from '#support/scan.ts'

const plenty = { settings: { maxPages: 100 } }
const shell = (at: number): string => `<title>${at}</title><script src="/app.js"></script>`

describe('the crawl', () => {
  it('reads the homepage, its menu, the page named by the owner, the sitemap, then the rest', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(`${linksTo('/story')}<nav>${linksTo('/shop')}</nav>`),
        '/shop': aPageOf(''),
        '/story': aPageOf(linksTo('/deep')),
        '/deep': aPageOf(''),
        '/named': aPageOf(''),
        '/listed': aPageOf(''),
        '/sitemap.xml': '<urlset><url><loc>http://joes.test/listed</loc></url></urlset>',
      },
      { answers: { 'S-PRODURL': 'http://joes.test/named' } },
    )
    assert.deepEqual(pathsOf(evidence), ['/', '/shop', '/named', '/listed', '/story', '/deep'])
    assert.deepEqual(
      evidence.pages.map(({ found }) => found),
      ['home', 'menu', 'owner', 'sitemap', 'link', 'link'],
    )
    assert.equal(evidence.ended, 'all')
    assert.deepEqual(evidence.menu, { links: 1, conclusive: 1 })
  })

  it('reads pages up to four clicks deep', async () => {
    const { evidence, asked } = await crawl((path) => aPageOf(linksTo(`${path}x`)), plenty)
    assert.deepEqual(pathsOf(evidence), ['/', '/x', '/xx', '/xxx', '/xxxx'])
    assert.ok(!asked.includes('/xxxxx'))
    assert.deepEqual(
      evidence.pages.map(({ depth }) => depth),
      [0, 1, 2, 3, 4],
    )
  })

  it('ends at the page limit and lists unread pages', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/page-${'abcdefghijkl'[at]}`)
    const { evidence } = await crawl((path) => aPageOf(path === '/' ? linksTo(...paths) : ''))
    assert.equal(evidence.read, 10)
    assert.equal(evidence.ended, 'budget_pages')
    assert.deepEqual(
      evidence.unread.map(({ failure }) => failure.code),
      ['budget_pages', 'budget_pages', 'budget_pages'],
    )
  })

  it('a missing page is conclusive; errors and bot walls are not', async () => {
    const { evidence } = await crawl({
      '/': aPageOf(`<nav>${linksTo('/gone', '/error', '/wall', '/login', '/menu.pdf')}</nav>`),
      '/error': { status: 500 },
      '/wall': { status: 403 },
      '/login': { status: 401 },
    })
    assert.deepEqual(evidence.menu, { links: 4, conclusive: 1 })
    assert.deepEqual(
      evidence.unread.map(({ url, failure: { reason } }) => `${new URL(url).pathname} ${reason}`).toSorted(),
      ['/error server_error', '/login password_protected', '/wall bot_wall'],
    )
  })

  it('an answer that refuses or defers does not say that a page is missing', async () => {
    const { evidence } = await crawl({
      '/': aPageOf(`<nav>${linksTo('/busy', '/proxy')}</nav>`),
      '/busy': { status: 430 },
      '/proxy': { status: 407 },
    })
    assert.deepEqual(evidence.menu, { links: 2, conclusive: 0 })
    assert.deepEqual(evidence.noPages, [])
    assert.ok(!evidence.answered?.some((url) => /busy|proxy/u.test(url)))
  })

  it('a redirected page is read once, at its new address', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(`${linksTo('/old')}${linksTo('/new')}`),
      '/old': { status: 301, headers: { location: '/new' } },
      '/new': aPageOf(''),
    })
    assert.equal(evidence.read, 2)
    assert.equal(asked.filter((path) => path === '/old').length, 1)
  })

  it('a redirect to another site is not a page', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(linksTo('/away')),
        '/away': { status: 302, headers: { location: 'http://other.test/' } },
      },
      { hosts: { 'other.test': { port: 1 } } },
    )
    assert.deepEqual(pathsOf(evidence), ['/'])
  })

  it('where scripts draw the homepage, thin pages are rendered too, at most ten', async () => {
    const paths = Array.from({ length: 14 }, (_, at) => `/page-${'abcdefghijklmn'[at]}`)
    const pages = Object.fromEntries(paths.map((path, at) => [path, shell(at)]))
    const drawn = paths.map((path) => [`http://joes.test${path}`, aPageOf(`<h1>${path}</h1>`)])
    const rendered = { ...Object.fromEntries(drawn), 'http://joes.test/': aPageOf(linksTo(...paths)) }
    await using scan = await scanPages({ '/': shell(0), ...pages }, { rendered, ...plenty })
    const evidence = await scan.want('pages')
    assert.equal(scan.renderings.length, 10)
    assert.equal(evidence.pages.filter((page) => page.rendered).length, 10)
    assert.equal(evidence.read, 15)
  })

  it('otherwise the crawl does not wait for the browser', async () => {
    const options = { rendered: { 'http://joes.test/thin': aPageOf('') } }
    await using scan = await scanPages({ '/': aPageOf(linksTo('/thin')), '/thin': shell(0) }, options)
    const evidence = await scan.want('pages')
    assert.deepEqual(scan.renderings, [])
    assert.equal(evidence.homeRendering, 'not_needed')
    assert.equal(evidence.pages[1]?.thin, true)
  })

  it('the links of a rendered homepage are followed', async () => {
    const { evidence } = await crawl(
      {
        '/': '<title>App</title><a href=/><img src=/logo.png></a><div id=root></div><script src=/app.js></script>',
        '/shop': aPageOf(''),
      },
      { rendered: { 'http://joes.test/': aPageOf(`<nav>${linksTo('/shop')}</nav>`) } },
    )
    assert.equal(evidence.homeRendering, 'done')
    assert.deepEqual(pathsOf(evidence), ['/', '/shop'])
    assert.deepEqual(evidence.pages[0]?.raw, { words: 0, sameSiteLinks: 1 })
  })

  it('usual addresses are tried only for pages without links', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(linksTo('/our-terms', '/say-hello?contact', '/about-joe', '/cookie-jar')),
      '/privacy-policy': aPageOf('<h1>Privacy</h1>'),
    })
    assert.equal(evidence.pages.find(({ url }) => url.endsWith('/privacy-policy'))?.found, 'guess')
    assert.ok(!asked.includes('/terms'))
    assert.equal(evidence.unread.length, 0)
  })

  it('a usual address that refuses us did not answer', async () => {
    const { evidence, asked } = await crawl({ '/': aPageOf(''), '/privacy-policy': { status: 403 } })
    assert.ok(asked.includes('/privacy-policy'))
    const answered = evidence.answered?.map((url) => new URL(url).pathname)
    assert.ok(answered?.includes('/privacy') && !answered.includes('/privacy-policy'))
  })

  it('usual addresses that robots.txt disallows keep us out of nothing', async () => {
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /privacy' }
    const { evidence } = await crawl({ '/': aPageOf('<p>A page alone'), '/robots.txt': robots })
    assert.equal(evidence.ended, 'all')
    assert.deepEqual(evidence.robotsDisallowed, [])
  })

  it('usual addresses that the page limit leaves out are not why the crawl ended', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(linksTo('/shop')),
        '/shop': aPageOf(''),
        '/privacy-policy': aPageOf('<h1>Privacy</h1>'),
      },
      { settings: { maxPages: 3 } },
    )
    assert.equal(evidence.read, 3)
    assert.equal(evidence.ended, 'all')
  })

  it('usual addresses are not tried where every address answers with a page', async () => {
    const { evidence, asked } = await crawl(() => aPageOf('<h1>Joe</h1>'))
    assert.deepEqual(pathsOf(evidence), ['/'])
    assert.ok(!asked.includes('/privacy-policy'))
  })
})
