import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { judgeAll } from '#engine/judging.ts'
import { judgePages } from '#support/judged.ts'
import { aPageOf } from '#support/scan.ts'
import { aVisit } from '#support/visits.ts'
import { TAG_PLACES, type TagIdsPut, type TagPlace } from './tag-places.ts'

const IDS: TagIdsPut = { ga4: 'G-K4URI5TPOT', gtm: 'GTM-K4URI5', ads: 'AW-987654321', pixel: '445566778899' }
const CHECKS = ['google-analytics', 'google-ads', 'ecommerce', 'legal-necessities']

/** What each check about tags reports of them. */
async function statusesOf({ body, script, requests }: TagPlace) {
  const pages = {
    '/': aPageOf(body(IDS)),
    '/assets/site.js': { headers: { 'content-type': 'text/javascript' }, body: script?.(IDS) ?? '' },
  }
  const { evidence } = await judgePages(pages, CHECKS)
  const at = new Date()
  const visit = aVisit({
    finalUrl: 'http://joes.test/',
    requests: (requests?.(IDS) ?? []).map((url) => ({
      url,
      type: 'Script',
      status: 200,
      bytes: 1,
      failed: false,
    })),
  })
  const seen = {
    ...evidence,
    loaded: { state: 'ok', value: visit, at: at.toISOString(), durationMs: 0 },
  } as const
  const results = judgeAll(
    catalogue.filter(({ id }) => CHECKS.includes(id)),
    seen,
    at,
    (where, error) => assert.fail(`${where}: ${String(error)}`),
  )
  const facts = Object.fromEntries(results.map((result) => [result.id, result.facts]))
  return {
    analytics: facts['google-analytics']?.['tags'],
    ads: facts['google-ads']?.['tagIds'],
    shop: facts['ecommerce']?.['tags'],
    collects: facts['legal-necessities']?.['collectsPersonalInfo'],
  }
}

describe('no two checks of a report differ about a tag', () => {
  for (const place of TAG_PLACES)
    it(`in ${place.place}`, async () => {
      const { analytics, ads, shop, collects } = await statusesOf(place)
      assert.deepEqual(analytics, { ga4: [IDS.ga4], ua: [], gtm: [IDS.gtm], ads: [IDS.ads] })
      assert.deepEqual(ads, [IDS.ads])
      assert.deepEqual(shop, {
        ga4: true,
        universalAnalytics: false,
        gtm: true,
        googleAds: true,
        metaPixel: true,
        ecommerceTags: false,
      })
      assert.equal(collects, true)
    })

  it('that does not exist', async () => {
    const { analytics, ads, collects } = await statusesOf({ place: 'nowhere', body: () => '' })
    assert.deepEqual(analytics, { ga4: [], ua: [], gtm: [], ads: [] })
    assert.deepEqual(ads, [])
    assert.equal(collects, false)
  })
})
