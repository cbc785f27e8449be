import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { HIBP_KEY } from '#stand-ins/hibp.ts'
import { countOwnersByService, hasConnection, keepAnswer, keepFailure } from '#store/connections.ts'
import { exportOf } from '#store/export.ts'
import { hit } from '#store/limits.ts'
import { deleteOwner } from '#store/owned-ids.ts'
import { connectionResults } from '#store/schema/connections.ts'
import { scanOfWebsite } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { breachLookupCalls } from '../contract/breach-lookups.ts'
import { rerunShape } from '../contract/reruns.ts'

const SERVICE = 'data_breach_check'
const answerShape = breachLookupCalls['GET /breach-lookups'].answer

const subjectOf = (ownerId: string, subject: string) => ({
  ownerId,
  service: SERVICE,
  read: 'search',
  subject,
})

describe('looking up addresses in known breaches', () => {
  let api: TestApi
  let without: TestApi
  before(async () => {
    const connections = { values: { HIBP_API_KEY: HIBP_KEY }, endpoints: {} }
    api = await testApi({}, { ...NO_SERVICES, connections })
    without = await testApi()
  })
  after(async () => {
    await api.close()
    await without.close()
  })

  async function owner(of = api, account: Parameters<TestApi['owner']>[0] = {}) {
    const made = await of.owner(account)
    const website = await addWebsite(of.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    return {
      ...made,
      website,
      look: (email: string, permitted: unknown = true) => made.post('/breach-lookups', { email, permitted }),
      shown: async () => answerShape.parse((await made.get('/breach-lookups')).body),
      remove: (id: string) => made.call('DELETE', `/breach-lookups/${id}`, {}),
    }
  }
  it('suggests the confirmed address of the account, and no other', async () => {
    const mia = await owner(api, { email: 'Mia@joes.com.au' })
    assert.equal((await mia.shown()).suggestion, 'mia@joes.com.au')
    await mia.look('mia@joes.com.au')
    assert.equal((await mia.shown()).suggestion, null)
    const max = await owner(api, { email: 'max@joes.com.au', emailVerified: false })
    assert.equal((await max.shown()).suggestion, null)
  })

  it('queues a scan of the check alone, which the worker asks the service in', async () => {
    const mia = await owner()
    const answer = await mia.look('Mia@Joes.com.au')
    assert.equal(answer.status, 202)
    const scan = await scanOfWebsite(api.db, mia.website.id, rerunShape.parse(answer.body).scanId)
    assert.deepEqual([scan?.checks.length, scan?.cause], [1, 'owner'])
    const [address] = (await mia.shown()).addresses
    assert.deepEqual([address?.email, address?.state], ['mia@joes.com.au', 'waiting'])
  })

  it('requires the tick each time', async () => {
    const mia = await owner()
    for (const permitted of [false, undefined, 'true']) {
      const answer = await mia.post('/breach-lookups', { email: 'mia@joes.com.au', permitted })
      assert.equal(answer.status, 422)
      assert.match(answer.text, /Tick that it’s yours/u)
    }
    assert.deepEqual((await mia.shown()).addresses, [])
  })

  it('I11 refuses what is no address beside its field', async () => {
    const mia = await owner()
    for (const email of ['', 'mia', 'mia@joes', 'mia@joes.com.au\r\nBcc: sam@evil.com', 'mia@[127.0.0.1]'])
      assert.match((await mia.look(email)).text, /Please enter a valid email address/u)
  })

  it('takes five addresses, and each once', async () => {
    const mia = await owner()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'A'])
      assert.equal((await mia.look(`${name}@joes.com.au`)).status, 202)
    const sixth = await mia.look('f@joes.com.au')
    assert.equal(sixth.status, 422)
    assert.match(sixth.text, /Remove one/u)
    assert.equal((await mia.shown()).addresses.length, 5)
  })

  it('A21 keeps no address that it refuses to look up now', async () => {
    const mia = await owner()
    for (let scans = 0; scans < 10; scans += 1)
      await hit(api.db, `scan:${mia.website.id}`, { most: 10, windowSeconds: 3_600 }, new Date())
    assert.equal((await mia.look('mia@joes.com.au')).status, 429)
    assert.deepEqual((await mia.shown()).addresses, [])
  })

  it('shows what is known of each address', async () => {
    const mia = await owner()
    const breach = { date: '2024-05-01', dataTypes: [], verified: true, discounted: false }
    const breaches = [
      { ...breach, name: 'Shoe Shop' },
      { ...breach, name: 'Book Club', date: '2025-01-31' },
      { ...breach, name: 'Mailing List', discounted: true },
    ]
    const asOf = new Date('2026-11-21T12:00:00Z')
    const known = {
      a: { kind: 'read', breaches },
      b: { kind: 'read', breaches: [] },
      c: { kind: 'no_records' },
    }
    for (const [name, data] of Object.entries(known)) {
      await mia.look(`${name}@joes.com.au`)
      await keepAnswer(api.db, subjectOf(mia.id, `${name}@joes.com.au`), { data, asOf })
    }
    await mia.look('d@joes.com.au')
    const failure = { kind: 'quota', retryAt: '2026-11-21T13:00:00.000Z' } as const
    await keepFailure(api.db, subjectOf(mia.id, 'd@joes.com.au'), { failure, failedAt: asOf })
    const { addresses } = await mia.shown()
    assert.deepEqual(
      addresses.map(({ state }) => state),
      ['found', 'clear', 'no_records', 'failed'],
    )
    assert.deepEqual(addresses[0]?.breaches, ['Book Club', 'Shoe Shop'])
    assert.equal(addresses[0]?.lookedUpAt, '2026-11-21T12:00:00.000Z')
    assert.equal(addresses[3]?.retryAt, failure.retryAt)
  })

  it('removes an address with all that is known of it, and judges again', async () => {
    const mia = await owner()
    await mia.look('mia@joes.com.au')
    const [address] = (await mia.shown()).addresses
    assert.equal((await mia.remove(address?.id ?? '')).status, 200)
    assert.deepEqual((await mia.shown()).addresses, [])
    assert.equal((await mia.remove(address?.id ?? '')).status, 404)
    // An answer that arrives after that is not kept.
    await keepAnswer(api.db, subjectOf(mia.id, 'mia@joes.com.au'), { data: {}, asOf: new Date() })
    assert.deepEqual((await mia.shown()).addresses, [])
  })

  it('leaves nothing of the owner at the service with their last address', async () => {
    const mia = await owner()
    await mia.look('mia@joes.com.au')
    await mia.look('max@joes.com.au')
    const counted = async () => (await countOwnersByService(api.db)).get(SERVICE) ?? 0
    const before = await counted()
    const [first, second] = (await mia.shown()).addresses
    await mia.remove(first?.id ?? '')
    assert.equal(await hasConnection(api.db, mia.id, SERVICE), true)
    await mia.remove(second?.id ?? '')
    assert.equal(await hasConnection(api.db, mia.id, SERVICE), false)
    assert.equal(await counted(), before - 1)
    assert.equal((await mia.look('mia@joes.com.au')).status, 202)
  })

  it("A01 shows and removes nobody else's addresses", async () => {
    const mia = await owner()
    await mia.look('mia@joes.com.au')
    const [address] = (await mia.shown()).addresses
    const max = await owner()
    assert.deepEqual((await max.shown()).addresses, [])
    assert.equal((await max.remove(address?.id ?? '')).status, 404)
    assert.equal((await mia.shown()).addresses.length, 1)
  })

  it('is in the export, and goes with the account', async () => {
    const mia = await owner()
    await mia.look('only-mine@joes.com.au')
    const parts: string[] = []
    for (const { rows } of await exportOf(api.db, mia.id))
      for await (const portion of rows) parts.push(JSON.stringify(portion))
    assert.ok(parts.join('').includes('only-mine@joes.com.au'))
    await deleteOwner(api.db, mia.id)
    const left = await api.db
      .select({ subject: connectionResults.subject })
      .from(connectionResults)
      .where(eq(connectionResults.subject, 'only-mine@joes.com.au'))
    assert.deepEqual(left, [])
  })

  it('is not possible without a key', async () => {
    const mia = await owner(without)
    assert.equal((await mia.shown()).available, false)
    const answer = await mia.look('mia@joes.com.au')
    const message = "This test isn't switched on yet."
    assert.deepEqual(
      [answer.status, answer.body],
      [409, { code: 'not_switched_on', message, errors: [message] }],
    )
    assert.deepEqual(without.queued, [])
  })
})
