import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import { openPartnerDoor, PartnerUnreachable } from './partner-door.ts'

const THING = {
  method: 'GET',
  path: '/thing',
  headers: { 'x-key': 'k' },
  body: null,
  mayRepeat: true,
} as const
const silent: WebAnswer = () => undefined
const broken: WebAnswer = (_, response) => void response.destroy()

describe('the way to an outside service', () => {
  let server: WebServer
  let answers: WebAnswer[] = []
  let pauses: number[] = []
  before(async () => {
    server = await startWebServer(() => answers.shift() ?? { status: 500 }, { host: '127.0.0.1' })
  })
  beforeEach(() => {
    answers = []
    pauses = []
  })
  after(() => server.close())

  const open = (requestMs = 5_000) =>
    openPartnerDoor({
      base: `${server.origin}/v1`,
      userAgent: 'Fettle/test',
      requestMs,
      pause: async (ms) => void pauses.push(ms),
    })
  const get = async (...given: WebAnswer[]) => {
    answers = given
    const before = server.requests.length
    const { status, body } = await open().send(THING)
    return { status, text: body.toString(), requests: server.requests.slice(before) }
  }

  it('sends who asks, and the headers of the caller', async () => {
    const { requests } = await get({ body: '{}' })
    assert.equal(requests[0]?.path, '/v1/thing')
    assert.equal(requests[0]?.headers['user-agent'], 'Fettle/test')
    assert.equal(requests[0]?.headers['x-key'], 'k')
  })

  it('waits as long as the service says, and asks again', async () => {
    const busy = { status: 429, headers: { 'retry-after': '2' } }
    assert.equal((await get(busy, busy, { body: '{}' })).status, 200)
    assert.deepEqual(pauses, [2_000, 2_000])
  })

  it('does not wait for a long time: it returns the refusal', async () => {
    const { status, requests } = await get({ status: 429, headers: { 'retry-after': '3600' } })
    assert.deepEqual([status, requests.length, pauses.length], [429, 1, 0])
  })

  it('sends once what may not be repeated, with its body', async () => {
    answers = [{ status: 503 }]
    const before = server.requests.length
    const { status } = await open().send({ ...THING, method: 'POST', body: '{"a":1}', mayRepeat: false })
    assert.deepEqual([status, server.requests.length - before, pauses.length], [503, 1, 0])
    assert.equal(server.requests.at(-1)?.method, 'POST')
  })

  it('tries a failing service four times, with longer and longer pauses', async () => {
    const { status, requests } = await get({ status: 503 }, { status: 502 }, { status: 504 }, { status: 500 })
    assert.deepEqual([status, requests.length], [500, 4])
    const [first = 0, second = 0, third = 0] = pauses
    assert.ok(first >= 1_000 && second >= 2_000 && third >= 4_000 && third < 6_000, String(pauses))
  })

  it('asks once for what is refused for good', async () => {
    for (const status of [400, 401, 403, 404]) assert.equal((await get({ status })).requests.length, 1)
  })

  it('follows no redirect', async () => {
    const { status, requests } = await get({ status: 302, headers: { location: `${server.origin}/other` } })
    assert.deepEqual([status, requests.length], [302, 1])
  })

  it('asks a service once that never answers, and one that breaks off four times', async () => {
    answers = [silent]
    const before = server.requests.length
    await assert.rejects(open(50).send(THING), PartnerUnreachable)
    assert.deepEqual([server.requests.length - before, pauses], [1, []])
    answers = [broken, broken, broken, broken]
    await assert.rejects(open().send(THING), PartnerUnreachable)
    assert.deepEqual([server.requests.length - before, pauses.length], [5, 3])
  })

  it('refuses an answer of more than 5 MB, and quotes nothing of what was asked', async () => {
    const large = { body: Buffer.alloc(6 * 1024 * 1024) }
    answers = [large]
    const before = server.requests.length
    const asked = open().send({ ...THING, path: '/thing?email=mia%40joes.com.au' })
    await assert.rejects(asked, (error) => error instanceof Error && !error.message.includes('mia'))
    assert.equal(server.requests.length - before, 1)
  })
})
