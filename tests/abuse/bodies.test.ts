import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type RealApi, realApi } from '#support/real-api.ts'
import { makeOperator } from '#store/accounts.ts'
import { user } from '#store/schema/auth.ts'
import { PASSWORD } from '#support/accounts.ts'
import { AUTH_CALLS, type Call, CALLS, pathOf, send } from './calls.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const scan = z.object({ id: z.uuid() })
const CHANGES = CALLS.filter(({ method }) => method !== 'GET')
const TAKES_JSON = [...CHANGES.filter(({ takesFile }) => !takesFile), ...AUTH_CALLS]
/** Calls that need a body. */
const NEEDS_SOMETHING = TAKES_JSON.filter(({ sample }) => Object.keys(sample?.body ?? {}).length > 0)

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('malformed input to the API', () => {
  let api: RealApi
  /** May make every call: has data of every kind, and is the operator. */
  let ann: MarkedOwner
  before(async () => {
    api = await realApi()
    ann = await markedOwner(api, 'MARKANN')
    await makeOperator(api.db, ann.email)
    api.services.accounts.forgetSessions()
  })
  after(() => api.close())

  const sendText = (call: Call, body: string, headers: Record<string, string> = {}) =>
    ann.call(call.method, pathOf(call, ann.owned), body, headers)

  const refused: Readonly<Record<string, [body: string, status: number]>> = {
    'A06 a key that reaches into the prototype': ['{"__proto__":{"operator":true}}', 400],
    'A06 the constructor': ['{"constructor":{"prototype":{"operator":true}}}', 400],
    'A07 33 levels': [deep(33), 400],
    'A07 no JSON': ['{"a":', 400],
    'A07 an empty text': ['', 400],
    'A07 the same key twice': ['{"version":1,"version":2}', 400],
  }
  for (const [what, [body, status]] of Object.entries(refused)) {
    it(`${what} is refused by every call`, async () => {
      for (const call of TAKES_JSON) {
        const answer = await sendText(call, body)
        assert.equal(answer.status, status, `${call.name}: ${answer.text}`)
      }
    })
  }

  it('A07 a list, a number or nothing in place of a form is refused by every call that needs one', async () => {
    for (const call of NEEDS_SOMETHING) {
      for (const body of ['[]', '1e999', 'null', '"a"'])
        assert.ok([400, 422].includes((await sendText(call, body)).status), `${call.name} with ${body}`)
      const nothing = await ann.call(call.method, pathOf(call, ann.owned))
      assert.ok([400, 422].includes(nothing.status), `${call.name}: ${nothing.status}`)
    }
  })

  it('A07 another content type is refused by every call', async () => {
    for (const call of TAKES_JSON) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json2', '']) {
        const { status } = await sendText(call, '{}', { 'content-type': type })
        assert.equal(status, 415, `${call.name} with ${type}`)
      }
    }
  })

  it('A07 256 KiB are read, or what a call with long lists takes; one byte more is not', async () => {
    for (const call of TAKES_JSON) {
      const most = JSON.stringify({ text: 'a'.repeat(call.mostBytes - 11) })
      assert.equal(most.length, call.mostBytes)
      // A call without required fields would have its effect.
      if (NEEDS_SOMETHING.includes(call)) assert.notEqual((await sendText(call, most)).status, 413, call.name)
      const { status } = await sendText(call, `${most} `)
      assert.equal(status, 413, call.name)
    }
  })

  it('A11 lists refuse an invalid page, whoever asks', async () => {
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
    for (const call of CALLS.filter(({ method, access }) => method === 'GET' && access !== 'link')) {
      for (const query of [
        'nothing=asked',
        'offset=1e9',
        'sort=;drop',
        'limit=100000',
        'limit=-1',
        'cursor=;drop',
      ]) {
        const path = pathOf(call, ann.owned)
        const { status } = await ann.get(`${path}${path.includes('?') ? '&' : '?'}${query}`)
        assert.equal(status, 400, `${call.name} with ${query}`)
      }
    }
  })

  it("A11 another owner's cursor shows none of their data", async () => {
    const bob = await markedOwner(api, 'MARKBOB')
    for (const cursor of [1, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      const { status, text } = await bob.get(`/checks/ssl/history?cursor=${cursor}`)
      assert.deepEqual([status, text.includes('MARKANN')], [200, false], String(cursor))
    }
  })

  it('A21 a visitor may have three websites scanned in an hour, and the same one twice is one scan', async () => {
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

  it('A22 two simultaneous equal requests have one effect, in every POST', async () => {
    const starts = [
      'POST /run',
      'POST /checks/{id}/run',
      'POST /triggers',
      'POST /reports/{kind}',
      'POST /hand-overs',
    ]
    for (const call of CHANGES.filter(({ method, access }) => method === 'POST' && access === 'owner')) {
      const key = { 'idempotency-key': `click-on-${call.name.replaceAll(/\W/gu, '')}` }
      const path = pathOf(call, ann.owned)
      const [one, other] = await Promise.all(
        [1, 2].map(() => ann.call(call.method, path, call.sample?.body ?? {}, key)),
      )
      if (starts.includes(call.name)) assert.ok(one && one.status < 300, `${call.name}: ${one?.text}`)
      assert.deepEqual([other?.status, other?.text], [one?.status, one?.text], call.name)
    }
  })

  it('A22 of two simultaneous sign-ups one makes the account', async () => {
    const form = { email: 'twice@owners.fixture', password: PASSWORD, firstName: 'Mia', lastName: 'Rose' }
    const answers = await Promise.all([1, 2].map(() => api.visitor().post('/auth/sign-up/email', form)))
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    const made = await api.db.select().from(user).where(eq(user.email, form.email))
    assert.equal(made.length, 1)
  })

  it('A24 addresses at which other products reveal themselves do not exist', async () => {
    for (const path of [
      '/metrics',
      '/webhook',
      '/webhooks/stripe',
      '/version',
      '/health/full',
      '/admin/health',
    ]) {
      const { status, text } = await api.visitor().get(path)
      assert.ok([401, 404].includes(status), `${path}: ${status}`)
      assert.doesNotMatch(text, /0\.0\.0|uptime|postgres/iu, path)
    }
    for (const path of ['/openapi.json', '/docs'])
      assert.doesNotMatch((await api.visitor().get(path)).text, /0\.0\.0/u, path)
  })

  it('A24 health is one word, and only the operator gets the version', async () => {
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
