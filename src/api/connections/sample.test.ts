import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { catalogue } from '#checks/catalogue.generated.ts'
import { exportOf } from '#store/export.ts'
import { keepLookup } from '#store/keyword-lookups.ts'
import { connectionNumbers, connectionResults, connections, sampleStates } from '#store/schema/connections.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { breachLookupCalls } from '../contract/breach-lookups.ts'
import { connectionCalls } from '../contract/connections.ts'

const listShape = connectionCalls['GET /connections'].answer
const sampleShape = connectionCalls['GET /checks/{id}/sample'].answer
const NOW = '2026-11-23T02:00:00.000Z'
/** What each sample says on its check's page. */
const JUDGED = [
  ['facebook', 'facebook', 'active'],
  ['instagram', 'instagram', 'active'],
  ['twitter', 'twitter', 'active'],
  ['gmb', 'google-my-business', 'verified'],
  ['google_analytics', 'google-analytics', 'google_analytics_account_connected'],
] as const
/** The same of services that look something up. */
const LOOKED_UP = [
  ['data_breach_check', 'data-breach-check', 'checked_hasBreaches'],
  ['search_console', 'search-engine-results', 'has_tried_keywords_tool'],
] as const
const SERVICES = [...[...JUDGED, ...LOOKED_UP].map(([service]) => service), 'xero', 'myob']
/** Everything that shows an owner results, counts, the plan or reports. */
const PAGES = [
  '/results',
  '/overview',
  '/plan',
  '/reports',
  '/first-job',
  '/categories/social-media',
  '/categories/visibility',
  '/summary',
  ...[...JUDGED, ...LOOKED_UP].flatMap(([, check]) => [`/checks/${check}`, `/checks/${check}/history`]),
  '/breach-lookups',
  '/keyword-lookups',
]

