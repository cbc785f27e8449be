import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { HIBP_KEY, openHibp } from '#stand-ins/hibp.ts'
import { serviceSettings } from '#store/schema/connections.ts'
import { NO_SERVICES, testApi, type TestApi, type TestBrowser } from '#support/api.ts'
import { adminConnectionCalls } from '../contract/admin/connections.ts'

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
  const shown = async () => {
    const answer = await operator.get('/admin/connections')
    assert.ok(!answer.text.includes(HIBP_KEY), 'a key is never sent to a browser')
    const service = listShape.parse(answer.body).services.find(({ id }) => id === 'data_breach_check')
    assert.ok(service)
    return service
  }

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
