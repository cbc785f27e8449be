import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { connections } from '#store/schema/connections.ts'
import { type ClubApi, openClubApi } from '#support/club-api.ts'
import { clubMember } from '#support/club-member.ts'
import { removeOwner } from './remove-owner.ts'

describe('the permissions of an owner who is removed', () => {
  let club: ClubApi
  before(async () => {
    club = await openClubApi()
  })
  after(() => club.close())

  it('A23 are taken back at the service; those of others stay', async () => {
    const { api, service } = club
    const connectionsOf = ({ id }: { id: string }) => api.db.$count(connections, eq(connections.ownerId, id))
    const [mia, joe] = [await clubMember(api), await clubMember(api)]
    assert.deepEqual([await connectionsOf(mia), service.oauth.revoked.length], [1, 0])
    await removeOwner(api.services, mia.id)
    assert.equal(service.oauth.revoked.length, 1)
    assert.deepEqual([await connectionsOf(mia), await connectionsOf(joe)], [0, 1])
  })
})
