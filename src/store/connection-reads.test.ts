import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { SECRET, testApi, type TestApi } from '#support/api.ts'
import { keepReadOf } from './connection-reads.ts'
import { connectionOf, saveConnection } from './owner-connections.ts'

const KEYS = { secret: SECRET, oldSecrets: [] }
const SUSPENDED: ConnectionFailure = { kind: 'needs_selection', code: 'suspended' }

describe('why a connection gives no figures', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** A connection, and what its reads bring: a failure, or `null` for an answer. */
  async function reads() {
    const { id: ownerId } = await api.owner()
    const service = 'adwords'
    const at = new Date('2026-03-02T10:00:00Z')
    const id = await saveConnection(api.db, { ownerId, service, grant: null, scopes: [], at }, KEYS)
    return async (read: string, failure: ConnectionFailure | null) => {
      const result = failure === null ? { data: {}, numbers: {} } : { failure }
      const known = { read, subject: 'all', at, isKnown: false, result }
      await keepReadOf(api.db, { id, mode: 'live', account: null }, known)
      return (await connectionOf(api.db, ownerId, service))?.failure ?? null
    }
  }

  it('is forgotten with the next answer', async () => {
    const bring = await reads()
    assert.deepEqual(await bring('account', { kind: 'vendor_down' }), { kind: 'vendor_down' })
    assert.equal(await bring('campaigns', null), null)
  })

  it('stays where the account cannot be used, until the read that found it is answered', async () => {
    const bring = await reads()
    assert.deepEqual(await bring('account', SUSPENDED), SUSPENDED)
    assert.deepEqual(await bring('campaigns', null), SUSPENDED)
    assert.equal(await bring('account', null), null)
  })
})