describe('the sample of a service', () => {
  let api: TestApi
  before(async () => {
    // The operator has set no keys, and a request would be a fault of the test.
    api = await testApi({ now: () => new Date(NOW) })
  })
  after(() => api.close())

  async function owner() {
    const made = await api.owner()
    const website = await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    const { id: ownerId } = made
    return {
      ...made,
      website,
      turn: (service: string, mode: 'live' | 'sample') => made.put(`/connections/${service}/mode`, { mode }),
      shown: async (service: string) =>
        listShape
          .parse((await made.get('/connections')).body)
          .connections.find((one) => one.service === service),
      judged: async (check: string) =>
        sampleShape.parse((await made.get(`/checks/${check}/sample`)).body).sample,
      offered: async (check: string) =>
        sampleShape.parse((await made.get(`/checks/${check}/sample`)).body).offered?.service ?? null,
      row: async () => {
        const [row] = await api.db.select().from(connections).where(eq(connections.ownerId, ownerId))
        assert.ok(row)
        return row
      },
    }
  }

  it('can be tried where the operator has set no keys', async () => {
    const mia = await owner()
    assert.equal((await mia.shown('facebook'))?.state, 'not_set_up')
    assert.equal((await mia.turn('facebook', 'sample')).status, 200)
    const shown = await mia.shown('facebook')
    assert.deepEqual(
      [shown?.mode, shown?.state, shown?.account, shown?.isSetUp],
      ['sample', 'connected', 'Blue Wren Florist', false],
    )
    assert.notEqual(shown?.lastReadAt, null)
    assert.equal((await mia.turn('facebook', 'sample')).status, 200)
    assert.deepEqual(api.faults, [])
  })

  for (const [service, check, status] of [...JUDGED, ...LOOKED_UP])
    it(`of ${service} is judged ${status} when the page asks`, async () => {
      const mia = await owner()
      assert.equal(await mia.judged(check), null)
      await mia.turn(service, 'sample')
      const sample = await mia.judged(check)
      assert.deepEqual([sample?.service, sample?.result.status], [service, status])
      assert.ok(!JSON.stringify(sample).includes('joes.fixture'))
    })

  it('changes no result, count, plan, report, export or job', async () => {
    const mia = await owner()
    const results = JUDGED.map(([, check]) =>
      resultOf(check, statusWithWork(check), '2026-11-20T08:00:00.000Z'),
    )
    await scanned(api.db, mia.website.id, results)
    await updatePlanOfWebsite(api.db, mia.website.id, {
      checks: catalogue,
      at: new Date('2026-11-20T08:00:00.000Z'),
      scan: 'manual',
    })
    const seen = async () => {
      const pages = await Promise.all(PAGES.map(async (path) => [path, (await mia.get(path)).text]))
      const parts: string[] = []
      for (const { name, rows } of await exportOf(api.db, mia.id))
        for await (const batch of rows) parts.push(`${name} ${JSON.stringify(batch)}`)
      return {
        pages: Object.fromEntries(pages),
        parts,
        jobs: api.queued.length,
        reads: api.accountReads.length,
      }
    }
    const without = await seen()
    assert.match(String(without.pages['/results']), /"check":"facebook"/u)
    for (const service of SERVICES) assert.equal((await mia.turn(service, 'sample')).status, 200)
    for (const [, check] of [...JUDGED, ...LOOKED_UP]) assert.notEqual(await mia.judged(check), null)
    await mia.put('/analytics', { metric: 'newUsers', period: '7daysAgo' })
    await mia.put('/connections/facebook/choices', { choices: { handle: 'mia' } })
    assert.deepEqual(await seen(), without)
    for (const service of SERVICES) await mia.turn(service, 'live')
    assert.deepEqual(await seen(), without)
  })

  it('is deleted with everything in it when it is stopped', async () => {
    const mia = await owner()
    await mia.turn('gmb', 'sample')
    assert.equal((await mia.put('/google-profile', { title: 'Mia’s Shop' })).status, 200)
    const { id } = await mia.row()
    const left = () =>
      Promise.all([
        api.db.$count(connectionResults, eq(connectionResults.connectionId, id)),
        api.db.$count(connectionNumbers, eq(connectionNumbers.connectionId, id)),
        api.db.$count(sampleStates, eq(sampleStates.connectionId, id)),
        api.db.$count(connections, eq(connections.id, id)),
      ])
    assert.deepEqual(await left(), [2, 2, 1, 1])
    assert.equal((await mia.turn('gmb', 'live')).status, 200)
    assert.deepEqual(await left(), [0, 0, 0, 0])
    assert.equal(await mia.judged('google-my-business'), null)
    assert.equal((await mia.turn('gmb', 'live')).status, 200)
  })

  it('never replaces or deletes an account that is connected', async () => {
    const mia = await owner()
    const values = { ownerId: mia.id, service: 'xero', connectedAt: new Date(NOW), accountId: 'own' }
    await api.db.insert(connections).values(values)
    const before = await mia.row()
    assert.equal((await mia.turn('xero', 'sample')).status, 409)
    assert.equal((await mia.turn('xero', 'live')).status, 200)
    assert.deepEqual(await mia.row(), before)
  })

  it('and what a service gave cannot be mixed, also not in the database', async () => {
    const mia = await owner()
    await mia.turn('gmb', 'sample')
    const { id: connectionId } = await mia.row()
    const result = { connectionId, read: 'profile', subject: 'another', origin: 'live' } as const
    const number = { connectionId, metric: 'fans', day: '2026-11-23', value: 1, origin: 'live' } as const
    const refused = /result_of_its_mode|number_of_its_mode|state_of_its_mode|only_samples/u
    const fails = (work: PromiseLike<unknown>) =>
      assert.rejects(
        async () => work,
        (error) => error instanceof Error && refused.test(String(error.cause)),
      )
    await fails(api.db.insert(connectionResults).values(result))
    await fails(api.db.insert(connectionNumbers).values(number))
    await fails(api.db.update(connections).set({ mode: 'live' }).where(eq(connections.id, connectionId)))
    const max = await owner()
    await api.db.insert(connections).values({ ownerId: max.id, service: 'gmb', connectedAt: new Date(NOW) })
    await fails(api.db.insert(sampleStates).values({ connectionId: (await max.row()).id, state: {} }))
  })

  it('is offered on the page of its check, until something of the owner is there', async () => {
    const mia = await owner()
    for (const [service, check] of [...JUDGED, ...LOOKED_UP]) assert.equal(await mia.offered(check), service)
    assert.equal(await mia.offered('ssl'), null)
    await mia.turn('facebook', 'sample')
    assert.equal(await mia.offered('facebook'), null)
    const values = { ownerId: mia.id, service: 'gmb', connectedAt: new Date(NOW) }
    await api.db.insert(connections).values(values)
    assert.equal(await mia.offered('google-my-business'), null)
    await keepLookup(api.db, {
      websiteId: mia.website.id,
      provider: 'dataforseo',
      keyword: 'florist newtown',
      device: 'mobile',
      location: '1000286',
      locationLabel: 'Newtown',
      position: 7,
      foundUrl: null,
      competitors: [],
      at: new Date(NOW),
    })
    assert.equal(await mia.offered('search-engine-results'), null)
  })

  it('has the numbers of two months, so that its charts are drawn', async () => {
    const mia = await owner()
    await mia.turn('facebook', 'sample')
    const { result } = (await mia.judged('facebook')) ?? {}
    assert.deepEqual(result?.facts['figures'] && Object(result.facts['figures'])['fans_2w_change'], 38)
    const charts = result?.blocks.filter(({ kind }) => kind === 'chart') ?? []
    assert.ok(charts.length >= 2)
  })

  it('is there only for a service that has one', async () => {
    const mia = await owner()
    assert.equal((await mia.turn('dataforseo', 'sample')).status, 409)
    assert.equal((await mia.turn('other', 'sample')).status, 404)
    assert.equal((await mia.put('/connections/xero/mode', { mode: 'other' })).status, 422)
  })

  it('of addresses in breaches ends when the owner looks up an own one', async () => {
    const connections = { values: { HIBP_API_KEY: '0'.repeat(32) }, endpoints: {} }
    const set = await testApi({}, { ...NO_SERVICES, connections })
    const max = await set.owner()
    await addWebsite(set.db, { ownerId: max.id, address: 'https://joes.fixture/' })
    await max.put('/connections/data_breach_check/mode', { mode: 'sample' })
    assert.deepEqual(listed(await max.get('/breach-lookups')), [])
    const asked = await max.post('/breach-lookups', { email: 'max@joes.fixture', permitted: true })
    assert.equal(asked.status, 202, asked.text)
    assert.deepEqual(listed(await max.get('/breach-lookups')), ['max@joes.fixture'])
    assert.match((await max.get('/checks/data-breach-check/sample')).text, /"sample":null/u)
    assert.equal((await max.put('/connections/data_breach_check/mode', { mode: 'sample' })).status, 409)
    await set.close()
  })

  it("A01 is nobody else's", async () => {
    const mia = await owner()
    await mia.turn('facebook', 'sample')
    const max = await owner()
    assert.equal(await max.judged('facebook'), null)
    await max.turn('facebook', 'live')
    assert.notEqual(await mia.judged('facebook'), null)
    assert.equal((await api.visitor().get('/checks/facebook/sample')).status, 401)
  })
})

const listed = ({ body }: { body: unknown }): string[] =>
  breachLookupCalls['GET /breach-lookups'].answer.parse(body).addresses.map(({ email }) => email)

/** A status of a check that leaves work in the plan. */
const statusWithWork = (id: string): string => {
  const check = catalogue.find((one) => one.id === id)
  const [status = ''] = Object.entries(check?.statuses ?? {}).find(([, tone]) => tone === 'warning') ?? []
  return status
}
