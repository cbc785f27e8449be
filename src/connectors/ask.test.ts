import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { z } from 'zod'
import { connectorContext } from '#support/connector-context.ts'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import type { WrongShape } from './context.ts'
import { askService, type ConnectorRequest, type ReadRefusal } from './ask.ts'

const shape = z.object({ name: z.string() })
const silent: WebAnswer = () => undefined
const refusals: ReadRefusal = ({ status, json }) =>
  status === 429
    ? { kind: 'quota', code: z.object({ code: z.string() }).safeParse(json).data?.code ?? 'none' }
    : null

describe('asking an outside service', () => {
  let server: WebServer
  let answers: WebAnswer[] = []
  before(async () => {
    server = await startWebServer(() => answers.shift() ?? { status: 500 }, { host: '127.0.0.1' })
  })
  beforeEach(() => {
    answers = []
  })
  after(() => server.close())
  const asked = (request: Partial<ConnectorRequest>, ...given: WebAnswer[]) => {
    answers = given
    const context = connectorContext({ endpoints: { shop: `${server.origin}/v2` }, requestMs: 500 })
    return askService(context, { endpoint: 'shop', path: '/me', ...request }, shape, refusals)
  }
  const failure = async (...given: WebAnswer[]) => {
    const result = await asked({}, ...given)
    return result.ok ? null : result.failure
  }

  it('reads an answer by its schema, and leaves out what it does not know', async () => {
    assert.deepEqual(await asked({}, { body: '{"name":"Mia","more":1}' }), {
      ok: true,
      data: { name: 'Mia' },
    })
  })

  it('sends JSON and forms with their types', async () => {
    await asked({ method: 'POST', json: { a: 1 } }, { body: '{}' })
    assert.equal(server.requests.at(-1)?.headers['content-type'], 'application/json')
    await asked({ method: 'POST', form: { a: 'b c' } }, { body: '{}' })
    assert.equal(server.requests.at(-1)?.headers['content-type'], 'application/x-www-form-urlencoded')
  })

  it('names what is no JSON, or JSON of another shape, as such', async () => {
    for (const body of ['<html>', '', '[]', '{"name":7}'])
      assert.deepEqual(await failure({ body }), { kind: 'bad_shape' })
  })

  it('tells which field is not as expected, and nothing of what it holds', async () => {
    const shapes: WrongShape[] = []
    const context = connectorContext({ endpoints: { shop: `${server.origin}/v2` }, shapes })
    const people = z.object({ people: z.record(z.string(), shape) })
    const request = { endpoint: 'shop', path: '/me?token=secret' }
    answers = [{ body: '{"people":{"mia@shop.test":{"name":7}}}' }, { body: '<html>secret' }]
    for (const _ of [1, 2]) await askService(context, request, people, refusals)
    assert.deepEqual(shapes, [
      { endpoint: 'shop', path: 'people.*.name' },
      { endpoint: 'shop', path: '' },
    ])
  })

  it('counts an undocumented refusal, and no answer, as an outage', async () => {
    assert.deepEqual(await failure({ status: 418 }), { kind: 'vendor_down' })
    assert.deepEqual(await failure(silent, silent, silent, silent), { kind: 'vendor_down' })
  })

  it('keeps when the service may be asked again', async () => {
    const busy = { status: 429, headers: { 'retry-after': '60' }, body: '{"code":"too_many"}' }
    assert.deepEqual(await failure(busy), {
      kind: 'quota',
      code: 'too_many',
      retryAt: '2026-11-21T12:01:00.000Z',
    })
  })
})
