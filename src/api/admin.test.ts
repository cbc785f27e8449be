import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { ownersWords } from '#store/owners-words.ts'
import { scans } from '#store/schema/scans.ts'
import { websites } from '#store/schema/websites.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { adminCalls } from './contract/admin.ts'

const list = adminCalls['GET /admin/users'].answer
const changed = adminCalls['PUT /admin/websites/{ownerId}'].answer

describe('what the operator does for owners', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('A01 is not there for anybody else, and changes nothing', async () => {
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    assert.equal((await api.visitor().get('/admin/users')).status, 401)
    assert.equal((await joe.get('/admin/users')).status, 404)
    assert.equal((await joe.put(`/admin/websites/${mia.id}`, { address: 'joes.fixture' })).status, 404)
    assert.equal((await websiteOfOwner(api.db, mia.id))?.host, 'blue-wren.fixture')
  })

  it('lists accounts with their websites, found by part of name, address or website', async () => {
    const operator = await api.owner({ operator: true, email: 'operator@fettle.fixture' })
    const mia = await onboarded(api)
    const { users, total } = list.parse((await operator.get('/admin/users?limit=1')).body)
    assert.ok(total >= 2)
    assert.equal(users.length, 1)
    const found = list.parse((await operator.get(`/admin/users?search=${mia.email.toUpperCase()}`)).body)
    assert.deepEqual([found.total, found.users[0]?.id], [1, mia.id])
    assert.equal(found.users[0]?.website?.address, 'https://blue-wren.fixture/')
    assert.equal(list.parse((await operator.get('/admin/users?search=%25')).body).total, 0)
  })

  it('A11 takes no page or limit that makes no sense', async () => {
    const operator = await api.owner({ operator: true })
    for (const query of [
      'limit=100000',
      'limit=-1',
      'limit=0',
      'page=0',
      'page=1e9',
      'sort=;drop',
      'limit=x',
    ])
      assert.equal((await operator.get(`/admin/users?${query}`)).status, 400, query)
    assert.equal((await operator.get('/admin/users?limit=100&page=99999')).status, 200)
  })

  it('gives an owner another website, which starts with results of its own', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const old = await websiteOfOwner(api.db, mia.id)
    assert.ok(old)
    const answer = changed.parse(
      (await operator.put(`/admin/websites/${mia.id}`, { address: 'joes.fixture' })).body,
    )
    assert.equal(answer.scan.host, 'joes.fixture')

    const now = await websiteOfOwner(api.db, mia.id)
    assert.ok(now)
    assert.deepEqual([now.id, now.host], [answer.website.id, 'joes.fixture'])
    const [left] = await api.db.select().from(websites).where(eq(websites.id, old.id))
    assert.ok(left?.leftAt)
    const goingOn = await api.db.select().from(scans).where(eq(scans.websiteId, old.id))
    assert.ok(goingOn.every(({ state }) => state === 'cancelled'))
    const words = await ownersWords(api.db, now)
    assert.equal(words.answers['S-SOC-F'], 'bluewrenflorist')
    assert.equal(words.mayCheck, false)
  })

  it('changes nothing where that is the website already', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const before = await websiteOfOwner(api.db, mia.id)
    await operator.put(`/admin/websites/${mia.id}`, { address: 'https://blue-wren.fixture' })
    assert.deepEqual(await websiteOfOwner(api.db, mia.id), before)
  })

  it('A04 knows no other owner, and takes no address that is none', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const address = 'joes.fixture'
    for (const id of ['0', '-1', 'x', '00000000-0000-4000-8000-000000000000', (await api.owner()).id])
      assert.equal((await operator.put(`/admin/websites/${id}`, { address })).status, 404, id)
    assert.equal(
      (await operator.put(`/admin/websites/${mia.id}`, { address: 'http://10.0.0.1' })).status,
      422,
    )
    assert.equal((await operator.put(`/admin/websites/${mia.id}`, { address, ownerId: 'x' })).status, 422)
  })
})
