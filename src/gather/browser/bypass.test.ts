import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { browserAt } from '#support/browser.ts'
import { browsersHere } from '#support/browsers.ts'
import { bypassSite, shownBypassSite } from '#support/bypass-site.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'
import { type Departures, NOTHING, watchDepartures } from '#support/departures.ts'
import { GatheringFailed } from '../context.ts'

/** Milliseconds for the page: it opens many frames and workers, each a process on a machine that may be busy. */
const DEADLINE_MS = 180_000

/** About one visit in ten ends because the browser never answers Lighthouse's `CSS.enable` on a page with so many frames. */
const MOST_VISITS = 4
const NO_ANSWER = ['page_hung', 'browser_stalled']

/** What a visit of a page that tries everything found. */
async function visited(departures: Departures, executable: string, visits = 1): Promise<VisitEvidence> {
  await using site = await browserAt(bypassSite(departures, true), { executable, deadlineMs: DEADLINE_MS })
  try {
    return (await site.service.visit('mobile', site.home('/'))).evidence
  } catch (error) {
    const isMeasured = !(error instanceof GatheringFailed) || !NO_ANSWER.includes(error.failure.code)
    if (isMeasured || visits === MOST_VISITS) throw error
  }
  return await visited(departures, executable, visits + 1)
}

for (const { name, path: executable } of await browsersHere()) {
  describe(`attempts to bypass the proxy, in ${name}`, () => {
    test('B10 B11 B12 a plain page sends nothing past the proxy, and refusals are counted', async () => {
      await using departures = await watchDepartures()
      const evidence = await visited(departures, executable)
      assert.deepEqual(await departures.seen(), NOTHING)
      assert.ok(evidence.blockedRequests >= 20, `${evidence.blockedRequests} refusals were counted`)
      assert.ok('score' in evidence.accessibility, 'the page itself was seen')
    })

    test('B10 B11 B12 B13 nor does a secure page, which has more interfaces', async () => {
      await using departures = await watchDepartures()
      const authority = await makeAuthority('CN=Test authority')
      const { cert, key } = await makeCertificate({ issuer: authority, names: ['shop.fixture'] })
      const tls = { cert, key, ca: authority.cert }
      const html = await shownBypassSite(departures, { executable, deadlineMs: DEADLINE_MS, tls })
      assert.match(html, /data-secure="true"/u)
      assert.deepEqual(await departures.seen(), NOTHING)
    })
  })
}
