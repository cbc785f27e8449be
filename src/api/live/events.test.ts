import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addWebsite } from '#store/websites.ts'
import { testApi } from '#support/api.ts'
import { until } from '#support/until.ts'
import { endLostStreams } from './events.ts'

describe('streams of events', () => {
  it('end once, also where two look for lost ones at the same time', async () => {
    let watching = 0
    const subscribe = () => {
      watching += 1
      return () => void (watching -= 1)
    }
    const api = await testApi({ live: { subscribe, recent: () => null } })
    const owner = await api.owner()
    await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const streams = [owner.get('/events'), owner.get('/events')]
    await until('both are open', () => watching === 2)
    // The test's owner has no session in the database: both streams are lost.
    await Promise.all([endLostStreams(api.services), endLostStreams(api.services)])
    assert.equal(watching, 0)
    for (const { status } of await Promise.all(streams)) assert.equal(status, 200)
    await api.close()
  })
})
