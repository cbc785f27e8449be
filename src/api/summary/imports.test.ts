import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { connector as xero } from '#connectors/xero/connector.ts'
import { financialSummary } from '#core/finances.ts'
import { keepAnswer, keepFailure } from '#store/connections.ts'
import { removeAccount, removeConnection, saveAccount, saveConnection } from '#store/owner-connections.ts'
import { connectionResults, connections } from '#store/schema/connections.ts'
import { takeDueReads } from '#store/wanted-reads.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { typedFrom } from '#summary/typed.ts'
import { summaryCalls } from '../contract/summary.ts'
import { summaryImportCalls } from '../contract/summary-imports.ts'

const YEAR = '2026-06-30'
const NOW = new Date('2026-11-21T02:00:00Z')
const KEYS = { secret: 'x'.repeat(44), oldSecrets: [] }
const FINANCES = financialSummary.parse(xero.read['summary']?.sample({ yearEnding: YEAR }, '2026-11-21'))
const INCOME = FINANCES.figures.income ?? 0
const shape = summaryImportCalls['GET /summary/imports'].answer

type Mia = Awaited<ReturnType<TestApi['owner']>>

const importsOf = async (mia: Mia) => {
  const { services } = shape.parse((await mia.get('/summary/imports')).body)
  const found = services.find(({ id }) => id === 'xero')
  assert.ok(found)
  return found
}

const ask = (mia: Mia, yearEnding = YEAR) => mia.post('/summary/imports', { service: 'xero', yearEnding })

const subject = (mia: Mia) => ({ ownerId: mia.id, service: 'xero', read: 'summary', subject: YEAR })

const summaryOf = async (mia: Mia) =>
  summaryCalls['GET /summary'].answer.parse((await mia.get('/summary')).body)

/** Saves an income that is said to come from Xero, beside the owner's own. */
const save = async (mia: Mia, value: number) => {
  const { version, summary } = await summaryOf(mia)
  const source = { service: 'xero', title: 'Xero', day: '2026-11-21', value }
  const year = {
    yearEnding: YEAR,
    figures: { income: (value / 100).toFixed(2), stock: '7' },
    months: [],
    sources: { income: source },
    own: { income: 123 },
  }
  const answer = await mia.put('/summary', { version, summary: { ...typedFrom(summary), years: [year] } })
  assert.equal(answer.status, 200)
  return (await summaryOf(mia)).summary.years[0]
}

