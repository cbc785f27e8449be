import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import { noteAccountQuota } from '#store/account-quotas.ts'
import { countUnits } from '#store/limits.ts'
import { connections as connectionsTable, serviceSettings } from '#store/schema/connections.ts'
import { nextMidnight } from '#core/dates.ts'
import { countSent } from '#store/sent-requests.ts'
import { noteNames, noteQuota } from '#store/service-notes.ts'
import { NO_SERVICES, testApi, type TestApi, type TestBrowser } from '#support/api.ts'
import { adminConnectionCalls } from '../contract/admin/connections.ts'

const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const HERE = '/admin/connections/data_breach_check'
const VALUE = `${HERE}/settings/HIBP_API_KEY`
const listShape = adminConnectionCalls['GET /admin/connections'].answer

describe('the outside services, for the operator', () => {
  let api: TestApi
  let hibp: Awaited<ReturnType<typeof openHibp>>
  let operator: TestBrowser
  before(async () => {
    hibp = await openHibp()
    const connections = { values: {}, endpoints: { hibp: hibp.base } }
    api = await testApi({}, { ...NO_SERVICES, connections })
    operator = await api.owner({ operator: true })
  })
  after(async () => {
    await api.close()
    await hibp.close()
  })
  const shown = async (wanted = 'data_breach_check') => {
    const answer = await operator.get('/admin/connections')
    assert.ok(!answer.text.includes(HIBP_KEY), 'a key is never sent to a browser')
    const service = listShape.parse(answer.body).services.find(({ id }) => id === wanted)
    assert.ok(service)
    return service
  }
  const test = async (id: string) => (await operator.post(`/admin/connections/${id}/test`)).body
  const stateOf = async (service: string) => (await shown(service)).state
  const retiredNames = async () => (await shown('facebook')).retiredNames.map(({ name }) => name)

  it('are not set up at first', async () => {
    const { state, settings } = await shown()
    assert.equal(state, 'not_set_up')
    assert.deepEqual(settings, [
      { name: 'HIBP_API_KEY', label: 'API key', isOptional: false, from: null, ending: null },
    ])
    const tried = await operator.post(`${HERE}/test`)
    assert.deepEqual(tried.body, {
      worked: false,
      sentences: ['Have I Been Pwned is not set up yet.'],
    })
  })

  it('show mail server and payments of the installation, and test them', async () => {
    const { own } = listShape.parse((await operator.get('/admin/connections')).body)
    assert.deepEqual(
      own.map(({ id, state }) => [id, state]),
      [
        ['mail', 'not_set_up'],
        ['payments', 'not_set_up'],
      ],
    )
    const none = { worked: false, sentences: ['It is not set up yet.'] }
    assert.deepEqual([await test('mail'), await test('payments')], [none, none])
    const { machine, mailer } = api.services
    api.services.machine = { ...machine, mailServer: 'mail.fixture:587' }
    assert.deepEqual(await test('mail'), {
      worked: true,
      sentences: ['The mail server let us in. No mail was sent.'],
    })
    api.services.mailer = { ...mailer, test: async () => 'The mail server refuses the name or password' }
    assert.deepEqual(await test('mail'), {
      worked: false,
      sentences: ['The mail server refuses the name or password'],
    })
    Object.assign(api.services, { machine, mailer })
  })

  it('take a value, which is stored encrypted and shown by its end only', async () => {
    assert.equal((await operator.put(VALUE, { value: ` ${HIBP_KEY} ` })).status, 200)
    const { state, settings } = await shown()
    assert.equal(state, 'ready')
    assert.deepEqual([settings[0]?.from, settings[0]?.ending], ['screen', 'ef'])
    const rows = await api.db.select().from(serviceSettings)
    assert.ok(!JSON.stringify(rows).includes(HIBP_KEY))
  })

  it('refuse a value of another form, and keep the old one', async () => {
    const answer = await operator.put(VALUE, { value: 'sk_live_1' })
    assert.equal(answer.status, 422)
    assert.match(answer.text, /A key has 32 characters/u)
    assert.equal((await shown()).settings[0]?.ending, 'ef')
  })

  it('are tested, and show how it went', async () => {
    assert.match((await operator.post(`${HERE}/test`)).text, /10 look-ups a minute/u)
    assert.ok((await shown()).workedAt)
    hibp.answerNext({ status: 401 })
    const failed = await operator.post(`${HERE}/test`)
    assert.match(failed.text, /does not accept the key/u)
    const { state, failure } = await shown()
    assert.equal(state, 'failed')
    assert.match(failure?.words ?? '', /^Have I Been Pwned does not accept the key/u)
  })

  it('forget a failure with the value that caused it, and the value when it is removed', async () => {
    await operator.put(VALUE, { value: HIBP_KEY })
    assert.equal((await shown()).state, 'ready')
    assert.equal((await operator.call('DELETE', VALUE, {})).status, 200)
    assert.equal((await shown()).state, 'not_set_up')
  })

  it('show how much of a quota is used, as the service says or as Fettle counts, until it starts again', async () => {
    assert.equal((await shown('facebook')).quota, null)
    await operator.put('/admin/connections/facebook/settings/META_APP_ID', { value: '1234567890123' })
    await operator.put('/admin/connections/facebook/settings/META_APP_SECRET', { value: 'a'.repeat(32) })
    const quota = { unit: 'percent', used: 83, most: 100, resetsAt: inAnHour(1) } as const
    await noteQuota(api.db, 'facebook', quota)
    assert.deepEqual((await shown('facebook')).quota, quota)
    await noteQuota(api.db, 'facebook', { ...quota, resetsAt: inAnHour(-1) })
    assert.equal((await shown('facebook')).quota, null)

    await operator.put('/admin/connections/twitter/settings/X_BEARER_TOKEN', { value: 'A'.repeat(60) })
    const until = nextMidnight(new Date())
    await countUnits(api.db, `units:twitter:${until.toISOString()}`, { units: 150, most: 200, until })
    assert.deepEqual((await shown('twitter')).quota, {
      unit: 'reads',
      used: 150,
      most: 200,
      resetsAt: until.toISOString(),
    })
  })

  it('show the requests of the day where a service allows so many in a minute, and the account that has used most of its own', async () => {
    for (const [name, value] of [
      ['GOOGLE_CLIENT_ID', '1-a.apps.googleusercontent.com'],
      ['GOOGLE_CLIENT_SECRET', 'a'.repeat(24)],
    ])
      await operator.put(`/admin/connections/gmb/settings/${name}`, { value })
    const at = new Date()
    for (const endpoint of ['gbpInfo', 'gbpInfo', 'gbpV4'])
      await countSent(api.db, { service: 'gmb', endpoint }, at)
    const { quota } = await shown('gmb')
    assert.deepEqual([quota?.unit, quota?.most, quota?.today], ['requests', 300, 3])
    assert.equal((await shown('gmb')).accountQuota, null)

    const made = await api.owner()
    const connect = { ownerId: made.id, service: 'gmb', state: 'connected', connectedAt: at } as const
    const [row] = await api.db.insert(connectionsTable).values(connect).returning()
    assert.ok(row)
    const used = { unit: 'requests', used: 100, most: 5_000, resetsAt: inAnHour(1) } as const
    await noteAccountQuota(api.db, { id: row.id, accountId: 'another by now' }, used)
    assert.equal((await shown('gmb')).accountQuota, null)
    await noteAccountQuota(api.db, { id: row.id, accountId: null }, used)
    assert.deepEqual((await shown('gmb')).accountQuota, used)
  })

  it('count a service of Google that the operator does not use as not set up, and each where nothing is said', async () => {
    assert.equal(await stateOf('google_analytics'), 'ready')
    const list = '/admin/connections/gmb/settings/GOOGLE_ENABLE'
    assert.equal((await operator.put(list, { value: 'gmb, search_consol' })).status, 422)
    await operator.put(list, { value: 'gmb, search_console' })
    assert.deepEqual([await stateOf('gmb'), await stateOf('google_analytics')], ['ready', 'not_set_up'])
    const { connections } = api.services
    assert.equal(await connections.isConfigured('gmb'), true)
    assert.equal(await connections.isConfigured('google_analytics'), false)
    await operator.call('DELETE', list, {})
    assert.equal(await connections.isConfigured('google_analytics'), true)
  })

  it('name what a service no longer knows, until it knows it again or has another key', async () => {
    await noteNames(api.db, 'facebook', {
      known: ['post_media_view'],
      retired: ['post_clicks', 'page_follows'],
      at: new Date(),
    })
    assert.deepEqual(await retiredNames(), ['post_clicks', 'page_follows'])
    await noteNames(api.db, 'facebook', { known: ['page_follows'], retired: [], at: new Date() })
    assert.deepEqual(await retiredNames(), ['post_clicks'])
    await operator.put('/admin/connections/facebook/settings/META_APP_SECRET', { value: 'b'.repeat(32) })
    assert.deepEqual(await retiredNames(), [])
  })

  it('have no other services and settings', async () => {
    assert.equal((await operator.post('/admin/connections/other/test')).status, 404)
    assert.equal((await operator.put(`${HERE}/settings/PATH`, { value: 'x' })).status, 404)
  })

  it('cannot be changed where the environment decides', async () => {
    const connections = { values: { HIBP_API_KEY: HIBP_KEY }, endpoints: {} }
    const fixed = await testApi({}, { ...NO_SERVICES, connections })
    const operator = await fixed.owner({ operator: true })
    for (const method of ['PUT', 'DELETE']) {
      const answer = await operator.call(method, VALUE, method === 'PUT' ? { value: HIBP_KEY } : {})
      assert.equal(answer.status, 409)
      assert.match(answer.text, /Change it there/u)
    }
    assert.match((await operator.get('/admin/connections')).text, /"from":"environment"/u)
    await fixed.close()
  })

  it('are for nobody else', async () => {
    const owner = await api.owner()
    assert.equal((await owner.get('/admin/connections')).status, 404)
    assert.equal((await owner.put(VALUE, { value: HIBP_KEY })).status, 404)
  })
})
