import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinksEvidence } from '#core/evidence/links.ts'
import { closing } from '#support/closing.ts'
import { aPageOf, linksTo, type ScanWish, scanPages } from '#support/scan.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'

const LIVE = 'http://live.example.com'
const CANONICAL = `<title>Joe’s</title><link rel=canonical href="${LIVE}/">`
const menu = (...paths: string[]): string => `<nav>${linksTo(...paths.map((path) => LIVE + path))}</nav>`
/** Nobody listens at that port. */
const NOBODY = { hosts: { 'live.example.com': { port: 1 } } }

async function look(pages: Readonly<Record<string, WebAnswer>>, wish: Partial<ScanWish> = NOBODY) {
  await using scan = await scanPages(pages, wish)
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
  it('are broken when nobody answers there and the page is not here either', async () => {
    const { links } = await look({
      '/': aPageOf(linksTo(`${LIVE}/a`, `${LIVE}/gone`), CANONICAL),
      '/a': aPageOf(''),
    })
    assert.deepEqual(brokenOf(links), [MISSING])
  })

  it('could not be checked when nobody answers there and the page is here', async () => {
    const { links } = await look({
      '/': aPageOf(linksTo(`${LIVE}/a`), CANONICAL),
      '/a': aPageOf(''),
    })
    const a = links.targets.find(({ url, kind }) => url === `${LIVE}/a` && kind === 'page')
    assert.deepEqual([a?.outcome, a?.lookedAt], ['could_not_check', undefined])
  })

  it('are judged by what answers there, as soon as anything does', async () => {
    await using live = await closing(startWebServer({ '/gone': aPageOf('') }))
    const pages = { '/': aPageOf(linksTo(`${LIVE}/gone`), CANONICAL) }
    const { links } = await look(pages, { hosts: { 'live.example.com': live } })
    assert.deepEqual(
      brokenOf(links).filter(({ url }) => url.endsWith('/gone')),
      [],
    )
    await using slow = await closing(
      startWebServer({ '/gone': (_, response) => response.destroy(), '/': aPageOf('') }),
    )
    const half = await look(pages, { hosts: { 'live.example.com': slow } })
    assert.deepEqual(brokenOf(half.links), [])
  })

  it('are not accused where only a menu leads there and most of it is not here', async () => {
    const gone = ['/gone', '/x', '/y']
    const most = await look({ '/': aPageOf(menu('/a', '/b', ...gone)), '/a': aPageOf(''), '/b': aPageOf('') })
    assert.deepEqual(brokenOf(most.links), [])
    const half = await look({
      '/': aPageOf(menu('/a', '/b', '/gone', '/x')),
      '/a': aPageOf(''),
      '/b': aPageOf(''),
    })
    assert.deepEqual(
      brokenOf(half.links).map(({ url }) => url),
      [`${LIVE}/gone`, `${LIVE}/x`],
    )
  })

  it('are not accused for a folder that the site may not have at its own name', async () => {
    const shop = ['/shop/x', '/shop/y', '/shop/z'].map((path) => LIVE + path)
    const { links } = await look({
      '/': aPageOf(linksTo(...shop), '<meta property="og:url" content="' + LIVE + '">'),
    })
    assert.deepEqual(brokenOf(links), [])
  })

  it('are not looked for here when the name is somebody else’s', async () => {
    const { links, server } = await look({ '/': aPageOf(linksTo(`${LIVE}/gone`)) })
    assert.deepEqual(brokenOf(links), [])
    assert.equal(server.hits('/gone'), 0)
  })

  it('are broken when the page here only says that it is missing, and not when it is refused', async () => {
    const { links } = await look({
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

  it('pictures and scripts there stay unchecked', async () => {
    const { links } = await look({
      '/': aPageOf(`<img src="${LIVE}/gone.png" alt="">${linksTo(`${LIVE}/gone.pdf`)}`, CANONICAL),
    })
    assert.deepEqual(
      brokenOf(links).map(({ url }) => url),
      [`${LIVE}/gone.pdf`],
    )
  })
})

describe('a crawl of a site whose links use another name', () => {
  it('reads the same paths here, each once', async () => {
    const { read, server } = await look({
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
    const { links, read } = await look(
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

  it('reads a page that the site links to itself only as that link has it', async () => {
    const { read } = await look({
      '/': aPageOf(linksTo(`${LIVE}/a/`, '/a.html'), CANONICAL),
      '/a.html': aPageOf(''),
      '/a/': aPageOf(''),
    })
    assert.equal(read, 2)
  })

  it('does not count a page that only says it is missing', async () => {
    const { read } = await look({
      '/': aPageOf(linksTo(`${LIVE}/soft`), CANONICAL),
      '/soft': '<title>Page not found | Joe</title><p>Sorry.',
    })
    assert.equal(read, 1)
  })

  it('does not follow the name of somebody else', async () => {
    const { read } = await look({ '/': aPageOf(linksTo(`${LIVE}/a`)), '/a': aPageOf('') })
    assert.equal(read, 1)
  })
})
