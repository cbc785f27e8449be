import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPageOf, failureOf, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

const TEXT = { 'content-type': 'text/plain' }

async function gather(robots: WebAnswer, home = aPageOf('')) {
  await using scan = await scanPages({ '/': home, '/robots.txt': robots })
  const evidence = await scan.want('robots')
  return { evidence, times: scan.server.hits('/robots.txt') }
}

describe('robots.txt', () => {
  it('is read with its rules, sitemaps and delay', async () => {
    const body =
      'User-agent: *\nDisallow: /\nAllow: /$\nCrawl-delay: 2\n\nUser-agent: Googlebot\nDisallow: /\nSitemap: /s.xml'
    const { evidence } = await gather({ headers: TEXT, body })
    assert.deepEqual(evidence.homeAllowed, { fettle: true, all: true, googlebot: false, bingbot: true })
    assert.deepEqual(evidence.sitemaps, ['/s.xml'])
    assert.equal(evidence.crawlDelaySeconds, 2)
    assert.equal(evidence.status, 200)
  })

  it('lists the homepage’s resources that Googlebot may not read', async () => {
    const head =
      '<link rel=stylesheet href=/css/a.css><script src=/js/a.js></script><script src="http://cdn.test/js/b.js"></script>'
    const { evidence } = await gather(
      { headers: TEXT, body: 'User-agent: Googlebot\nDisallow: /js/' },
      aPageOf('', head),
    )
    assert.deepEqual(evidence.blockedAssets, ['http://joes.test/js/a.js'])
  })

  it('a server error is requested again, and confirmed when it is repeated', async () => {
    const always = await gather({ status: 500 })
    assert.deepEqual(
      [always.evidence.status, always.evidence.serverErrorConfirmed, always.times],
      [500, true, 2],
    )
    let count = 0
    const once = await gather((_, response) => {
      count += 1
      response.writeHead(count === 1 ? 500 : 200, TEXT).end('User-agent: *\nDisallow: /x')
    })
    assert.deepEqual([once.evidence.status, once.evidence.serverErrorConfirmed], [200, false])
  })

  it('a missing file has no rules', async () => {
    const { evidence, times } = await gather({
      status: 404,
      headers: TEXT,
      body: 'User-agent: *\nDisallow: /',
    })
    assert.deepEqual([evidence.status, evidence.text, evidence.homeAllowed.fettle, times], [404, '', true, 1])
  })

  it('C14 of 10 MB the first 500 KiB are read, and the size is reported', async () => {
    const body = `User-agent: *\nDisallow: /x\n${'# filler\n'.repeat(1_200_000)}`
    const { evidence } = await gather({ headers: TEXT, body })
    assert.equal(evidence.text.length, 500 * 1024)
    assert.ok(evidence.bytes > 500 * 1024)
    assert.equal(evidence.homeAllowed.fettle, true)
  })

  it('C14 HTML in its place shows in its lines', async () => {
    const { evidence } = await gather(aPageOf(''))
    assert.equal(evidence.badLines.length > 0, true)
    assert.equal(evidence.homeAllowed.fettle, true)
  })

  it('a file that broke off, or cannot be decoded, is a failure, and no other page is read', async () => {
    const rules = 'User-agent: *\nDisallow: /x\n'
    const link = aPageOf('<a href="/about">About us</a>')
    const answers: Readonly<Record<string, WebAnswer>> = {
      decode_failed: { headers: { ...TEXT, 'content-encoding': 'compress' }, body: rules },
      decode_too_large: { headers: { ...TEXT, 'content-encoding': 'gzip, gzip, gzip' }, body: rules },
      http_malformed: (_, response) => {
        response.writeHead(200, TEXT).write(rules, () => response.socket?.end('not a chunk\r\n'))
      },
    }
    for (const [code, robots] of Object.entries(answers)) {
      await using scan = await scanPages({ '/': link, '/about': link, '/robots.txt': robots })
      assert.equal((await failureOf(scan.want('robots'))).code, code)
      assert.equal((await scan.want('pages')).read, 1, code)
    }
  })

  it('an answer without a file is judged by its status, whatever its text is encoded in', async () => {
    const headers = { ...TEXT, 'content-encoding': 'compress' }
    const { evidence } = await gather({ status: 404, headers, body: 'Not found' })
    assert.deepEqual([evidence.status, evidence.homeAllowed.fettle], [404, true])
  })

  it('C14 a redirect loop is a failure, and the homepage is still read', async () => {
    await using scan = await scanPages({
      '/': aPageOf(''),
      '/robots.txt': { status: 302, headers: { location: '/robots.txt' } },
    })
    assert.equal((await failureOf(scan.want('robots'))).code, 'redirect_loop')
    assert.equal((await scan.want('pages')).read, 1)
  })
})
