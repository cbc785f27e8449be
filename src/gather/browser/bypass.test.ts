import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { browsersHere } from '#support/browsers.ts'
import { bypassSite, shownBypassSite } from '#support/bypass-site.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'
import { NOTHING, watchDepartures } from '#support/departures.ts'

for (const { name, path: executable } of await browsersHere()) {
  describe(`attempts to bypass the proxy, in ${name}`, () => {
    test('B10 B11 B12 a plain page sends nothing past the proxy, and refusals are counted', async () => {
      await using departures = await watchDepartures()
      await using site = await browserAt(bypassSite(departures, true), { executable })
      const { evidence } = await site.service.visit('mobile', site.home('/'))
      assert.deepEqual(await departures.seen(), NOTHING)
      assert.ok(evidence.blockedRequests >= 20, `${evidence.blockedRequests} refusals were counted`)
      assert.ok('score' in evidence.accessibility, 'the page itself was seen')
    })

    test('B10 B11 B12 B13 nor does a secure page, which has more interfaces', async () => {
      await using departures = await watchDepartures()
      const authority = await makeAuthority('CN=Test authority')
      const { cert, key } = await makeCertificate({ issuer: authority, names: ['shop.fixture'] })
      const html = await shownBypassSite(departures, { executable, tls: { cert, key, ca: authority.cert } })
      assert.match(html, /data-secure="true"/u)
      assert.deepEqual(await departures.seen(), NOTHING)
    })
  })
}
