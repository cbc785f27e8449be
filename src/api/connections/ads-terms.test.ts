import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { ADS_TERMS_VERSION } from '#core/ads/terms.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'

const KEYS = { GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' }
const refused = z.object({ code: z.string() })
const started = z.object({ url: z.url() })

describe('connecting an ads account', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({}, { ...NO_SERVICES, connections: { values: KEYS, endpoints: {} } })
  })
  after(() => api.close())

  it('begins once the owner has accepted the cost warning, which no other service needs', async () => {
    const mia = await api.owner()
    await addWebsite(api.db, { ownerId: mia.id, address: 'https://joes.fixture/' })
    const start = (service: string) => mia.post(`/connections/${service}/start`)
    const first = await start('adwords')
    assert.deepEqual([first.status, refused.parse(first.body).code], [409, 'terms_not_accepted'])
    assert.equal((await start('gmb')).status, 200)
    await mia.put('/ads/terms', { version: ADS_TERMS_VERSION })
    const { url } = started.parse((await start('adwords')).body)
    assert.match(url, /auth%2Fadwords/u)
    assert.deepEqual(api.faults, [])
  })
})
