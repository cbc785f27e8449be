import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { faults, gatherLinksOf } from '#support/links-of-pages.ts'
import { aPageOf, linksTo } from '#support/scan.ts'
import { aVisit } from '#support/visits.ts'

describe('links to files and parts of pages', () => {
  it('H24 when HEAD is refused or wrong, one GET for the first byte decides', async () => {
    const { links, requests } = await gatherLinksOf({
      '/': aPageOf(linksTo('/refused.pdf', '/lying.pdf', '/unranged.pdf')),
      '/refused.pdf': (request, response) =>
        response.writeHead(request.method === 'HEAD' ? 405 : 206).end('%'),
      '/lying.pdf': (request, response) => response.writeHead(request.method === 'HEAD' ? 404 : 200).end('%'),
      '/unranged.pdf': (request, response) => {
        if (request.method === 'HEAD') response.writeHead(500).end()
        else response.writeHead(request.headers.range ? 416 : 200).end('%')
      },
    })
    assert.deepEqual(faults(links), [])
    assert.equal(requests.filter(({ path }) => path === '/refused.pdf')[1]?.headers.range, 'bytes=0-0')
  })

  it('are missing by HEAD alone, once GET confirmed it for five addresses of the folder', async () => {
    const paths = Array.from({ length: 40 }, (_, n) => `/${n}.pdf`)
    const { links, requests } = await gatherLinksOf({ '/': aPageOf(linksTo(...paths)) })
    assert.equal(faults(links).length, 40)
    const gets = requests.filter(({ method, path }) => method === 'GET' && path.endsWith('.pdf'))
    assert.ok(gets.length >= 5 && gets.length < 40, String(gets.length))
  })

  it('are confirmed by GET in another folder, which another server may answer', async () => {
    const paths = [...Array.from({ length: 40 }, (_, n) => `/a/${n}.pdf`), '/b/1.pdf']
    const { requests } = await gatherLinksOf({ '/': aPageOf(linksTo(...paths)) })
    assert.deepEqual(
      requests.filter(({ path }) => path === '/b/1.pdf').map(({ method }) => method),
      ['HEAD', 'GET'],
    )
  })

  it('are confirmed by GET where HEAD was wrong once', async () => {
    const paths = Array.from({ length: 12 }, (_, n) => `/${n}.pdf`)
    const { links, requests } = await gatherLinksOf((path) =>
      path === '/'
        ? aPageOf(linksTo(...paths))
        : (request, response) =>
            response.writeHead(request.method === 'GET' && path === '/0.pdf' ? 200 : 404).end(),
    )
    assert.equal(faults(links).length, 11)
    assert.equal(requests.filter(({ method, path }) => method === 'GET' && path.endsWith('.pdf')).length, 12)
  })

  it('a page part that the browser received whole is not requested again', async () => {
    const request = { type: 'Image', bytes: 9 }
    const { links, requests } = await gatherLinksOf(
      { '/': aPageOf('<img src=/seen.png alt=""><img src=/broken.png alt="">') },
      {
        settings: { keys: new Set(['mobileVisit']) },
        known: {
          mobileVisit: aVisit({
            requests: [
              { ...request, url: 'http://joes.test/seen.png', status: 200, failed: false },
              { ...request, url: 'http://joes.test/broken.png', status: 404, failed: true },
            ],
          }),
        },
      },
    )
    assert.deepEqual(faults(links), ['/broken.png: broken not_found'])
    assert.deepEqual(
      requests.filter(({ path }) => path.endsWith('.png')).map(({ path }) => path),
      ['/broken.png', '/broken.png'],
    )
  })

  it('an address whose Retry-After is minutes is not requested again', async () => {
    const { links, requests } = await gatherLinksOf({
      '/': aPageOf(linksTo('/a.pdf')),
      '/a.pdf': { status: 503, headers: { 'retry-after': '120' } },
    })
    assert.deepEqual(faults(links), ['/a.pdf: could_not_check asked_to_wait'])
    assert.equal(requests.filter(({ path }) => path === '/a.pdf').length, 1)
  })
})
