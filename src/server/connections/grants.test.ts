import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { clubConnector, openClub } from '#support/club.ts'
import { StartRefused } from '#store/start-refused.ts'
import { connections } from '#store/schema/connections.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { clubMember } from '#support/club-member.ts'
import { keepGrantsAlive } from '../worker/keep-alive.ts'
import { grantStoreOf } from './grant-store.ts'
import { keepGrantsReadable } from './keep-grants-readable.ts'
import { openServices } from './open-services.ts'
import { DAY_MS } from '#core/time-units.ts'

const keys = { secret: SECRET, oldSecrets: [] }
const newer = { secret: 'a newer secret of thirty-two characters or more', oldSecrets: [SECRET] }
class Killed extends Error {}

describe('a grant', () => {
  let api: TestApi
  let service: Awaited<ReturnType<typeof openClub>>
  let outside: Parameters<typeof openServices>[0]
  before(async () => {
    service = await openClub()
    const { values, endpoints } = service
    outside = { ...NO_SERVICES, connections: { values, endpoints }, connectors: [clubConnector] }
    api = await testApi({}, outside)
  })
  after(async () => {
    await api.close()
    await service.close()
  })
  beforeEach(async () => {
    await api.db.delete(connections)
    service.club.refused.clear()
  })

  const refreshes = () => service.oauth.told.filter(({ grant }) => grant === 'refresh_token')

  /** An owner who has just connected the club. */
  async function connected() {
    const { id } = await clubMember(api)
    service.oauth.told.length = 0
    service.club.tokens.length = 0
    const row = async () => {
      const [found] = await api.db.select().from(connections).where(eq(connections.ownerId, id))
      assert.ok(found)
      return found
    }
    const store = grantStoreOf(api.db, keys)
    const { id: connectionId } = await row()
    /** Lets the access token end in some seconds. */
    const endsIn = (seconds: number) =>
      store.withGrant(connectionId, async (locked) => {
        const { grant } = locked
        assert.ok(grant)
        await locked.save(
          { ...grant, accessExpiresAt: new Date(Date.now() + seconds * 1_000).toISOString() },
          new Date(),
        )
      })
    return {
      id,
      row,
      store,
      connectionId,
      endsIn,
      read: (of = api.services.connections) => of.run(id, { service: 'club', read: 'members', input: {} }),
    }
  }

  it('O06 is renewed once where two processes and many reads need it at the same time', async () => {
    const mia = await connected()
    await mia.endsIn(30)
    const other = openServices(outside, api.db, keys)
    const results = await Promise.all(
      [api.services.connections, other, api.services.connections, other].map((one) => mia.read(one)),
    )
    other.close()
    assert.deepEqual(
      results.map(({ ok }) => ok),
      [true, true, true, true],
    )
    assert.deepEqual(refreshes(), [{ grant: 'refresh_token', isGiven: true }])
    assert.equal(new Set(service.club.tokens).size, 1)
  })

  it('is renewed once when the service refuses it in the middle of a read, which is made once more', async () => {
    const mia = await connected()
    const grant = await mia.store.grantOf(mia.connectionId)
    service.club.refused.add(grant?.accessToken ?? '')
    assert.ok((await mia.read()).ok)
    assert.equal(refreshes().length, 1)
    assert.equal(service.club.tokens.length, 2)
  })

  it('O06 ends when the service refuses also the renewed one, and keeps what was read', async () => {
    const mia = await connected()
    assert.ok((await mia.read()).ok)
    const grant = await mia.store.grantOf(mia.connectionId)
    assert.ok(grant)
    // Somebody withdrew the permission there: the refresh token is gone as well.
    await mia.store.withGrant(mia.connectionId, (locked) =>
      locked.save(
        { ...grant, refreshToken: 'withdrawn', accessExpiresAt: new Date().toISOString() },
        new Date(),
      ),
    )
    await api.db.execute(`update connection_results set as_of = '2020-01-01'`)
    const result = await mia.read()
    assert.ok(!result.ok && result.failure.kind === 'reauth')
    const row = await mia.row()
    assert.deepEqual([row.state, row.grant, row.accountLabel], ['needs_reconnect', null, 'Harbour'])
    const asked = service.club.tokens.length
    await mia.read()
    assert.equal(service.club.tokens.length, asked)
  })

  it('is committed before the renewed token is used, and survives an end at every step before and after', async () => {
    for (const step of ['before the lock', 'under the lock', 'after the commit'] as const) {
      const mia = await connected()
      await mia.endsIn(0)
      const before = await mia.store.grantOf(mia.connectionId)
      await assert.rejects(async () => {
        if (step === 'before the lock') throw new Killed()
        await mia.store.withGrant(mia.connectionId, async ({ grant }) => {
          assert.deepEqual(grant, before)
          if (step === 'under the lock') throw new Killed()
        })
        await mia.read()
        throw new Killed()
      }, Killed)
      assert.ok((await mia.read()).ok, step)
      assert.equal(refreshes().length, 1, step)
      const [token] = new Set(service.club.tokens)
      assert.equal((await mia.store.grantOf(mia.connectionId))?.accessToken, token, step)
    }
  })

  it('is not lost, and its connection asks to be made again, when the answer to a refresh never arrives', async () => {
    const mia = await connected()
    await mia.endsIn(0)
    const used = await mia.store.grantOf(mia.connectionId)
    assert.ok(used)
    assert.ok((await mia.read()).ok)
    // The process ended between the service's answer and the commit: the token that was used is stored.
    await mia.store.withGrant(mia.connectionId, (locked) => locked.save(used, new Date()))
    await api.db.execute(`update connection_results set as_of = '2020-01-01'`)
    const result = await mia.read()
    assert.ok(!result.ok && result.failure.kind === 'reauth')
    assert.equal((await mia.row()).state, 'needs_reconnect')
    assert.deepEqual(
      refreshes().map(({ isGiven }) => isGiven),
      [true, false],
    )
  })

  it('that nobody used is renewed by the clock', async () => {
    const mia = await connected()
    const tools = { db: api.db, connections: api.services.connections }
    await keepGrantsAlive(tools, new Date())
    assert.equal(refreshes().length, 0)
    await keepGrantsAlive(tools, new Date(Date.now() + 1.1 * DAY_MS))
    assert.equal(refreshes().length, 1)
    assert.ok((await mia.read()).ok)
  })

  it('that nobody can read keeps no other from being renewed by the clock', async () => {
    const mia = await connected()
    await api.db.update(connections).set({ keyId: 'lost', refreshedAt: new Date(0) })
    await connected()
    const tools = { db: api.db, connections: api.services.connections }
    for (let minute = 0; minute < 40 && refreshes().length === 0; minute += 1)
      await keepGrantsAlive(tools, new Date(Date.now() + 1.1 * DAY_MS))
    assert.equal(refreshes().length, 1)
    assert.equal((await mia.row()).refreshedAt?.getTime(), 0)
  })

  it('is encrypted again after a change of the key, and a start without its key is refused', async () => {
    const mia = await connected()
    const before = await mia.row()
    await keepGrantsReadable(api.url, newer)
    const now = await mia.row()
    assert.notEqual(now.keyId, before.keyId)
    const alone = { secret: newer.secret, oldSecrets: [] }
    assert.ok(await grantStoreOf(api.db, alone).grantOf(mia.connectionId))
    await assert.rejects(
      keepGrantsReadable(api.url, keys),
      (error) =>
        error instanceof StartRefused &&
        error.message.startsWith('1 of the accounts') &&
        !error.message.includes(SECRET),
    )
  })

  it('cannot be read from another row', async () => {
    const mia = await connected()
    const max = await connected()
    const { grant, keyId } = await mia.row()
    await api.db.update(connections).set({ grant, keyId }).where(eq(connections.ownerId, max.id))
    assert.equal(await max.store.grantOf(max.connectionId), null)
    const result = await max.read()
    assert.ok(!result.ok && result.failure.kind === 'reauth')
  })

  it('is in no fault and no answer', async () => {
    const mia = await connected()
    const grant = await mia.store.grantOf(mia.connectionId)
    const result = await mia.read()
    const told = JSON.stringify([result, api.faults])
    assert.ok(grant && !told.includes(grant.accessToken) && !told.includes(grant.refreshToken ?? 'none'))
  })
})
