import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinksEvidence } from '#core/evidence/links.ts'
import { closing } from '#support/closing.ts'
import { aPageOf, linksTo, type ScanOptions, scanPages } from '#support/scan.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'

const LIVE = 'http://live.example.com'
const CANONICAL = `<title>Joe’s</title><link rel=canonical href="${LIVE}/">`
const menu = (...paths: string[]): string => `<nav>${linksTo(...paths.map((path) => LIVE + path))}</nav>`
/** A port without a listener. */
const NOBODY = { hosts: { 'live.example.com': { port: 1 } } }

/** Answers one page, and nothing else. */
const halfOpen = (path: string): WebAnswer =>
  path === '/a' ? aPageOf('') : (_, response) => response.destroy()

async function gather(pages: Readonly<Record<string, WebAnswer>>, options: Partial<ScanOptions> = NOBODY) {
  await using scan = await scanPages(pages, options)
  const links = await scan.want('links')
  const { read } = await scan.want('pages')
  return { links, read, server: scan.server }
}

const brokenOf = ({ targets }: LinksEvidence) =>
  targets
    .filter(({ outcome, uses }) => outcome === 'broken' && uses > 0)
    .map(({ url, reason, status, lookedAt }) => ({ url, reason, status, lookedAt }))
const MISSING = {
  url: `${LIVE}/gone`,
  reason: 'not_found',
  status: 404,
  lookedAt: 'http://joes.test/gone',
}

describe('links to another name of the site', () => {
  it('are broken when that host does not answer and the page is missing here too', async () => {
    const { links } = await gather({
      '/': aPageOf(linksTo(`${LIVE}/a`, `${LIVE}/gone`), CANONICAL),
      '/a': aPageOf(''),
    })
    assert.deepEqual(brokenOf(links), [MISSING])
  })

  it('could not be checked when that host does not answer and the page exists here', async () => {
    const { links } = await gather({
      '/': aPageOf(linksTo(`${LIVE}/a`), CANONICAL),
      '/a': aPageOf(''),
    })
    const a = links.targets.find(({ url, kind }) => url === `${LIVE}/a` && kind === 'page')
    assert.deepEqual([a?.outcome, a?.lookedAt], ['could_not_check', undefined])
  })

  it('are judged by that host’s answers, once it gives any', async () => {
    await using live = await closing(startWebServer({ '/gone': aPageOf('') }))
    const pages = { '/': aPageOf(linksTo(`${LIVE}/gone`), CANONICAL) }
    const { links } = await gather(pages, { hosts: { 'live.example.com': live } })
    assert.deepEqual(
      brokenOf(links).filter(({ url }) => url.endsWith('/gone')),
      [],
    )
    await using slow = await closing(
      startWebServer({ '/gone': (_, response) => response.destroy(), '/': aPageOf('') }),
    )
    const half = await gather(pages, { hosts: { 'live.example.com': slow } })
    assert.deepEqual(brokenOf(half.links), [])
  })

  it('are judged by its answers to links before those that scripts add', async () => {
    await using live = await closing(startWebServer(halfOpen))
    const sent = aPageOf(`${linksTo(`${LIVE}/a`)}<script src=/menu.js></script>`, CANONICAL)
    const rendered = aPageOf(linksTo(`${LIVE}/a`, `${LIVE}/gone`), CANONICAL)
    const { links } = await gather(
      { '/': sent, '/menu.js': '' },
      {
        hosts: { 'live.example.com': live },
        rendered: { 'http://joes.test/': rendered },
        settings: { keys: new Set(['links', 'rendered']) },
      },
    )
    assert.deepEqual(brokenOf(links), [])
  })

  it('are not broken where only a menu uses the name and most of its pages are missing here', async () => {
    const gone = ['/gone', '/x', '/y']
    const most = await gather({
      '/': aPageOf(menu('/a', '/b', ...gone)),
      '/a': aPageOf(''),
      '/b': aPageOf(''),
    })
    assert.deepEqual(brokenOf(most.links), [])
    const half = await gather({
      '/': aPageOf(menu('/a', '/b', '/gone', '/x')),
      '/a': aPageOf(''),
      '/b': aPageOf(''),
    })
    assert.deepEqual(
      brokenOf(half.links).map(({ url }) => url),
      [`${LIVE}/gone`, `${LIVE}/x`],
    )
  })

  it('are not broken for a folder that may not exist under this name', async () => {
    const shop = ['/shop/x', '/shop/y', '/shop/z'].map((path) => LIVE + path)
    const { links } = await gather({
      '/': aPageOf(linksTo(...shop), '<meta property="og:url" content="' + LIVE + '">'),
    })
    assert.deepEqual(brokenOf(links), [])
  })

  it('are not tried here when the name is another site’s', async () => {
    const { links, server } = await gather({ '/': aPageOf(linksTo(`${LIVE}/gone`)) })
    assert.deepEqual(brokenOf(links), [])
    assert.equal(server.hits('/gone'), 0)
  })

  it('are broken when the page here is a soft 404, and not when it is refused', async () => {
    const { links } = await gather({
      '/': aPageOf(linksTo(`${LIVE}/soft`, `${LIVE}/wall`, `${LIVE}/error`), CANONICAL),
      '/soft': '<title>Page not found | Joe</title><p>Sorry.',
      '/wall': { status: 403 },
      '/error': { status: 500 },
    })
    assert.deepEqual(
      brokenOf(links).map(({ url, reason }) => [url, reason]),
      [[`${LIVE}/soft`, 'soft_404']],
    )
  })

  it('to pictures and scripts stay unchecked', async () => {
    const { links } = await gather({
      '/': aPageOf(`<img src="${LIVE}/gone.png" alt="">${linksTo(`${LIVE}/gone.pdf`)}`, CANONICAL),
    })
    assert.deepEqual(
      brokenOf(links).map(({ url }) => url),
      [`${LIVE}/gone.pdf`],
    )
  })
})

