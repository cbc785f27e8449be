import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { connector as twitter } from '#connectors/twitter/connector.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { openPool } from '#store/database.ts'
import { connectionResults, connections } from '#store/schema/connections.ts'
import { forgetServiceState, noteServiceState, serviceStateOf } from '#store/service-states.ts'
import { openX, X_TOKEN } from '#stand-ins/x.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { makeConnectedOwners } from '#support/connected-owners.ts'
import { refreshAccounts } from './refresh-accounts.ts'

describe('daily reads that a service answers together', () => {
  let api: TestApi
  let opened: ReturnType<typeof openPool>
  let x: Awaited<ReturnType<typeof openX>>
  let ids: string[]
  before(async () => {
    x = await openX({ isAnybodyThere: true })
    const values = { X_BEARER_TOKEN: X_TOKEN, X_DAILY_READS: '5' }
    api = await testApi(
      {},
      { ...NO_SERVICES, connections: { values, endpoints: { x: x.base } }, connectors: [twitter] },
    )
    opened = openPool(api.url, 1)
  })
  after(async () => {
    await opened.close()
    await api.close()
    await x.close()
    assert.deepEqual(x.faults, [])
  })
  const owners = (count: number) =>
    makeConnectedOwners(opened.pool, {
      count,
      keys: { secret: 'no grant is encrypted with this secret', oldSecrets: [] },
      services: [{ service: 'twitter', grant: null, account: () => null }],
      handles: { twitter: (owner) => `owner_${owner}` },
    })
  const refresh = (ownerIds: readonly string[]) => {
    const { db, jobs, connections: services } = api.services
    return refreshAccounts(
      { db, jobs, connections: services, now: () => new Date() },
      { ownerIds, service: 'twitter' },
    )
  }
  const kept = async () =>
    api.db
      .select({
        ownerId: connections.ownerId,
        data: connectionResults.data,
        failure: connectionResults.failure,
      })
      .from(connectionResults)
      .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
      .where(eq(connectionResults.read, 'summary'))

  it('are not asked for while the service wants no request', async () => {
    const at = new Date()
    const retryAt = new Date(at.getTime() + MINUTE_MS).toISOString()
    await noteServiceState(api.db, 'twitter', { failure: { kind: 'quota', retryAt }, at })
    const inputs = [{ handle: 'owner_0' }, { handle: 'owner_1' }]
    assert.deepEqual(await api.services.connections.readAhead('twitter', 'summary', inputs), [])
    assert.deepEqual(x.paths, [])
    await forgetServiceState(api.db, 'twitter')
  })

  it('are one request, of no more accounts than the clock may read, and kept for each owner', async () => {
    ids = await owners(5)
    await refresh(ids)
    assert.deepEqual(
      x.paths.map((path) => new URL(path, x.base).searchParams.get('usernames')),
      ['owner_0,owner_1,owner_2,owner_3'],
    )
    const read = await kept()
    assert.deepEqual(read.map(({ ownerId }) => ownerId).toSorted(), ids.slice(0, 4).toSorted())
    for (const { ownerId, data } of read)
      assert.match(JSON.stringify(data), new RegExp(`"owner_${ids.indexOf(ownerId)}"`, 'u'))
  })

  it('leave the service open to others after a popular post that is too much for what is left', async () => {
    const { connections: services } = api.services
    const read = (owner: number, name: string) =>
      services.run(ids[owner] ?? '', { service: 'twitter', read: name, input: { handle: `owner_${owner}` } })
    const popular = await read(0, 'popular')
    assert.deepEqual(popular, { ok: false, failure: { kind: 'quota', isOfAccount: true } })
    assert.equal((await serviceStateOf(api.db, 'twitter')).failure, null)
    assert.equal((await read(4, 'summary')).ok, true)
  })
})
