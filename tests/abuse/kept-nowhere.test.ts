import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { endStreams } from '#api/live/events.ts'
import { makeOperator } from '#store/accounts.ts'
import type { Answered } from '#support/api.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { until } from '#support/until.ts'
import { AUTH_CALLS, type Call, CALLS, pathOf, send } from './calls.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

/** Calls with the same answer for everybody, which may be cached for a while. */
const FOR_ALL: ReadonlySet<string> = new Set(['GET /support', 'GET /testimonials'])
const NOWHERE = 'private, no-store'

describe('what a browser or a proxy may cache', () => {
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

  it('no answer that depends on the caller: neither JSON, nor file, nor failure', async () => {
    for (const call of CALLS.filter(({ name }) => !FOR_ALL.has(name))) {
      for (const browser of [api.visitor(), ann]) {
        const answer = await ended(call, send(browser, call, ann.owned))
        assert.equal(keptBy(answer), NOWHERE, `${call.name}, answered ${answer.status}`)
      }
      const wrong = await ann.call('PATCH', pathOf(call, ann.owned), {})
      assert.equal(keptBy(wrong), NOWHERE, `PATCH ${call.pattern}`)
    }
  })

  it("no answer of the accounts' own calls, with the ID token", async () => {
    const bob = await markedOwner(api, 'MARKBOB')
    for (const path of [
      '/auth/token',
      '/auth/get-session',
      '/auth/passkey/list-user-passkeys',
      '/auth/none',
    ]) {
      for (const browser of [bob, api.visitor()]) assert.equal(keptBy(await browser.get(path)), NOWHERE, path)
    }
    assert.equal((await bob.get('/auth/token')).status, 200)
    for (const call of AUTH_CALLS)
      assert.equal(keptBy(await send(api.visitor(), call, bob.owned)), NOWHERE, call.name)
  })

  it('answers for everybody may be cached, and are the same', async () => {
    for (const call of CALLS.filter(({ name }) => FOR_ALL.has(name))) {
      const [mine, nobodys] = [await send(ann, call, ann.owned), await send(api.visitor(), call, ann.owned)]
      assert.match(keptBy(mine) ?? '', /^public, max-age=\d+$/u, call.name)
      assert.deepEqual([mine.text, keptBy(mine)], [nobodys.text, keptBy(nobodys)], call.name)
      assert.equal(call.access, 'everybody', call.name)
    }
  })

  it('no failure of a call whose answer may be cached', async () => {
    assert.equal(keptBy(await api.visitor().get('/support?nothing=asked')), NOWHERE)
  })
})

/** The answer, also of a stream, which is ended. */
async function ended(call: Call, answering: Promise<Answered>): Promise<Answered> {
  let isEnded = call.name !== 'GET /events'
  const answer = answering.finally(() => (isEnded = true))
  await until('the stream is open, and ended', () => {
    endStreams()
    return isEnded
  })
  return answer
}

const keptBy = ({ headers }: { headers: Headers }): string | null => headers.get('cache-control')
