import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { handOverCalls } from '#api/contract/hand-overs.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { scanned } from '#support/scanned.ts'
import { resultOf } from '#support/result-of.ts'
import { CALLS, pathOf } from './calls.ts'

const made = handOverCalls['POST /hand-overs'].answer
const shown = handOverCalls['GET /handed/{token}'].answer
const failed = z.object({ code: z.string() })

describe('whoever has a hand-over link', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  async function link() {
    const owner = await api.owner()
    const website = await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
    const at = new Date().toISOString()
    await scanned(api.db, website.id, [resultOf('ssl', 'expired', at), resultOf('sitemap', 'no_sitemap', at)])
    const handOver = made.parse((await owner.post('/hand-overs', { checks: ['ssl'] })).body)
    const path = handOver.link.slice(ORIGIN.length)
    const visitor = api.visitor()
    const ask = (text: unknown, check = 'ssl') => visitor.post(`${path}/checks/${check}/questions`, { text })
    const lines = async () => shown.parse((await visitor.get(path)).body).asks[0]?.lines ?? []
    return { owner, handOver, path, visitor, ask, lines }
  }

  it('A02 can make no call of an owner or an operator with it', async () => {
    const { visitor, path } = await link()
    const token = path.split('/').at(-1) ?? ''
    const owned = {
      scan: token,
      handOver: token,
      logo: token,
      mail: token,
      message: token,
      job: token,
      owner: token,
      order: token,
      receipt: token,
      lookUp: token,
      keyword: token,
      draft: token,
    }
    const closed = CALLS.filter(({ access }) => access === 'owner' || access === 'operator')
    assert.ok(closed.length > 20)
    for (const call of closed) {
      const body = call.method === 'GET' ? undefined : (call.sample?.body ?? {})
      const answer = await visitor.call(call.method, pathOf(call, owned), body, { 'x-signed-in': token })
      assert.equal(answer.status, 401, call.name)
    }
  })

  it('A02 can neither test nor ask about what the link does not ask for', async () => {
    const { ask, visitor, path } = await link()
    for (const check of ['sitemap', 'nonsense', '__proto__', '%2e%2e', 'SSL']) {
      assert.equal((await ask('May I?', check)).status, 404, check)
      assert.equal((await visitor.post(`${path}/checks/${check}/run`)).status, 404, check)
    }
  })

  it('I09 asks in at most 500 characters of plain text', async () => {
    const { ask, lines } = await link()
    for (const text of ['', ' \u200B\n', 'q'.repeat(501), 'q'.repeat(100_000), 7, null, ['May I?']])
      assert.equal((await ask(text)).status, 422, JSON.stringify(text).slice(0, 40))
    assert.deepEqual(await lines(), [])
    const typed = `one\r\ntwo\0\u0007\u202E\u001B[2J <script>alert(1)</script> \${x}`
    assert.equal((await ask(typed)).status, 200)
    const [{ text } = { text: '' }] = await lines()
    assert.doesNotMatch(text, /(?!\n)\p{Cc}|\p{Bidi_Control}/u)
    assert.match(text, /^one\ntwo/u)
    assert.ok(text.includes('<script>alert(1)</script> ${x}'))
  })

  it('A05 sends nothing but the question', async () => {
    const { visitor, path } = await link()
    for (const more of [{ from: 'owner' }, { at: '2020-01-01T00:00:00.000Z' }, { check: 'sitemap' }]) {
      const answer = await visitor.post(`${path}/checks/ssl/questions`, { text: 'May I?', ...more })
      assert.equal(failed.parse(answer.body).code, 'unknown_field')
    }
  })

  it('A09 asks ten questions a day, and can open it as often as a person would', async () => {
    const { ask, visitor, path } = await link()
    for (let one = 0; one < 10; one += 1) assert.equal((await ask(`Question ${one}`)).status, 200)
    const eleventh = await ask('One more')
    assert.equal(eleventh.status, 429)
    assert.ok(Number(eleventh.headers.get('retry-after')) > 0)
    assert.equal((await visitor.get(path)).status, 200)
  })

  it('can do nothing any more once the owner has ended it', async () => {
    const { owner, handOver, visitor, path, ask } = await link()
    await owner.call('DELETE', `/hand-overs/${handOver.id}`, {})
    assert.equal((await visitor.get(path)).status, 410)
    assert.equal((await visitor.get(`${path}/data`)).status, 410)
    assert.equal((await visitor.post(`${path}/checks/ssl/run`)).status, 410)
    assert.equal((await ask('May I?')).status, 410)
  })
})
