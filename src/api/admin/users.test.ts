import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { readOwnerInput } from '#store/owner-input.ts'
import { account, session, verification } from '#store/schema/auth.ts'
import { scans } from '#store/schema/scans.ts'
import { channels, websites } from '#store/schema/websites.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { userCalls } from '../contract/admin/users.ts'

const TOMORROW = new Date(Date.now() + 86_400_000)
const one = userCalls['GET /admin/users/{id}'].answer
const list = userCalls['GET /admin/users'].answer
const changed = userCalls['PUT /admin/websites/{ownerId}'].answer

describe("the operator's calls for owners", () => {
  let api: TestApi
  let forgets = 0
  before(async () => {
    api = await testApi()
    api.services.accounts.forgetSessions = () => {
      forgets += 1
    }
  })
  after(() => api.close())
  const signedInAs = (userId: string) => api.db.select().from(session).where(eq(session.userId, userId))
  const timesOf = async (websiteId: string) => {
    const rows = await api.db
      .select()
      .from(channels)
      .where(eq(channels.websiteId, websiteId))
      .orderBy(channels.network)
    return rows.map(({ network, at }) => [network, at])
  }
  const signIn = async (userId: string) => {
    await api.db.insert(session).values({ token: randomUUID(), userId, expiresAt: TOMORROW })
    const ways = await api.db.select().from(account).where(eq(account.userId, userId))
    if (ways.length === 0)
      await api.db.insert(account).values({ userId, providerId: 'credential', accountId: userId })
  }

  it('A01 answer 404 to everybody else, and change nothing', async () => {
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    assert.equal((await api.visitor().get('/admin/users')).status, 401)
    assert.equal((await joe.get('/admin/users')).status, 404)
    assert.equal((await joe.put(`/admin/websites/${mia.id}`, { address: 'joes.fixture' })).status, 404)
    assert.equal((await websiteOfOwner(api.db, mia.id))?.host, 'blue-wren.fixture')
  })

  it('list accounts with their websites, found by part of name, address or website', async () => {
    const operator = await api.owner({ operator: true, email: 'operator@fettle.fixture' })
    const mia = await onboarded(api)
    const { users, total } = list.parse((await operator.get('/admin/users?limit=1')).body)
    assert.ok(total >= 2)
    assert.equal(users.length, 1)
    const found = list.parse(
      (await operator.get(`/admin/users?search=%20${mia.email.toUpperCase()}%20`)).body,
    )
    assert.deepEqual([found.total, found.users[0]?.id], [1, mia.id])
    assert.equal(found.users[0]?.website?.address, 'https://blue-wren.fixture/')
    assert.equal(list.parse((await operator.get('/admin/users?search=%25')).body).total, 0)
  })

  it('A11 refuse an invalid page or limit', async () => {
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

  it("change an owner's website, which starts with no results", async () => {
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
    const words = await readOwnerInput(api.db, now)
    assert.equal(words.answers['S-SOC-F'], 'bluewrenflorist')
    assert.deepEqual(await timesOf(now.id), await timesOf(old.id))
    assert.equal(words.mayCheck, false)
  })

  it('change nothing where the owner has that website already', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const before = await websiteOfOwner(api.db, mia.id)
    await operator.put(`/admin/websites/${mia.id}`, { address: 'https://blue-wren.fixture' })
    assert.deepEqual(await websiteOfOwner(api.db, mia.id), before)
  })

  it('show one account as support needs it, without results of the website', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    await signIn(mia.id)
    const { status, body, text } = await operator.get(`/admin/users/${mia.id}`)
    const user = one.parse(body)
    assert.deepEqual([status, user.email, user.sessions, user.onboarded], [200, mia.email, 1, true])
    assert.deepEqual([user.lastScan?.state, user.lastScan?.cause], ['queued', 'owner'])
    assert.deepEqual([user.ways, user.failedSignIns], [['credential'], 0])
    assert.ok(!/display|proof|password|token/u.test(text))
  })

  it('sign an account out everywhere, end its sign-in links, and touch no other account', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    for (const { id } of [mia, mia, joe]) await signIn(id)
    await api.db.insert(verification).values({ identifier: 'x', value: mia.id, expiresAt: TOMORROW })
    const forgotten = forgets
    assert.equal((await operator.post(`/admin/users/${mia.id}/sign-out`)).status, 200)
    assert.equal(forgets, forgotten + 1)
    const left = await api.db.select().from(session)
    assert.ok(left.every(({ userId }) => userId !== mia.id) && left.some(({ userId }) => userId === joe.id))
    assert.deepEqual(await api.db.select().from(verification), [])
  })

  it('A23 delete an account with everything in it, when its address is typed', async () => {
    const operator = await api.owner({ operator: true })
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    const site = await websiteOfOwner(api.db, mia.id)
    await signIn(mia.id)
    const wrong = await operator.post(`/admin/users/${mia.id}/delete`, { email: joe.email })
    assert.deepEqual([wrong.status, (await signedInAs(mia.id)).length], [422, 1])
    const done = await operator.post(`/admin/users/${mia.id}/delete`, {
      email: ` ${mia.email.toUpperCase()} `,
    })
    assert.equal(done.status, 200)
    assert.equal((await operator.get(`/admin/users/${mia.id}`)).status, 404)
    assert.deepEqual(await api.db.select().from(websites).where(eq(websites.ownerId, mia.id)), [])
    assert.ok(api.dropped.includes(site?.id ?? ''))
    assert.equal((await operator.get(`/admin/users/${joe.id}`)).status, 200)
    assert.equal((await operator.post(`/admin/users/${mia.id}/delete`, { email: mia.email })).status, 404)
  })

  it("do not delete an operator's account", async () => {
    const operator = await api.owner({ operator: true })
    const { status } = await operator.post(`/admin/users/${operator.id}/delete`, { email: operator.email })
    assert.equal(status, 409)
    assert.equal((await operator.get(`/admin/users/${operator.id}`)).status, 200)
  })

  it('A04 answer 404 to an unknown owner, and refuse an invalid address', async () => {
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
