import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { aPageOf, linksTo, type ScanWish, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

type Pages = Readonly<Record<string, WebAnswer>> | ((path: string) => WebAnswer)

async function crawl(pages: Pages, wish: Partial<ScanWish> = {}) {
  await using scan = await scanPages(pages, wish)
  const evidence = await scan.want('pages')
  return { evidence, asked: scan.server.requests.map(({ path }) => path), requests: scan.server.requests }
}

const pathsOf = ({ pages }: PagesEvidence): string[] =>
  pages.map(({ url }) => new URL(url).pathname + new URL(url).search)
const plenty = { settings: { maxPages: 100 } }
const NOT_FOUND = { status: 404 }

const shell = (at: number): string => `<title>${at}</title><script src="/app.js"></script>`

describe('the crawl', () => {
  it('reads the homepage, its menu, what the owner named, the sitemap, then the rest', async () => {
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

  it('stops at the page limit and names what it left', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/page-${'abcdefghijkl'[at]}`)
    const { evidence } = await crawl((path) => aPageOf(path === '/' ? linksTo(...paths) : ''))
    assert.equal(evidence.read, 10)
    assert.equal(evidence.ended, 'budget_pages')
    assert.deepEqual(
      evidence.unread.map(({ failure }) => failure.code),
      ['budget_pages', 'budget_pages', 'budget_pages'],
    )
  })

  it('W01 a calendar without end stops at 20 pages of its pattern', async () => {
    const { evidence } = await crawl((path) => {
      const day = Number(path.split('/').at(-1)) || 0
      const days = Array.from({ length: 30 }, (_, at) => `/day/${day + at}`)
      return path === '/' || path.startsWith('/day/') ? aPageOf(linksTo(...days)) : NOT_FOUND
    }, plenty)
    assert.equal(pathsOf(evidence).filter((path) => path.startsWith('/day/')).length, 20)
    assert.equal(evidence.ended, 'all')
  })

  it('W02 paths that repeat themselves stop at the depth', async () => {
    const { evidence } = await crawl(
      (path) => (/^(?:\/a)*\/?$/u.test(path) ? aPageOf(linksTo('a/', './a/a/')) : NOT_FOUND),
      plenty,
    )
    assert.ok(evidence.read <= 10)
  })

  it('W03 W04 session ids and combinations of filters stop at 20 pages of their pattern', async () => {
    let session = 0
    const { evidence } = await crawl((path) => {
      if (path !== '/' && !path.startsWith('/shop?')) return NOT_FOUND
      const links = Array.from(
        { length: 40 },
        () => `/shop?colour=${(session += 1)}&size=${session * 7}&token=${session}`,
      )
      return aPageOf(linksTo(...links))
    }, plenty)
    assert.equal(evidence.read, 21)
  })

  it('W05 spellings of one address are one visit', async () => {
    const links = linksTo(
      '/about',
      '/About',
      '/about/',
      '/about#team',
      'http://joes.test:80/about',
      'http://www.joes.test/about',
    )
    const { evidence, asked } = await crawl({ '/': aPageOf(links), '/about': aPageOf('') })
    assert.deepEqual(pathsOf(evidence), ['/', '/about'])
    assert.deepEqual(
      asked.filter((path) => /about\/?$/iu.test(path)),
      ['/about'],
    )
  })

  it('W06 logging out, deleting and carts are never opened, nofollow and robots are obeyed', async () => {
    const { evidence, asked, requests } = await crawl({
      '/': {
        headers: { 'set-cookie': 'visit=1' },
        body: aPageOf(
          `${linksTo('/logout', '/item/delete', '/?action=buy', '/shop?add-to-cart=1', '/private', '/ok')}
          <a rel="nofollow" href="/paid">Paid</a>`,
        ),
      },
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' },
      '/ok': aPageOf(''),
    })
    assert.deepEqual(pathsOf(evidence), ['/', '/ok'])
    for (const path of [
      '/logout',
      '/item/delete',
      '/?action=buy',
      '/shop?add-to-cart=1',
      '/private',
      '/paid',
    ]) {
      assert.ok(!asked.includes(path), path)
    }
    assert.deepEqual(evidence.robotsDisallowed, ['http://joes.test/private'])
    assert.ok(requests.every(({ method }) => method === 'GET' || method === 'HEAD'))
    assert.ok(requests.every(({ headers }) => headers.cookie === undefined))
  })

  it('W06 a page that asks for it leads nowhere', async () => {
    const head = '<meta name="robots" content="noindex, nofollow">'
    const { evidence } = await crawl({ '/': aPageOf(linksTo('/a'), head), '/a': aPageOf('') })
    assert.deepEqual(pathsOf(evidence), ['/'])
  })

  it('W06 nofollow is obeyed where only links are kept, too', async () => {
    const paths = Array.from({ length: 210 }, (_, at) => `/p${at}`)
    const { evidence, asked } = await crawl(
      (path) => {
        if (path === '/') return aPageOf(linksTo(...paths))
        return paths.includes(path) ? aPageOf(`<a rel="nofollow" href="${path}/paid">Paid</a>`) : NOT_FOUND
      },
      { settings: { maxPages: 300 } },
    )
    assert.equal(evidence.read, 211)
    assert.equal(evidence.pages.length, 200)
    assert.ok(!asked.some((path) => path.endsWith('/paid')))
  })

  it('W08 a slow site ends with its time, and what was read is kept', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(`<nav>${linksTo('/a', '/slow')}</nav>`),
        '/a': aPageOf(''),
        '/slow': () => undefined,
      },
      { settings: { crawlMs: 500 } },
    )
    assert.equal(evidence.ended, 'budget_time')
    assert.deepEqual(pathsOf(evidence), ['/', '/a'])
    assert.deepEqual(evidence.unread, [
      { url: 'http://joes.test/slow', failure: { reason: 'timeout', code: 'budget_time' }, inMenu: true },
    ])
    assert.deepEqual(evidence.menu, { links: 2, conclusive: 1 })
  })

  it('W12 a cancelled crawl stops within two seconds and keeps what it read', async () => {
    const controller = new AbortController()
    const hang = (): void => controller.abort()
    const start = performance.now()
    const { evidence } = await crawl(
      { '/': aPageOf(`<nav>${linksTo('/slow')}</nav>`), '/slow': hang },
      { signal: controller.signal },
    )
    assert.ok(performance.now() - start < 2_000)
    assert.equal(evidence.ended, 'cancelled')
    assert.deepEqual(pathsOf(evidence), ['/'])
  })

  it('C14 with robots.txt in error only the homepage is read', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(linksTo('/a')),
      '/a': aPageOf(''),
      '/robots.txt': { status: 500 },
    })
    assert.deepEqual(pathsOf(evidence), ['/'])
    assert.equal(evidence.ended, 'robots')
    assert.ok(!asked.includes('/a'))
  })

  it('C14 without robots.txt, or one that goes round in circles, everything may be read', async () => {
    for (const robots of [
      { status: 404 },
      { status: 403 },
      { status: 302, headers: { location: '/robots.txt' } },
    ]) {
      const { evidence } = await crawl({
        '/': aPageOf(linksTo('/a')),
        '/a': aPageOf(''),
        '/robots.txt': robots,
      })
      assert.deepEqual(pathsOf(evidence), ['/', '/a'])
    }
  })

  it('C14 when everything is disallowed the homepage and the page that the owner named are read', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(linksTo('/a')),
        '/named': aPageOf(''),
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
      },
      { answers: { 'S-PRODURL': 'http://joes.test/named' } },
    )
    assert.deepEqual(pathsOf(evidence), ['/', '/named'])
  })

  it('what is not there is conclusive; errors and walls are not', async () => {
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

  it('a redirect is read once, under its new address', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(`${linksTo('/old')}${linksTo('/new')}`),
      '/old': { status: 301, headers: { location: '/new' } },
      '/new': aPageOf(''),
    })
    assert.equal(evidence.read, 2)
    assert.equal(asked.filter((path) => path === '/old').length, 1)
  })

  it('a redirect to another site is no page', async () => {
    const { evidence } = await crawl(
      {
        '/': aPageOf(linksTo('/away')),
        '/away': { status: 302, headers: { location: 'http://other.test/' } },
      },
      { hosts: { 'other.test': { port: 1 } } },
    )
    assert.deepEqual(pathsOf(evidence), ['/'])
  })

  it('where scripts draw the homepage, thin pages are rendered too, at most ten in all', async () => {
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

  it('elsewhere the crawl does not wait for the browser', async () => {
    const wish = { rendered: { 'http://joes.test/thin': aPageOf('') } }
    await using scan = await scanPages({ '/': aPageOf(linksTo('/thin')), '/thin': shell(0) }, wish)
    const evidence = await scan.want('pages')
    assert.deepEqual(scan.renderings, [])
    assert.equal(evidence.homeRendering, 'not_needed')
    assert.equal(evidence.pages[1]?.thin, true)
  })

  it('the links of a rendered homepage are followed', async () => {
    const { evidence } = await crawl(
      { '/': '<title>App</title><div id=root></div><script src=/app.js></script>', '/shop': aPageOf('') },
      { rendered: { 'http://joes.test/': aPageOf(`<nav>${linksTo('/shop')}</nav>`) } },
    )
    assert.equal(evidence.homeRendering, 'done')
    assert.deepEqual(pathsOf(evidence), ['/', '/shop'])
    assert.deepEqual(evidence.pages[0]?.raw, { words: 0, sameSiteLinks: 0 })
  })

  it('usual addresses are tried only for what nothing links to', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(linksTo('/our-terms', '/say-hello?contact', '/about-joe', '/cookie-jar')),
      '/privacy-policy': aPageOf('<h1>Privacy</h1>'),
    })
    assert.equal(evidence.pages.find(({ url }) => url.endsWith('/privacy-policy'))?.found, 'guess')
    assert.ok(!asked.includes('/terms'))
    assert.equal(evidence.unread.length, 0)
  })

  it('usual addresses are not tried where every address answers', async () => {
    const { evidence, asked } = await crawl(() => aPageOf('<h1>Joe</h1>'))
    assert.deepEqual(pathsOf(evidence), ['/'])
    assert.ok(!asked.includes('/privacy-policy'))
  })
})
