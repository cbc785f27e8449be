import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startDnsServer } from '#support/dns-server.ts'
import { aPageOf, linksTo, scanPages, startScan } from '#support/scan.ts'
import { closing } from '#support/closing.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'
import { otherHomepageAddresses } from './other-homepage-addresses.ts'

/** The other address `http://www.joes.test/`, which another server answers. */
async function otherWithWww(home: WebAnswer) {
  await using www = await closing(startWebServer({ '/': home }))
  await using scan = await scanPages({ '/': aPageOf('') }, { hosts: { 'www.joes.test': www } })
  const { homes } = await scan.want('twins')
  return homes.find(({ url }) => url === 'http://www.joes.test/')
}

describe('other addresses of the homepage', () => {
  it('are the three others with and without www and HTTPS', () => {
    const others = [
      'https://joes.test/',
      'https://www.joes.test/',
      'http://joes.test/',
      'http://www.joes.test/',
    ]
    for (const home of others) {
      assert.deepEqual(
        otherHomepageAddresses(home),
        others.filter((other) => other !== home),
      )
    }
    assert.deepEqual(otherHomepageAddresses('http://127.0.0.1/'), [])
    assert.deepEqual(otherHomepageAddresses('https://joes.test:8443/'), [])
  })

  it('a redirect is reported with its hops', async () => {
    const other = await otherWithWww({ status: 301, headers: { location: 'http://joes.test/' } })
    assert.deepEqual(
      [other?.kind, other?.status, other?.finalStatus, other?.finalUrl],
      ['answer', 301, 200, 'http://joes.test/'],
    )
    assert.equal(other?.hops?.[0]?.location, 'http://joes.test/')
  })

  it('a separate page is reported with its canonical address', async () => {
    const other = await otherWithWww(aPageOf('', '<link rel=canonical href="http://joes.test/">'))
    assert.deepEqual([other?.status, other?.canonical], [200, 'http://joes.test/'])
  })

  it('a server error is requested twice', async () => {
    assert.equal((await otherWithWww({ status: 500 }))?.confirmed, true)
    let count = 0
    const passing = await otherWithWww((_, response) => {
      count += 1
      response.writeHead(count === 1 ? 500 : 200, { 'content-type': 'text/html' }).end(aPageOf(''))
    })
    assert.deepEqual([passing?.finalStatus, passing?.confirmed], [200, false])
  })

  it('a bot wall is told apart from an error', async () => {
    assert.equal((await otherWithWww({ status: 403, body: 'Access denied' }))?.botWall, true)
    assert.equal((await otherWithWww({ status: 404 }))?.botWall, false)
  })

  it('a name without DNS records does not exist', async (t) => {
    const dns = await startDnsServer({}, { tcp: false })
    t.after(() => dns.close())
    const server = await startWebServer({ '/': aPageOf('') })
    t.after(() => server.close())
    const hosts = { 'joes.example.com': server }
    await using scan = startScan('http://joes.example.com/', { hosts, egress: { dns: [dns.address] } })
    const { homes } = await scan.want('twins')
    assert.deepEqual(
      homes.map(({ url, kind }) => `${url} ${kind}`),
      [
        'https://joes.example.com/ failed',
        'https://www.joes.example.com/ no_dns',
        'http://www.joes.example.com/ no_dns',
      ],
    )
  })
})

async function twinsOf(pages: Readonly<Record<string, WebAnswer>>) {
  await using scan = await scanPages(pages)
  return (await scan.want('twins')).paths.map(({ kind, twin, status, redirected, sameContent }) => ({
    kind,
    path: new URL(twin).pathname,
    status,
    redirected,
    sameContent,
  }))
}

describe('second addresses of pages', () => {
  it('the slash at the end and letter case are tried', async () => {
    const about =
      '<title>About</title><p>All about Joe and the shop that he keeps by the sea, open daily.</p>'
    const found = await twinsOf({
      '/': aPageOf(linksTo('/About', '/shop/', '/menu.html')),
      '/About': about,
      '/about': about,
      '/About/': { status: 301, headers: { location: '/About' } },
      '/shop/': aPageOf('<h1>Shop</h1>'),
      '/menu.html': aPageOf(''),
    })
    assert.deepEqual(found, [
      { kind: 'case', path: '/about', status: 200, redirected: false, sameContent: true },
      { kind: 'slash', path: '/About/', status: 200, redirected: true, sameContent: false },
      { kind: 'slash', path: '/shop', status: 404, redirected: false, sameContent: false },
    ])
  })
})
