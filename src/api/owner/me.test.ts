import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { owners } from '#store/schema/owners.ts'
import { user } from '#store/schema/auth.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { meShape } from '../contract/me.ts'

describe('who is signed in', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('A02 requires a session', async () => {
    const { status, body } = await api.visitor().get('/me')
    assert.equal(status, 401)
    assert.deepEqual(body, { code: 'sign_in', message: 'Please log in' })
  })

  it('A02 answers 401 once the account is deleted', async () => {
    const mia = await api.owner()
    await api.db.delete(user).where(eq(user.id, mia.id))
    assert.equal((await mia.get('/me')).status, 401)
  })

  it('A02 may be asked by everybody: nobody is no error', async () => {
    const { status, body } = await api.visitor().get('/session')
    assert.deepEqual([status, body], [200, { owner: null }])
    const mia = await api.owner()
    assert.deepEqual((await mia.get('/session')).body, { owner: (await mia.get('/me')).body })
    await api.db.delete(user).where(eq(user.id, mia.id))
    assert.deepEqual((await mia.get('/session')).body, { owner: null })
  })

  it('has the names of a new owner, who has done nothing yet', async () => {
    const mia = await api.owner({ email: 'mia@blue-wren.fixture' })
    const me = meShape.parse((await mia.get('/me')).body)
    assert.deepEqual(me, {
      id: mia.id,
      firstName: 'Mia',
      lastName: 'Rose',
      email: 'mia@blue-wren.fixture',
      emailVerified: false,
      operator: false,
      hasCodeFromStart: true,
      country: null,
      website: null,
      onboarded: false,
      skipped: [],
      tourSeen: false,
      timeZone: 'UTC',
      version: 1,
    })
  })

  it('becomes an owner where making the account was interrupted', async () => {
    const mia = await api.owner()
    await api.db.delete(owners).where(eq(owners.id, mia.id))
    const me = meShape.parse((await mia.get('/me')).body)
    assert.equal(`${me.firstName} ${me.lastName}`, 'Mia Rose')
  })

  it('stores that the tour was seen, and saves no form by it', async () => {
    const mia = await api.owner()
    assert.equal((await mia.post('/me/tour-seen')).status, 200)
    const { tourSeen, version } = meShape.parse((await mia.get('/me')).body)
    assert.deepEqual({ tourSeen, version }, { tourSeen: true, version: 1 })
  })
})
