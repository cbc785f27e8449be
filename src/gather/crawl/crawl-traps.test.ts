import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crawl, pathsOf } from '#support/crawled.ts'
import { aPageOf, linksTo } from '#support/scan.ts'

const plenty = { settings: { maxPages: 100 } }
const NOT_FOUND = { status: 404 }

describe('traps for a crawl', () => {
  it('W01 an endless calendar ends at 20 pages of its pattern', async () => {
    const { evidence } = await crawl((path) => {
      const day = Number(path.split('/').at(-1)) || 0
      const days = Array.from({ length: 30 }, (_, at) => `/day/${day + at}`)
      return path === '/' || path.startsWith('/day/') ? aPageOf(linksTo(...days)) : NOT_FOUND
    }, plenty)
    assert.equal(pathsOf(evidence).filter((path) => path.startsWith('/day/')).length, 20)
    assert.equal(evidence.ended, 'all')
    assert.ok((evidence.passedOver ?? 0) > 0)
  })

  it('W02 repeating paths end at the depth limit', async () => {
    const { evidence } = await crawl(
      (path) => (/^(?:\/a)*\/?$/u.test(path) ? aPageOf(linksTo('a/', './a/a/')) : NOT_FOUND),
      plenty,
    )
    // The homepage, and two folders deeper with each of four clicks.
    assert.equal(evidence.read, 9)
  })

  it('W03 W04 session ids and combinations of filters end at 20 pages of their pattern', async () => {
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

  it('W05 spellings of one address are one crawl step', async () => {
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

  it('W06 logging out, deleting and carts are never requested, and nofollow and robots.txt are obeyed', async () => {
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

  it('W06 a page that robots.txt disallows is not read either where a redirect leads to it', async () => {
    const { evidence } = await crawl({
      '/': aPageOf(linksTo('/old')),
      '/old': { status: 301, headers: { location: '/private/list' } },
      '/private/list': aPageOf(''),
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' },
    })
    assert.deepEqual(pathsOf(evidence), ['/'])
    assert.deepEqual(evidence.robotsDisallowed, ['http://joes.test/private/list'])
    assert.deepEqual(
      evidence.unread.map(({ url, failure }) => [url, failure.code]),
      [['http://joes.test/old', 'robots_disallowed']],
    )
    assert.ok(!evidence.answered?.some((url) => /old|private\/list/u.test(url)))
  })

  it('W06 the links of a `nofollow` page are not followed', async () => {
    const head = '<meta name="robots" content="noindex, nofollow">'
    const { evidence } = await crawl({ '/': aPageOf(linksTo('/a'), head), '/a': aPageOf('') })
    assert.deepEqual(pathsOf(evidence), ['/'])
  })

  it('W06 nofollow is obeyed also on pages of which only links are kept', async () => {
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

  it('W08 the crawl of a slow site ends at its time, and pages read are kept', async () => {
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

  it('W12 a cancelled crawl ends within two seconds and keeps the pages read', async () => {
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

  it('C14 with a server error for robots.txt only the homepage is read', async () => {
    const { evidence, asked } = await crawl({
      '/': aPageOf(linksTo('/a')),
      '/a': aPageOf(''),
      '/robots.txt': { status: 500 },
    })
    assert.deepEqual(pathsOf(evidence), ['/'])
    assert.equal(evidence.ended, 'robots')
    assert.ok(!asked.includes('/a'))
  })

  it('C14 without robots.txt, or with a redirect loop for it, everything may be read', async () => {
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

  it('C14 when everything is disallowed the homepage and the page named by the owner are read', async () => {
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
})
