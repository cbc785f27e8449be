import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { connections } from '#store/schema/connections.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { clubConnector, openClub } from '#support/club.ts'
import { followUntil } from '#support/oidc-server.ts'
import { removeOwner } from './remove-owner.ts'

const startShape = z.object({ url: z.string() })

describe('the permissions of an owner who is removed', () => {
  let api: TestApi
  let service: Awaited<ReturnType<typeof openClub>>
  before(async () => {
    service = await openClub()
    const { values, endpoints } = service
    api = await testApi(
      {},
      { ...NO_SERVICES, connections: { values, endpoints }, connectors: [clubConnector] },
    )
  })
  after(async () => {
    await api.close()
    await service.close()
  })

  /** An owner who has connected the club. */
  async function member() {
    const made = await api.owner()
    await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    const { url } = startShape.parse((await made.post('/connections/club/start')).body)
    const back = await followUntil(url, ORIGIN)
    await made.get(back.slice(`${ORIGIN}/api`.length))
    const count = () => api.db.$count(connections, eq(connections.ownerId, made.id))
    assert.equal(await count(), 1)
    return { ...made, count }
  }

  it('A23 are taken back at the service; those of others stay', async () => {
    const [mia, joe] = [await member(), await member()]
    assert.equal(service.oauth.revoked.length, 0)
    await removeOwner(api.services, mia.id)
    assert.equal(service.oauth.revoked.length, 1)
    assert.deepEqual([await mia.count(), await joe.count()], [0, 1])
  })
})