describe('figures of accounting services in a summary', () => {
  let api: TestApi
  before(async () => {
    api = await testApi({ now: () => NOW })
  })
  after(() => api.close())

  const connected = async (mia: Mia, account = 'bakery') => {
    const of = { ownerId: mia.id, service: 'xero', grant: '{}', scopes: [], at: NOW }
    const id = await saveConnection(api.db, of, KEYS)
    await saveAccount(api.db, { id, account: { id: account, label: 'Salt & Pine' }, grant: null }, KEYS)
    return id
  }
  const given = async (mia: Mia) => {
    await ask(mia)
    await keepAnswer(api.db, subject(mia), { data: FINANCES, asOf: new Date(NOW.getTime() + 1_000) })
  }

  it('are asked for by a job, once, and only through a connection that works', async () => {
    const mia = await onboarded(api)
    assert.equal((await ask(mia)).status, 409)
    assert.equal((await importsOf(mia)).state, null)
    await connected(mia)
    assert.equal((await ask(mia)).status, 202)
    assert.equal((await ask(mia)).status, 202)
    const mine = api.accountReads.filter(({ ownerId }) => ownerId === mia.id)
    assert.deepEqual(mine, [
      { ownerId: mia.id, service: 'xero', read: 'summary', input: { yearEnding: YEAR } },
    ])
    const { account, years } = await importsOf(mia)
    assert.deepEqual([account, years[0]?.isWaiting, years[0]?.finances], ['Salt & Pine', true, null])
  })

  it('are refused for a day that is none, that is far ahead, or of an unknown service', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    for (const day of ['2026-06-31', '2028-06-30', 'x']) assert.equal((await ask(mia, day)).status, 422, day)
    assert.equal((await mia.post('/summary/imports', { service: 'gone', yearEnding: YEAR })).status, 404)
  })

  it('are shown with their time, and stay beside a later failure', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    await given(mia)
    const failedAt = new Date(NOW.getTime() + 2_000)
    await keepFailure(api.db, subject(mia), { failure: { kind: 'vendor_down' }, failedAt })
    const [year] = (await importsOf(mia)).years
    assert.deepEqual([year?.isWaiting, year?.failure, year?.finances], [false, 'vendor_down', FINANCES])
  })

  it('A03 are shown to their owner alone', async () => {
    const [mia, max] = [await onboarded(api), await onboarded(api)]
    await connected(mia)
    await given(mia)
    await connected(max)
    assert.deepEqual((await importsOf(max)).years, [])
    assert.equal((await save(max, INCOME))?.sources, undefined)
  })

  it('keep their name only where the service gave them', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    await given(mia)
    assert.equal((await save(mia, INCOME + 1))?.sources, undefined)
    const saved = await save(mia, INCOME)
    assert.equal(saved?.sources?.income?.title, 'Xero')
    assert.deepEqual(saved?.own, { income: 123 })
  })

  it('have the day of the owner’s zone: in Sydney it is the next one already', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    await ask(mia)
    const asOf = new Date('2026-11-21T20:00:00Z')
    await keepAnswer(api.db, subject(mia), { data: FINANCES, asOf })
    assert.equal((await save(mia, INCOME))?.sources?.income?.day, '2026-11-22')
  })

  it('never come from a sample', async () => {
    const mia = await onboarded(api)
    const id = await connected(mia)
    await api.db
      .update(connections)
      .set({ mode: 'sample', grant: null, keyId: null })
      .where(eq(connections.id, id))
    await given(mia)
    assert.equal((await importsOf(mia)).isSample, true)
    assert.equal((await save(mia, INCOME))?.sources, undefined)
  })

  it('leave the summary with the connection or its organisation, and the owner’s own come back', async () => {
    for (const leave of [
      (mia: Mia) => removeConnection(api.db, mia.id, 'xero'),
      (mia: Mia) => connected(mia, 'bikes'),
      (_mia: Mia, id: string) => removeAccount(api.db, id),
    ]) {
      const mia = await onboarded(api)
      const id = await connected(mia)
      await given(mia)
      await save(mia, INCOME)
      await leave(mia, id)
      assert.deepEqual((await summaryOf(mia)).summary.years, [
        { yearEnding: YEAR, figures: { income: 123, stock: 700 }, months: [] },
      ])
      assert.deepEqual((await importsOf(mia)).years, [])
    }
  })

  it('are read again by the refresh trigger, for all years or those that it names', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    await given(mia)
    await api.db.update(connections).set({ failure: null }).where(eq(connections.ownerId, mia.id))
    const trigger = async (metadata: object) => {
      await keepAnswer(api.db, subject(mia), { data: FINANCES, asOf: new Date('2026-11-20T00:00:00Z') })
      await keepFailure(api.db, subject(mia), {
        failure: { kind: 'quota' },
        failedAt: new Date(NOW.getTime() + 1_000),
      })
      const before = api.accountReads.length
      const answer = await mia.post('/triggers', { type: 'worker', target: 'financial', metadata })
      return [answer.status, api.accountReads.length - before]
    }
    assert.deepEqual(await trigger({ service: 'xero' }), [202, 1])
    assert.deepEqual(await trigger({ service: 'xero', fields: [YEAR] }), [202, 1])
    assert.deepEqual(await trigger({ service: 'xero', fields: ['2020-06-30'] }), [202, 0])
    assert.deepEqual(await trigger({ service: 'xero', fields: ['fans'] }), [422, 0])
    assert.deepEqual(await trigger({ service: 'myob' }), [202, 0])
  })

  it('are due once a day, through connections that work', async () => {
    const mia = await onboarded(api)
    await connected(mia)
    await given(mia)
    const due = async (time: string) => {
      const at = new Date(time)
      const taken: { ownerId: string; service: string; subject: string }[] = []
      const wanted = { services: ['xero'], read: 'summary', before: at, at, most: 1_000 }
      await takeDueReads(api.db, wanted, async (read) => void taken.push(read))
      return taken.filter(({ ownerId }) => ownerId === mia.id)
    }
    assert.deepEqual(await due('2026-11-21T01:59:00Z'), [])
    assert.deepEqual(await due('2026-11-22T03:00:00Z'), [{ ownerId: mia.id, service: 'xero', subject: YEAR }])
    assert.deepEqual(await due('2026-11-22T03:00:00Z'), [])
    const asked = new Date('2027-11-22T03:00:00Z')
    await api.db.update(connectionResults).set({ askedAt: asked })
    const wanted = [{ ownerId: mia.id, service: 'xero', subject: YEAR }]
    assert.deepEqual(await due('2026-11-23T03:00:00Z'), wanted, 'asked for by a clock that was a year ahead')
    await api.db.update(connections).set({ state: 'needs_reconnect' }).where(eq(connections.ownerId, mia.id))
    assert.deepEqual(await due('2026-11-24T03:00:00Z'), [])
  })
})
