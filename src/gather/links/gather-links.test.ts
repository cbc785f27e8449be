import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startCanary } from '#support/canary.ts'
import { closing } from '#support/closing.ts'
import { startDnsServer } from '#support/dns-server.ts'
import { faults, gatherLinksOf } from '#support/links-of-pages.ts'
import { aPageOf, linksTo } from '#support/scan.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'

describe('links', () => {
  it('answers of the crawl are used, and nothing is requested twice', async () => {
    const { links, requests } = await gatherLinksOf({
      '/': aPageOf(linksTo('/a', '/gone')),
      '/a': aPageOf(linksTo('/')),
    })
    assert.deepEqual(faults(links), ['/gone: broken not_found'])
    for (const path of ['/', '/a', '/gone']) {
      assert.equal(requests.filter((request) => request.path === path).length, 1, path)
    }
    assert.deepEqual(links.counts, {
      checked: 3,
      works: 2,
      broken: 1,
      couldNotCheck: 0,
      anchors: 0,
      notTested: 0,
    })
  })

  it('pictures, scripts, style sheets, frames and media are requested with HEAD', async () => {
    const body = `<link rel=stylesheet href=/a.css><script src=/a.js></script><img src=/a.png alt=""><iframe src=/frame></iframe>
      <video src=/a.mp4></video><a href=/menu.pdf>Menu</a>`
    const { links, requests } = await gatherLinksOf({
      '/': aPageOf(body),
      '/a.png': { headers: { 'content-type': 'image/png' } },
    })
    assert.deepEqual(faults(links).toSorted(), [
      '/a.css: broken not_found',
      '/a.js: broken not_found',
      '/a.mp4: broken not_found',
      '/frame: broken not_found',
      '/menu.pdf: broken not_found',
    ])
    assert.equal(requests.find(({ path }) => path === '/a.png')?.method, 'HEAD')
  })

  it('what scripts add to the homepage is tested, but for scripts and styles, which may be for one browser only', async () => {
    const added = `${linksTo('/gone')}<img src=/gone.png alt=""><script src=/emoji.js></script><link rel=stylesheet href=/a.css>`
    const script = '<script src=/menu.js></script>'
    const empty = `<!doctype html><title>Joe's</title><div id=root></div>${script}`
    for (const sent of [aPageOf(script), empty]) {
      const { links } = await gatherLinksOf(
        { '/': sent },
        {
          rendered: { 'http://joes.test/': `${aPageOf(script)}${added}` },
          settings: { keys: new Set(['links', 'rendered']) },
        },
      )
      assert.deepEqual(faults(links).toSorted(), [
        '/gone.png: broken not_found',
        '/gone: broken not_found',
        '/menu.js: broken not_found',
      ])
    }
  })

  it('a server error counts when it is repeated', async () => {
    const tries = new Map<string, number>()
    const failing =
      (path: string, times: number): WebAnswer =>
      (_, response) => {
        const count = (tries.get(path) ?? 0) + 1
        tries.set(path, count)
        response.writeHead(count <= times ? 500 : 200, { 'content-type': 'text/html' }).end(aPageOf(''))
      }
    const { links } = await gatherLinksOf({
      '/': aPageOf(linksTo('/once', '/always')),
      '/once': failing('/once', 1),
      '/always': failing('/always', 9),
    })
    assert.deepEqual(faults(links), ['/always: broken server_error'])
    assert.equal(tries.get('/always'), 2)
  })

  it('H12 links behind bot walls could not be checked, on any site', async () => {
    await using other = await closing(startWebServer({}))
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('/wall', 'http://facebook.com/joes')), '/wall': { status: 403 } },
      { hosts: { 'facebook.com': other } },
    )
    assert.deepEqual(faults(links), [
      '/wall: could_not_check blocked',
      'http://facebook.com/joes: broken not_found',
    ])
  })

  it('links to other sites are requested after their robots.txt', async () => {
    await using other = await closing(
      startWebServer({
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /no' },
      }),
    )
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('http://other.test/no', 'http://other.test/gone')) },
      { hosts: { 'other.test': other } },
    )
    assert.deepEqual(faults(links), [
      'http://other.test/no: could_not_check robots',
      'http://other.test/gone: broken not_found',
    ])
    assert.equal(other.hits('/no'), 0)
  })

  it('a name that does not exist is broken when two resolvers confirm it', async () => {
    await using first = await closing(startDnsServer({}, { tcp: false }))
    await using second = await closing(startDnsServer({}, { tcp: false }))
    const page = { '/': aPageOf(linksTo('http://nowhere.example.com/')) }
    const sure = await gatherLinksOf(page, { egress: { dns: [first.address, second.address] } })
    assert.deepEqual(faults(sure.links), ['http://nowhere.example.com/: broken no_such_site'])
    const unsure = await gatherLinksOf(page, { egress: { dns: [first.address] } })
    assert.deepEqual(faults(unsure.links), ['http://nowhere.example.com/: could_not_check no_answer'])
  })

  it('mail and phone links are judged without a request', async () => {
    const { links } = await gatherLinksOf({
      '/': aPageOf(linksTo('mailto:joe@joes.co.nz', 'mailto:joe', 'tel:+6434770000', 'tel:x')),
    })
    assert.deepEqual(faults(links), ['mailto:joe: broken bad_mail', 'tel:x: broken bad_phone'])
    assert.equal(links.counts.works, 2)
  })

  it('W07 of 1,001 broken links 1,000 are requested', async () => {
    const paths = Array.from({ length: 1_001 }, (_, at) => `/gone/${at}.pdf`)
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo(...paths)) },
      { settings: { maxLinks: 1_000, linksMs: 20_000 } },
    )
    assert.deepEqual(links.counts, {
      checked: 1_000,
      works: 0,
      broken: 1_000,
      couldNotCheck: 0,
      anchors: 0,
      notTested: 1,
    })
    assert.equal(links.limited, true)
    assert.equal(faults(links).length, 1_000)
  })

  it('W09 private addresses, other ports and files are never requested', async () => {
    await using canary = await closing(startCanary())
    const at = `${canary.address}:${canary.port}`
    const { links } = await gatherLinksOf({
      '/': aPageOf(
        linksTo(
          `http://${at}/a`,
          `http://localhost:${canary.port}/`,
          'file:///etc/passwd',
          'http://10.0.0.1/',
          'http://inner/',
        ) + `<img src="http://[::1]:${canary.port}/a.png" alt=""><a href="/moved">Moved</a>`,
      ),
      '/moved': { status: 302, headers: { location: `http://${at}/` } },
    })
    assert.deepEqual(
      faults(links).toSorted(),
      [
        '/moved: could_not_check private_address',
        'file:///etc/passwd: broken own_computer',
        'http://10.0.0.1/: could_not_check private_address',
        `http://${at}/a: broken own_computer`,
        `http://[::1]:${canary.port}/a.png: broken own_computer`,
        'http://inner/: broken own_computer',
        `http://localhost:${canary.port}/: broken own_computer`,
      ].toSorted(),
    )
    assert.equal(canary.hits(), 0)
  })

  it('W09 a link to another site with a private address could not be checked', async () => {
    await using canary = await closing(startCanary())
    await using dns = await closing(
      startDnsServer({ 'inner.example.com': { A: [canary.address] } }, { tcp: false }),
    )
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('http://inner.example.com/')) },
      { egress: { dns: [dns.address] } },
    )
    assert.deepEqual(faults(links), ['http://inner.example.com/: could_not_check private_address'])
    assert.equal(canary.hits(), 0)
  })

  it('W10 a page like the answer to a random address is a soft 404', async () => {
    const missing = aPageOf(
      '<h1>Hmm</h1><p>We looked everywhere for the page that you wanted, and it is nowhere to be seen today.',
    )
    const pages = new Map([
      ['/', aPageOf(linksTo('/real', '/vanished'))],
      [
        '/real',
        '<h1>Real</h1><p>This page is about something else altogether, and has many words of its own to say so.</p>',
      ],
      ['/robots.txt', ''],
    ])
    const { links } = await gatherLinksOf((path) => pages.get(path) ?? missing)
    assert.deepEqual(faults(links), ['/vanished: broken soft_404'])
    assert.equal(links.randomPage?.status, 200)
    assert.equal(links.randomPage?.likeHome, false)
  })

  it('W10 a page that calls itself "not found" is a soft 404', async () => {
    const { links } = await gatherLinksOf({
      '/': aPageOf(linksTo('/vanished')),
      '/vanished': '<title>Page not found | Joe</title><p>Sorry.',
    })
    assert.deepEqual(faults(links), ['/vanished: broken soft_404'])
  })

  it('W10 where every address gives the same page, or redirects home, likeness proves nothing', async () => {
    const shell = aPageOf(linksTo('/any'))
    const same = await gatherLinksOf(() => shell)
    assert.equal(same.links.randomPage?.likeHome, true)
    assert.deepEqual(faults(same.links), [])
    const pages = new Map<string, WebAnswer>([
      ['/', shell],
      ['/any', shell],
    ])
    const home = await gatherLinksOf((path) => pages.get(path) ?? { status: 302, headers: { location: '/' } })
    assert.equal(home.links.randomPage?.redirectsHome, true)
    assert.deepEqual(faults(home.links), [])
  })

  it('redirects are counted, loops are broken', async () => {
    const { links } = await gatherLinksOf({
      '/': aPageOf(linksTo('/one', '/loop')),
      '/one': { status: 302, headers: { location: '/two' } },
      '/two': { status: 301, headers: { location: '/end' } },
      '/end': aPageOf(''),
      '/loop': { status: 301, headers: { location: '/loop' } },
    })
    assert.deepEqual(faults(links), ['/loop: broken redirect_loop'])
    const one = links.targets.find(({ url }) => url.endsWith('/one'))
    assert.deepEqual(
      [one?.redirects, one?.temporaryRedirect, one?.finalUrl],
      [2, true, 'http://joes.test/end'],
    )
  })

  it('a link to a missing fragment is reported separately, but not one that nobody sees or hears', async () => {
    const { links } = await gatherLinksOf({
      '/': aPageOf(
        `<h2 id="here">Here</h2><a name="old"></a><a href="#unseen" hidden></a>${linksTo('#here', '#old', '#nowhere', '#/route', '/a#team', '/a#gone')}`,
      ),
      '/a': aPageOf(`<h2 id="team">Team</h2>${linksTo('/#here', '/#lost')}`),
    })
    assert.deepEqual(faults(links), [
      '/#nowhere: anchor missing_anchor',
      '/a#gone: anchor missing_anchor',
      '/#lost: anchor missing_anchor',
    ])
    assert.equal(links.counts.anchors, 3)
    assert.equal(links.counts.broken, 0)
  })

  it('of a page with more ids than are read no fragment is called missing', async () => {
    const ids = Array.from({ length: 2_000 }, (_, at) => `<i id="i${at}"></i>`).join('')
    const { links } = await gatherLinksOf({ '/': aPageOf(`${ids}<p id="last"></p>${linksTo('#last')}`) })
    assert.deepEqual(faults(links), [])
  })

  it('canonical addresses, language versions and icons are requested but not counted', async () => {
    const head = `<title>Joe</title><link rel=canonical href=/gone><link rel=alternate hreflang=mi href=/mi><link rel=icon href=/icon.png>`
    const { links } = await gatherLinksOf({ '/': aPageOf('', head) })
    assert.deepEqual(faults(links), [
      '/gone: broken not_found',
      '/mi: broken not_found',
      '/icon.png: broken not_found',
    ])
    assert.equal(links.counts.checked, 0)
  })

  it('remaining links are left out when the time is over', async () => {
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('/slow.pdf')), '/slow.pdf': () => undefined },
      { settings: { linksMs: 200 } },
    )
    assert.deepEqual(faults(links), [])
    assert.equal(links.counts.notTested, 1)
    assert.deepEqual(links.notTestedBy, { beyondLimit: 0, ofOtherSites: 0, outOfTime: 1 })
    assert.equal(links.limited, true)
  })

  it('links that would do something are never opened, and the count of the others is no minimum', async () => {
    const { links, requests } = await gatherLinksOf({ '/': aPageOf(linksTo('/?add-to-cart=7', '/log-out')) })
    assert.deepEqual([links.leftOut, links.counts.notTested, links.limited], [2, 0, false])
    assert.equal(requests.filter(({ path }) => /cart|log-out/u.test(path)).length, 0)
  })
})
