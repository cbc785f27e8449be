import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { closing } from '#support/closing.ts'
import { startDnsServer } from '#support/dns-server.ts'
import { faults, gatherLinksOf } from '#support/links-of-pages.ts'
import { aPageOf, linksTo } from '#support/scan.ts'

describe('what proves that a link is broken', () => {
  it('is the answer to the address as it is written, whatever form its query has', async () => {
    const written = ['/index.php?/contact', '/page.php?sid=12', '/list?a=1;b=2', '/x?OpenDocument']
    const pages = new Map([['/', aPageOf(linksTo(...written, '/about?utm_source=menu&b=2&a=1'))]])
    for (const path of [...written, '/about?b=2&a=1']) pages.set(path, aPageOf(`<h1>${path}</h1>`))
    const { links, requests } = await gatherLinksOf((path) => pages.get(path) ?? { status: 404 })
    assert.deepEqual(faults(links), [])
    assert.equal(requests.filter(({ path }) => path.startsWith('/about?')).length, 1)
  })

  it('is a server error only where a second request was made in time', async () => {
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('/a', '/b')), '/a': { status: 500 }, '/b': { status: 500 } },
      { settings: { linksMs: 200, confirmAfterMs: 600 } },
    )
    assert.deepEqual(faults(links), [])
    assert.equal(links.counts.notTested, 2)
  })

  it('is the missing name behind a redirect, and not that of the address that redirects', async () => {
    await using first = await closing(startDnsServer({ 'joes.test': { A: ['127.0.0.1'] } }, { tcp: false }))
    await using second = await closing(startDnsServer({}, { tcp: false }))
    const { links } = await gatherLinksOf(
      {
        '/': aPageOf(linksTo('/short')),
        '/short': { status: 302, headers: { location: 'http://nowhere.example.com/' } },
      },
      { egress: { dns: [first.address, second.address] } },
    )
    assert.deepEqual(faults(links), ['/short: broken no_such_site'])
  })
})
