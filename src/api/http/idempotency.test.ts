import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { forgetCall } from '#store/calls.ts'
import { sweepCalls } from '#store/scheduled-work.ts'
import { calls } from '#store/schema/calls.ts'
import { visitors } from '#store/schema/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { FLORIST } from '#support/onboarding.ts'
import { scanShape } from '../contract/scans.ts'
import { seal, unseal } from './sealed-answer.ts'

const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })

describe('a call that is sent twice', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const countOf = async (table: typeof visitors | typeof calls) => {
    const [row] = await api.db.select({ count: sql<number>`count(*)::int` }).from(table)
    return row?.count ?? 0
  }

  it('A22 has one effect and one answer, also when both arrive at the same moment', async () => {
    const before = await countOf(visitors)
    const headers = { ...keyed(), 'x-from': '198.51.100.1' }
    const [one, other] = await Promise.all([
      api.visitor().post('/visits', { address: 'joes.fixture' }, headers),
      api.visitor().post('/visits', { address: 'joes.fixture' }, headers),
    ])
    assert.deepEqual([one.status, other.status], [202, 202])
    assert.equal(scanShape.parse(one.body).id, scanShape.parse(other.body).id)
    assert.equal(await countOf(visitors), before + 1)
  })

  it('gives a visitor whose first answer was lost the cookie that it had, which opens their scan', async () => {
    const headers = { ...keyed(), 'x-from': '198.51.100.2' }
    const lost = api.visitor()
    const first = await lost.post('/visits', { address: 'joes.fixture' }, headers)
    const again = api.visitor()
    const second = await again.post('/visits', { address: 'joes.fixture' }, headers)
    assert.deepEqual([second.status, second.text], [202, first.text])
    assert.deepEqual(second.headers.getSetCookie(), first.headers.getSetCookie())
    assert.deepEqual([...again.jar], [...lost.jar])
    const { id } = scanShape.parse(second.body)
    assert.equal((await again.get(`/scans/${id}`)).status, 200)
  })

  it('is another call with another key, body or caller', async () => {
    const mia = await api.owner()
    const key = keyed()
    const scan = async (who: typeof mia, body: object, headers = key) =>
      scanShape.parse((await who.post('/onboarding', body, headers)).body).id
    const first = await scan(mia, FLORIST)
    assert.equal(await scan(mia, FLORIST), first)
    assert.notEqual(await scan(await api.owner(), FLORIST), first)
    const changed = await mia.post('/onboarding', { ...FLORIST, website: 'joes.fixture' }, key)
    assert.equal(changed.status, 422)
  })

  it('may be tried again when it had no effect', async () => {
    const mia = await api.owner()
    const key = keyed()
    const before = await countOf(calls)
    assert.equal((await mia.post('/onboarding', { ...FLORIST, city: '' }, key)).status, 422)
    assert.equal(await countOf(calls), before)
    assert.equal((await mia.post('/onboarding', FLORIST, key)).status, 202)
  })

  it('is run again when the first was interrupted', async () => {
    const mia = await api.owner()
    const key = keyed()
    await mia.post('/onboarding', FLORIST, key)
    const longAgo = new Date(Date.now() - 61_000)
    await api.db.update(calls).set({ status: null, body: null, at: longAgo })
    assert.equal((await mia.post('/onboarding', FLORIST, key)).status, 202)
    assert.equal((await api.db.select().from(calls).where(eq(calls.status, 202))).length, 1)
  })

  it('needs a key that cannot be guessed', async () => {
    const mia = await api.owner()
    for (const key of ['short', 'x'.repeat(15), 'x'.repeat(201), 'with a space in between'])
      assert.equal((await mia.post('/me/tour-seen', {}, keyed(key))).status, 400, key)
    for (const key of ['x'.repeat(16), 'x'.repeat(200)])
      assert.equal((await mia.post('/me/tour-seen', {}, keyed(key))).status, 200, key)
  })

  it('A16 is stored without caller, key or answer in clear, and deleted in time', async () => {
    const mia = await api.owner()
    const key = randomUUID()
    const { text } = await mia.post('/me/tour-seen', {}, keyed(key))
    const rows = JSON.stringify(await api.db.select().from(calls))
    for (const clear of [key, mia.id, text, 'updated successfully']) assert.ok(!rows.includes(clear), clear)
    await sweepCalls(api.db, new Date(Date.now() + 1_000))
    assert.equal(await countOf(calls), 0)
    await forgetCall(api.db, 'never made')
  })
})

describe('an encrypted answer', () => {
  it('is decrypted by its own secret only', () => {
    const sealed = seal('{"token":"Ōtāhuhu"}', 'one secret')
    assert.equal(unseal(sealed, 'one secret'), '{"token":"Ōtāhuhu"}')
    assert.throws(() => unseal(sealed, 'another secret'))
    assert.notEqual(seal('same', 'one secret'), seal('same', 'one secret'))
  })
})
