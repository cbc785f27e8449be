import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { anyRead } from '#connectors/connector.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { ADS_SUGGESTIONS } from '#core/ads/suggestions.ts'
import { anAdsConnection } from '#support/ads-rows.ts'
import { AdsPlatform } from '#support/ads-platform.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'

let failure: FailureKind = 'vendor_down'
const failing = (kind: 'places' | 'keywordIdeas' | 'categories') =>
  anyRead<unknown, unknown>({
    ...ADS_SUGGESTIONS[kind],
    subjectOf: (input) => JSON.stringify(input),
    freshMs: 0,
    run: async () => ({ ok: false, failure: { kind: failure } }),
  })

describe('suggestions of Google Ads', () => {
  let api: TestApi
  before(async () => {
    const { connector } = new AdsPlatform('2026-11-21')
    const [places, keywordIdeas, categories] = [
      failing('places'),
      failing('keywordIdeas'),
      failing('categories'),
    ]
    const read = { ...connector.read, places, keywordIdeas, categories }
    api = await testApi({}, { ...NO_SERVICES, connectors: [{ ...connector, read }] })
  })
  after(async () => {
    await api.close()
    assert.deepEqual(api.faults, [])
  })

  async function connected() {
    const owner = await api.owner()
    await anAdsConnection(api.db, owner.id)
    return owner
  }

  it('are not said to be none where Google did not answer', async () => {
    const owner = await connected()
    const places = async () => (await owner.get('/ads/suggestions/places?text=newt')).status
    const ideas = async () =>
      (await owner.post('/ads/suggestions/keywords', { texts: ['roses'], landingUrl: null })).status
    assert.deepEqual([await places(), await ideas()], [503, 503])
    failure = 'permission'
    assert.deepEqual([await places(), await ideas()], [409, 409])
  })

  it('are none where Google takes no such words', async () => {
    failure = 'rejected'
    const owner = await connected()
    const places = await owner.get('/ads/suggestions/places?text=!!')
    const ideas = await owner.post('/ads/suggestions/keywords', { texts: ['roses!'], landingUrl: null })
    assert.deepEqual([places.body, ideas.body], [{ places: [] }, { ideas: [] }])
  })

  it('are none where Fettle has its own in their place', async () => {
    const body = { businessName: 'Blue Wren', landingUrl: 'https://bluewren.example/' }
    const answer = await (await connected()).post('/ads/suggestions/categories', body)
    assert.deepEqual([answer.status, answer.body], [200, { categories: [] }])
  })
})
