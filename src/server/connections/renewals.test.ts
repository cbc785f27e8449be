import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { Grants } from '#engine/connections/grants.ts'
import { connectionResults, connections } from '#store/schema/connections.ts'
import { SECRET, type TestApi } from '#support/api.ts'
import { type ClubApi, openClubApi } from '#support/club-api.ts'
import { clubMember } from '#support/club-member.ts'
import { clubConnector } from '#support/club.ts'
import { connectorContext } from '#support/connector-context.ts'
import { finishRenewals } from '../worker/keep-alive.ts'
import { grantStoreOf } from './grant-store.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const keys = { secret: SECRET, oldSecrets: [] }
class Killed extends Error {}

describe('a renewal whose outcome is not known', () => {
  let api: TestApi
  let service: ClubApi['service']
  let club: ClubApi
  before(async () => {
    club = await openClubApi()
    ;({ api, service } = club)
  })
  after(() => club.close())
  beforeEach(async () => {
    await api.db.delete(connections)
    service.oauth.rules.acceptsAgainMs = 0
    service.oauth.rules.arrived = async () => true
    service.oauth.rules.answered = async () => undefined
  })

  /** An owner of the club whose access token has ended. */
  async function member() {
    const { id } = await clubMember(api)
    const store = grantStoreOf(api.db, keys)
    const connection = await store.connectionOf(id, 'club')
    assert.ok(connection)
    await store.withGrant(connection.id, async ({ grant, save }) => {
      assert.ok(grant)
      await save({ ...grant, accessExpiresAt: new Date().toISOString() }, new Date())
    })
    service.oauth.told.length = 0
    return {
      store,
      connectionId: connection.id,
      read: () => api.services.connections.run(id, { service: 'club', read: 'members', input: {} }),
      isNoted: () => store.withGrant(connection.id, async ({ isRenewalOpen }) => isRenewalOpen),
      stateNow: async () => (await store.connectionOf(id, 'club'))?.state,
    }
  }
  const refreshes = () => service.oauth.told.map(({ isGiven }) => isGiven)
  const clock = (minutes: number) =>
    finishRenewals(
      { db: api.db, connections: api.services.connections },
      new Date(Date.now() + minutes * MINUTE_MS),
    )

  it('is noted before the service is asked, and the note goes with the outcome', async () => {
    const mia = await member()
    const noted: (boolean | null)[] = []
    service.oauth.rules.arrived = async () => {
      // The lock of the row is held meanwhile, and what is committed can be read.
      const rows = await api.db
        .select({ read: connectionResults.read })
        .from(connectionResults)
        .where(eq(connectionResults.connectionId, mia.connectionId))
      noted.push(rows.some(({ read }) => read === 'renewal'))
      return true
    }
    assert.ok((await mia.read()).ok)
    assert.deepEqual(noted, [true])
    assert.equal(await mia.isNoted(), false)
  })

  it('is made again by the clock while the service still accepts what was sent', async () => {
    const mia = await member()
    service.oauth.rules.acceptsAgainMs = 30 * MINUTE_MS
    // The process ends between the service's answer and the commit.
    const used = await mia.store.grantOf(mia.connectionId)
    assert.ok(used)
    const grants = new Grants(
      {
        ...mia.store,
        withGrant: (id, work) =>
          mia.store.withGrant(id, (locked) => work({ ...locked, save: () => Promise.reject(new Killed()) })),
      },
      async () => {
        throw new Killed()
      },
    )
    const { connect } = clubConnector
    assert.ok(connect)
    const { endpoints, values: secrets } = service
    const context = connectorContext({ endpoints, secrets, now: () => new Date() })
    await assert.rejects(grants.usable({ connectionId: mia.connectionId, connect, context }), Killed)
    assert.deepEqual(refreshes(), [true])
    assert.equal(await mia.isNoted(), true)
    // It may still be going on.
    await clock(1)
    assert.deepEqual(refreshes(), [true])
    await clock(3)
    assert.deepEqual(refreshes(), [true, true])
    assert.equal(await mia.isNoted(), false)
    await clock(4)
    assert.equal(refreshes().length, 2)
    assert.ok((await mia.read()).ok)
    assert.equal(await mia.stateNow(), 'connected')
  })

  it('stays noted while the service gives no answer, and is not made for ever', async () => {
    const mia = await member()
    service.oauth.rules.arrived = async () => false
    assert.equal((await mia.read()).ok, false)
    assert.equal(await mia.isNoted(), true)
    assert.equal(await mia.stateNow(), 'connected')
    service.oauth.rules.arrived = async () => true
    await clock(31)
    assert.deepEqual(refreshes(), [])
    assert.ok((await mia.read()).ok)
    assert.equal(await mia.isNoted(), false)
  })

  it('asks the owner to connect again only when the service refuses', async () => {
    const mia = await member()
    await mia.store.withGrant(mia.connectionId, async ({ grant, save }) => {
      assert.ok(grant)
      await save({ ...grant, refreshToken: 'used by somebody who ended' }, new Date())
    })
    await mia.store.withGrant(mia.connectionId, ({ begin }) => begin(new Date()))
    assert.equal(await mia.stateNow(), 'connected')
    await clock(3)
    assert.equal(await mia.stateNow(), 'needs_reconnect')
    assert.equal(await mia.isNoted(), false)
  })

  it('is stored all the same when the database ends the connection before the commit', async () => {
    const mia = await member()
    service.oauth.rules.answered = () =>
      api.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
      )
    const before = await mia.store.grantOf(mia.connectionId)
    assert.ok((await mia.read()).ok)
    const now = await mia.store.grantOf(mia.connectionId)
    assert.notEqual(now?.refreshToken, before?.refreshToken)
    assert.equal(await mia.isNoted(), false)
    assert.deepEqual(refreshes(), [true])
  })

  it('cannot be read without its key, which is no reason to connect again', async () => {
    const mia = await member()
    const other = grantStoreOf(api.db, { secret: 'another secret of thirty-two characters', oldSecrets: [] })
    await assert.rejects(other.grantOf(mia.connectionId), /key of a grant/u)
    assert.equal(await mia.stateNow(), 'connected')
  })
})