describe('a crawl of a site whose links use another name', () => {
  it('reads the same paths at this host, each once', async () => {
    const { read, server } = await gather({
      '/': aPageOf(menu('/a', '/b') + linksTo('/a'), CANONICAL),
      '/a': aPageOf(linksTo(`${LIVE}/c`)),
      '/b': aPageOf(''),
      '/c': aPageOf(''),
    })
    assert.equal(read, 4)
    assert.equal(server.hits('/a'), 1)
  })

  it('learns a name and its folder from any page’s menu', async () => {
    const old = ['/', '/a', '/b', '/gone'].map((path) => `http://agency.example.com/joes${path}`)
    const { links, read } = await gather(
      {
        '/': aPageOf(linksTo('/a')),
        '/a': aPageOf(`<nav>${linksTo(...old)}</nav>`),
        '/b': aPageOf(''),
      },
      { hosts: { 'agency.example.com': { port: 1 } } },
    )
    assert.equal(read, 3)
    assert.deepEqual(brokenOf(links), [{ ...MISSING, url: 'http://agency.example.com/joes/gone' }])
  })

  it('reads a page that the site links to only at that link’s address', async () => {
    const { read } = await gather({
      '/': aPageOf(linksTo(`${LIVE}/a/`, '/a.html'), CANONICAL),
      '/a.html': aPageOf(''),
      '/a/': aPageOf(''),
    })
    assert.equal(read, 2)
  })

  it('does not count a soft 404', async () => {
    const { read } = await gather({
      '/': aPageOf(linksTo(`${LIVE}/soft`), CANONICAL),
      '/soft': '<title>Page not found | Joe</title><p>Sorry.',
    })
    assert.equal(read, 1)
  })

  it('does not follow another site’s name', async () => {
    const { read } = await gather({ '/': aPageOf(linksTo(`${LIVE}/a`)), '/a': aPageOf('') })
    assert.equal(read, 1)
  })
})
