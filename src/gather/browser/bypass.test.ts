import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { type Canary, startCanary } from '#support/canary.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'
import { bypassPage } from '#support/bypass-page.ts'
import type { WebAnswer } from '#support/web-server.ts'

describe('every way past the proxy', () => {
  let canary: Canary
  before(async () => {
    canary = await startCanary()
  })
  after(() => canary.close())

  const pages = (): Record<string, WebAnswer> => {
    const forbidden = [`127.0.0.3:${canary.port}`, `localhost:${canary.port}`, `[::1]:${canary.port}`]
    return {
      '/': {
        headers: {
          link: `<http://${forbidden[0]}/link-header>; rel=preload; as=image`,
          'reporting-endpoints': `csp="https://${forbidden[0]}/report"`,
          'content-security-policy-report-only': `img-src 'none'; report-uri http://${forbidden[0]}/csp; report-to csp`,
          nel: '{"report_to":"csp","max_age":600,"success_fraction":1}',
          'alt-svc': `h3="${forbidden[0]}"; ma=600`,
        },
        body: bypassPage(forbidden),
      },
      '/sw.js': {
        headers: { 'content-type': 'text/javascript' },
        body: `fetch('http://${forbidden[0]}/sw').catch(() => 0)`,
      },
      '/redirect': { status: 302, headers: { location: `http://${forbidden[0]}/redirected` } },
    }
  }

  test('B10 B11 B12 nothing of a plain page arrives, and what was refused is counted', async () => {
    await using site = await browserAt(pages(), { deadlineMs: 60_000 })
    const { evidence } = await site.service.visit('mobile', site.home('/'))
    assert.equal(canary.hits(), 0)
    assert.ok(evidence.blockedRequests >= 20, `${evidence.blockedRequests} refusals were counted`)
    assert.ok('score' in evidence.accessibility, 'the page itself was seen')
  })

  test('B10 B11 B12 B13 nor of a secure one, which may do more', async () => {
    const authority = await makeAuthority('CN=Test authority')
    const { cert, key } = await makeCertificate({ issuer: authority, names: ['shop.fixture'] })
    await using site = await browserAt(pages(), {
      tls: { cert, key, ca: authority.cert },
      deadlineMs: 60_000,
    })
    const { html } = await site.service.render(site.at('/'))
    assert.match(html, /data-secure="true"/u)
    assert.equal(canary.hits(), 0)
  })

  test('the canary is awake', async () => {
    const before = canary.hits()
    const socket = connect({ host: canary.address, port: canary.port })
    await once(socket, 'close')
    assert.equal(canary.hits(), before + 1)
  })
})
