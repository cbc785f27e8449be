import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { addWebsite } from '#store/websites.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { accountsFor } from './accounts-evidence.ts'

const SERVICES = ['facebook', 'instagram', 'twitter', 'gmb', 'google_analytics', 'xero', 'myob']

describe('the accounts that a scan judges', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('have nothing of a sample', async () => {
    const { id: ownerId } = await api.owner()
    await addWebsite(api.db, { ownerId, address: 'https://joes.fixture/' })
    const accounts = () =>
      accountsFor(
        { db: api.db, connections: api.services.connections },
        { ownerId, checks: catalogue, cause: 'owner', fields: null },
      )
    const without = await accounts()
    for (const service of SERVICES) assert.ok(await api.services.connections.startSample(ownerId, service))
    assert.deepEqual(await accounts(), without)
    assert.deepEqual(without.connected, [])
  })
})
