import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { type RealApi, realApi } from '#support/real-api.ts'
import { type Call, CALLS, pathOf, send } from './calls.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const KIB = 1_024
const scan = z.object({ id: z.uuid() })
const CHANGES = CALLS.filter(({ method }) => method !== 'GET')
const TAKES_JSON = CHANGES.filter(({ takesFile, access }) => !takesFile && access !== 'operator')

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('what nobody sends by mistake', () => {
  let api: RealApi
  let ann: MarkedOwner
  before(async () => {
    api = await realApi()
    ann = await markedOwner(api, 'MARKANN')
  })
  after(() => api.close())

  const sendText = (call: Call, body: string, headers: Record<string, string> = {}) =>
    ann.call(call.method, pathOf(call, ann.owned), body, headers)

  const refused: Readonly<Record<string, [body: string, status: number]>> = {
    'A06 a key that reaches into the prototype': ['{"__proto__":{"operator":true}}', 400],
    'A06 the constructor': ['{"constructor":{"prototype":{"operator":true}}}', 400],
    'A07 33 levels': [deep(33), 400],
    'A07 no JSON': ['{"a":', 400],
    'A07 the same key twice': ['{"version":1,"version":2}', 400],
    'A07 a list': ['[]', 422],
    'A07 a number': ['1e999', 422],
  }
  for (const [what, [body, status]] of Object.entries(refused)) {
    it(`${what} is refused by every call`, async () => {
      for (const call of TAKES_JSON) {
        const answer = await sendText(call, body)
        assert.equal(answer.status, status, `${call.name}: ${answer.text}`)
      }
    })
  }

  it('A07 another type of body is refused by every call', async () => {
    for (const call of TAKES_JSON) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json2', '']) {
        const { status } = await sendText(call, '{}', { 'content-type': type })
        assert.equal(status, 415, `${call.name} with ${type}`)
      }
    }
  })

  it('A07 256 KiB are read, one byte more is not', async () => {
    for (const call of TAKES_JSON) {
      const most = JSON.stringify({ text: 'a'.repeat(256 * KIB - 11) })
      assert.equal(most.length, 256 * KIB)
      assert.notEqual((await sendText(call, most)).status, 413, call.name)
      const { status } = await sendText(call, `${most} `)
      assert.equal(status, 413, call.name)
    }
  })

  it('A11 lists give no page that makes no sense', async () => {
    const wrong = [
      'limit=100000',
      'limit=101',
      'limit=0',
      'limit=-1',
      'cursor=1e9x',
      'cursor=-1',
      'sort=;drop',
      'offset=1e9',
    ]
    for (const query of wrong) {
      const { status } = await ann.get(`/checks/ssl/history?${query}`)
      assert.equal(status, 400, query)
    }
    assert.equal((await ann.get('/checks/ssl/history?limit=100')).status, 200)
    for (const call of CALLS.filter(({ method, access }) => method === 'GET' && access === 'owner')) {
      const { status } = await ann.get(`${pathOf(call, ann.owned)}?nothing=asked`)
      assert.equal(status, 400, call.name)
    }
  })

  it('A21 a visitor has three websites looked at in an hour, and the same one twice is one scan', async () => {
    const from = { 'x-from': '192.0.2.200' }
    const visitor = api.visitor()
    const ids: string[] = []
    for (const address of ['blue-wren.fixture', 'joes.fixture', 'one.example.com']) {
      const answer = await visitor.post('/visits', { address }, from)
      assert.equal(answer.status, 202, answer.text)
      ids.push(scan.parse(answer.body).id)
    }
    assert.equal(
      scan.parse((await visitor.post('/visits', { address: 'joes.fixture' }, from)).body).id,
      ids[1],
    )
    const fourth = await visitor.post('/visits', { address: 'two.example.com' }, from)
    assert.equal(fourth.status, 429)
    assert.match(fourth.headers.get('retry-after') ?? '', /^[1-9]\d*$/u)
    const elsewhere = await api
      .visitor()
      .post('/visits', { address: 'two.example.com' }, { 'x-from': '192.0.2.201' })
    assert.equal(elsewhere.status, 202)
  })

  it('A22 the same wish twice at one moment has one effect, in every call that starts something', async () => {
    for (const name of [
      'POST /run',
      'POST /checks/{id}/run',
      'POST /triggers',
      'POST /reports/{kind}',
      'POST /hand-overs',
    ]) {
      const call = CALLS.find((one) => one.name === name)
      assert.ok(call, name)
      const key = { 'idempotency-key': `click-on-${name.replaceAll(/\W/gu, '')}` }
      const path = pathOf(call, ann.owned)
      const [one, other] = await Promise.all(
        [1, 2].map(() => ann.call(call.method, path, call.sample?.body ?? {}, key)),
      )
      assert.ok(one && one.status < 300, `${name}: ${one?.text}`)
      assert.equal(other?.text, one.text, name)
    }
  })

  it('A24 health is one word, and nobody but the operator learns the version', async () => {
    const { status, text } = await api.visitor().get('/health')
    assert.deepEqual([status, text], [200, 'ok'])
    for (const call of CALLS.filter(({ access }) => access === 'everybody')) {
      if (call.name === 'GET /events') continue
      const answer = await send(api.visitor(), call, ann.owned)
      assert.doesNotMatch(
        `${answer.text} ${JSON.stringify([...answer.headers])}`,
        /"version"|x-powered-by|0\.0\.0/iu,
        call.name,
      )
    }
  })
})
