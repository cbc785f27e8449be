import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { describe, it } from 'node:test'
import { boundPort } from '#support/bound-port.ts'
import { makeCertificate } from '#support/certificates.ts'
import { closing } from '#support/closing.ts'
import { startDnsServer } from '#support/dns-server.ts'
import { CLOSED_PORT, LOOPBACK } from '#support/loopback.ts'
import { aPageOf, failureOf, linksTo, scanPages, startScan } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

/** The failure for a homepage with this answer. */
async function refused(home: WebAnswer, rendered: Record<string, string> = {}) {
  await using scan = await scanPages({ '/': home }, { rendered })
  const { reason, code, status } = await failureOf(scan.want('site'))
  return status === undefined ? `${reason} ${code}` : `${reason} ${code} ${status}`
}

/** Without a type, and with a tag that begins like one of HTML's. */
const UNKNOWN_TAG: WebAnswer = (_, response) => void response.end(`<body-part>${'x '.repeat(99)}`)

describe('the reachability gate', () => {
  it('tries HTTP when HTTPS does not answer', async () => {
    await using scan = await scanPages({ '/': aPageOf('<h1>Joe</h1>') })
    const site = await scan.want('site')
    assert.equal(site.address, 'http://joes.test/')
    assert.equal(site.host, 'joes.test')
    assert.equal(site.insecure, false)
    assert.equal(site.firstByteMs.length, 1)
  })

  it('reports that there is no website', async () => {
    await using scan = await scanPages({}, { profile: { noWebsite: true } })
    assert.equal((await failureOf(scan.want('site'))).reason, 'no_website')
    assert.equal(scan.server.requests.length, 0)
  })

  it('reports that no server answers', async () => {
    await using scan = startScan('http://joes.test/', { hosts: { 'joes.test': { port: 1 } } })
    assert.equal((await failureOf(scan.want('site'))).reason, 'connect_failure')
  })

  it('reports that the name does not exist', async () => {
    await using dns = await closing(startDnsServer({}, { tcp: false }))
    await using scan = startScan('http://nowhere.example.com/', { hosts: {}, egress: { dns: [dns.address] } })
    assert.equal((await failureOf(scan.want('site'))).reason, 'dns_failure')
  })

  it('a port 443 without TLS is reported only when port 80 does not answer either', async () => {
    await using open = await scanPages({ '/': aPageOf('') })
    const port = open.server.port
    await using both = startScan('http://joes.test/', { hosts: { 'joes.test': { port, securePort: port } } })
    assert.equal((await both.want('site')).address, 'http://joes.test/')
    await using one = startScan('http://joes.test/', {
      hosts: { 'joes.test': { port: 1, securePort: port } },
    })
    assert.equal((await failureOf(one.want('site'))).reason, 'tls_failure')
  })

  it('reads on with an invalid certificate, and marks it', async () => {
    const leaf = await makeCertificate({ names: ['joes.test'] })
    const server = createServer({ cert: leaf.cert, key: leaf.key }, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(aPageOf('<h1>Joe</h1>'))
    })
    server.listen(0, LOOPBACK)
    await once(server, 'listening')
    await using scan = startScan('https://joes.test/', {
      hosts: { 'joes.test': { port: CLOSED_PORT, securePort: boundPort(server) } },
    })
    const site = await scan.want('site')
    assert.equal(site.address, 'https://joes.test/')
    assert.equal(site.insecure, true)
    server.closeAllConnections()
    server.close()
  })

  it('H13 errors of the homepage are reported with their status', async () => {
    assert.equal(await refused({ status: 404 }), 'page_missing http_status 404')
    assert.equal(await refused({ status: 410 }), 'page_missing http_status 410')
    assert.equal(await refused({ status: 500 }), 'server_error http_status 500')
    assert.equal(await refused({ status: 503 }), 'server_error http_status 503')
    assert.equal(await refused({ status: 401 }), 'password_protected http_status 401')
  })

  it('H12 bot walls are reported as such', async () => {
    assert.equal(await refused({ status: 403 }), 'bot_wall blocked_by_site 403')
    assert.equal(await refused({ status: 429 }), 'bot_wall blocked_by_site 429')
    assert.equal(await refused({ status: 451 }), 'bot_wall blocked_by_site 451')
    assert.equal(await refused({ status: 999 }), 'bot_wall blocked_by_site 999')
    const challenge = '<title>Just a moment...</title><p>Verify you are human'
    assert.equal(await refused({ status: 503, body: challenge }), 'bot_wall blocked_by_site 503')
    assert.equal(await refused(challenge), 'bot_wall blocked_by_site 200')
  })

  it('calls an answer that nothing has changed no redirect', async () => {
    await using scan = await scanPages({ '/': { status: 304 } })
    const { code, detail } = await failureOf(scan.want('site'))
    assert.deepEqual(
      [code, detail],
      ['http_malformed', 'The answer is that nothing has changed (304), which nobody asked.'],
    )
  })

  it('H12 a challenge service alone on a page is a bot wall, and one that protects a form is none', async () => {
    const service = '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'
    const wall = `<title>Security check</title><p>One more step before you go on</p>${service}`
    assert.equal(await refused(wall), 'bot_wall blocked_by_site 200')
    assert.equal(
      await refused('<iframe src="/_Incapsula_Resource?SWUDNSAI=31"></iframe>'),
      'bot_wall blocked_by_site 200',
    )
    const card = `<h1>Joe's Plumbing</h1><p>Ring or write</p><form><input name=email type=email></form>${service}`
    await using scan = await scanPages({ '/': card })
    assert.equal((await scan.want('site')).home.forms.length, 1)
  })

  it('the shell of a website that scripts write is no bot wall for its captcha, where a browser shows the website', async () => {
    const captcha = '<script src="https://www.google.com/recaptcha/api.js?render=6Lc"></script>'
    const shell = `<title>Joe’s</title><div id=root></div><script type=module src=/app.js></script>${captcha}`
    await using scan = await scanPages(
      { '/': shell },
      { rendered: { 'http://joes.test/': aPageOf('<h1>Joe</h1>') } },
    )
    assert.equal((await scan.want('site')).home.thin, true)
    assert.equal(await refused(shell, { 'http://joes.test/': shell }), 'bot_wall blocked_by_site 200')
    assert.equal(await refused(`<h1>Coming soon</h1>${captcha}`), 'not_published not_published')
  })

  it('a parked or coming-soon site is not published', async () => {
    assert.equal(await refused('<h1>Coming soon</h1>'), 'not_published not_published')
    assert.equal(await refused('<title>This domain is parked</title>'), 'not_published not_published')
    const unfinished = '{"address":"","openingHours":", , , , , , ","@type":"LocalBusiness"}'
    assert.equal(
      await refused(`<h1>Coming soon</h1><script type="application/ld+json">${unfinished}</script>`),
      'not_published not_published',
    )
  })

  it("so is WordPress' own page while it is updated, but not a trade's words about its hours", async () => {
    const sentence = 'unavailable for scheduled maintenance. Check back in a minute.'
    assert.equal(await refused(`<p>Briefly ${sentence}</p>`), 'not_published not_published')
    await using scan = await scanPages({ '/': aPageOf('<h1>Available for scheduled maintenance</h1>') })
    assert.equal((await scan.want('site')).home.headings.length, 1)
  })

  it('a picture in the first main heading does not stand for the second', async () => {
    const body = `<h1><img src=/logo.svg alt=""></h1><h1>Coming soon</h1><p>${'Fish and chips. '.repeat(25)}</p>`
    assert.equal(await refused(`<title>Joe’s</title>${body}`), 'not_published not_published')
  })

  it('a holding page whose robots.txt fails or keeps us out has no other page requested', async () => {
    for (const robots of [
      { status: 503 },
      (_: unknown, response: ServerResponse) => void response.destroy(),
    ]) {
      const page = aPageOf(`<h1>About</h1>`)
      const home = `<title>Coming soon</title><h1>Coming soon</h1>${linksTo('/a', '/b', '/c')}`
      await using scan = await scanPages({
        '/': home,
        '/robots.txt': robots,
        '/a': page,
        '/b': page,
        '/c': page,
      })
      await failureOf(scan.want('site'))
      assert.equal(scan.server.hits('/a'), 0)
    }
  })

  it('C02 an answer that is not a web page is reported', async () => {
    const headers = { 'content-type': 'application/pdf' }
    assert.equal(await refused({ headers, body: '%PDF-1.7' }), 'not_html not_html')
    assert.equal(
      await refused({ headers: { 'content-type': 'application/json' }, body: '{}' }),
      'not_html not_html',
    )
  })

  it('C16 the declared type decides; without one, the start of the body does', async () => {
    assert.equal(
      await refused({ headers: { 'content-type': 'image/png' }, body: aPageOf('') }),
      'not_html not_html',
    )
    await using scan = await scanPages({ '/': (_, response) => response.end(aPageOf('<h1>Joe</h1>')) })
    assert.equal((await scan.want('site')).home.title.text, 'Joe’s')
    for (const start of ['<!-- saved 2021 -->\n<html>', '<!--\n--><p>', '<b>Joe</b>']) {
      await using untyped = await scanPages({ '/': (_, response) => response.end(start + aPageOf('')) })
      assert.ok((await untyped.want('site')).home.text.words > 100, start)
    }
    assert.equal(await refused(UNKNOWN_TAG), 'not_html not_html')
  })

  it('C01 an empty body is a blank page, and so are spaces', async () => {
    assert.equal(await refused(''), 'empty_page page_blank')
    assert.equal(await refused(' \n '), 'empty_page page_blank')
  })

  it('a page of one picture is blank, unless it has a menu', async () => {
    assert.equal(await refused('<img src=/a.png>'), 'empty_page page_blank')
    await using scan = await scanPages({ '/': `<img src=/a.png>${linksTo('/a', '/b')}` })
    assert.equal((await scan.want('site')).home.text.words, 2)
  })

  it('a page that sums itself up is not blank, whatever its picture is made of, or drawn by', async () => {
    const summary = '<meta name=description content="Plumbing in Nelson">'
    await using scan = await scanPages({ '/': `${summary}<div style="background:url(/a.jpg)"></div>` })
    assert.equal((await scan.want('site')).home.text.words, 0)
    const drawn = `${summary}<div id=root></div><script src=/canvas.js></script>`
    await using written = await scanPages({ '/': drawn }, { rendered: { 'http://joes.test/': drawn } })
    assert.equal((await written.want('site')).home.text.words, 0)
  })

  it('a page of scripts is blank when it stays blank in the browser', async () => {
    const shell = '<title>App</title><div id=root></div><script src=/app.js></script>'
    const empty = { 'http://joes.test/': '<div></div>' }
    assert.equal(await refused(shell, empty), 'empty_page page_blank')
    await using shown = await scanPages(
      { '/': shell },
      { rendered: { 'http://joes.test/': aPageOf('<h1>Joe</h1>') } },
    )
    assert.equal((await shown.want('site')).home.rendered, false)
  })

  it('a page of scripts passes without a browser, because its content is unknown', async () => {
    await using scan = await scanPages({ '/': '<div id=root></div><script src=/app.js></script>' })
    assert.equal((await scan.want('site')).home.thin, true)
    assert.equal((await scan.want('pages')).homeRendering, 'unavailable')
  })

  it('H19 a refresh in the page is followed as a redirect', async () => {
    await using scan = await scanPages({
      '/': '<meta http-equiv=refresh content="0; url=/en/">',
      '/en/': aPageOf('<h1>Joe</h1>'),
    })
    const site = await scan.want('site')
    assert.equal(site.address, 'http://joes.test/en/')
    assert.deepEqual(site.redirects, [
      { url: 'http://joes.test/', status: 200, location: 'http://joes.test/en/' },
    ])
  })

  it('H19 H15 a refresh to a refused address is refused', async () => {
    const home = '<meta http-equiv=refresh content="0; url=http://10.0.0.1/">'
    assert.equal(await refused(home), 'redirect_problem redirect_refused')
  })

  it('H16 pages that refresh to each other are a redirect loop', async () => {
    await using scan = await scanPages({
      '/': '<meta http-equiv=refresh content="0; url=/b">',
      '/b': '<meta http-equiv=refresh content="0; url=/">',
    })
    assert.equal((await failureOf(scan.want('site'))).code, 'redirect_loop')
  })

  it('redirects before the homepage are recorded', async () => {
    await using scan = await scanPages({
      '/': { status: 302, headers: { location: '/home' } },
      '/home': aPageOf('<h1>Joe</h1>'),
    })
    const site = await scan.want('site')
    assert.equal(site.address, 'http://joes.test/home')
    assert.deepEqual(site.redirects, [
      { url: 'http://joes.test/', status: 302, location: 'http://joes.test/home' },
    ])
  })
})
