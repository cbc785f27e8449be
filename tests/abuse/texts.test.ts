import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeOperator } from '#store/accounts.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { type Call, CALLS, pathOf } from './calls.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'
import { AUTH_ADDRESSES, bodiesWith, MORE_AUTH_CALLS, queryOf } from './strings-of.ts'

/** Texts that no column can store, that have no meaning, or that change the direction of the text around them. */
const HOSTILE: Readonly<Record<string, string>> = {
  NUL: 'a\0b',
  'a lone high surrogate': 'a\uD800b',
  'a lone low surrogate': 'a\uDC00b',
  'a control character': 'a\u0001b\u007Fc\u0085d',
  'an escape for a terminal': '\u001B[2Ja',
  'line breaks': 'a\r\nb',
  'a turning mark': 'a\u202Eb',
}
/** Characters for an address: a lone surrogate has no bytes, and browsers send U+FFFD. */
const IN_ADDRESSES = ['a%00b', '%00', 'a%01b', 'a%7Fb', 'a%C2%85b', '%1B%5B2Ja', 'a%0D%0Ab']
/** Invalid UTF-8: the halves of a surrogate, an overlong NUL, a cut sequence. */
const NO_TEXT = ['a%ED%A0%80b', 'a%C0%80b', 'a%C3', '%', '%zz']

describe('characters that our texts cannot contain', () => {
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

  /** Internal errors so far, with their places. */
  const faultless = (answer: { status: number; text: string }, what: string): void => {
    // The answer of an unknown service, so that one that is down looks the same.
    if (answer.text.includes('"provider_unavailable"')) return
    assert.ok(answer.status < 500, `${what} was answered ${answer.status}: ${answer.text}`)
    assert.deepEqual(api.faults.map(String), [], what)
  }
  const sendNothing = (call: Call, path: string, headers: Record<string, string> = {}) =>
    ann.call(call.method, path, call.method === 'GET' ? undefined : (call.sample?.body ?? {}), headers)

  it('A04 are refused in every part of every address with 400 or 404', async () => {
    const named = CALLS.filter(({ pattern }) => pattern.includes('{'))
    assert.ok(named.length > 20)
    for (const call of named) {
      for (const text of [...IN_ADDRESSES, ...NO_TEXT]) {
        const path = call.pattern.replaceAll(/\{\w+\}/gu, text)
        const answer = await sendNothing(call, path)
        faultless(answer, `${call.method} ${path}`)
        assert.ok([400, 404].includes(answer.status), `${call.method} ${path}: ${answer.status}`)
      }
    }
  })

  it('A11 are refused in every part of every query with 400', async () => {
    const asking = CALLS.filter((call) => queryOf(call).length > 0)
    assert.ok(asking.length >= 5)
    for (const call of asking) {
      for (const name of queryOf(call)) {
        for (const text of IN_ADDRESSES) {
          const answer = await sendNothing(call, `${pathOf(call, ann.owned)}?${name}=${text}`)
          faultless(answer, `${call.name}?${name}=${text}`)
          assert.equal(answer.status, 400, `${call.name}?${name}=${text}`)
        }
        for (const text of NO_TEXT)
          faultless(await sendNothing(call, `${pathOf(call, ann.owned)}?${name}=${text}`), call.name)
      }
    }
  })

  it("A04 A11 cause no internal error in the addresses of the accounts' own calls", async () => {
    for (const address of AUTH_ADDRESSES) {
      for (const text of [...IN_ADDRESSES, ...NO_TEXT]) {
        const path = address.replaceAll('TEXT', text)
        for (const browser of [ann, api.visitor()]) faultless(await browser.get(path), path)
        if (text.includes('%00')) assert.equal((await api.visitor().get(path)).status, 400, path)
      }
    }
  })

  it('I09 cause no internal error in any text of any body: they are refused, or stored cleaned', async () => {
    const sending = CALLS.filter(({ method, takesFile }) => method !== 'GET' && !takesFile)
    let sent = 0
    for (const call of [...sending, ...MORE_AUTH_CALLS]) {
      // Calls that delete or sign out would end the test.
      if (/delete|sign-out|revoke|retry|stop$/u.test(call.pattern) && bodiesWith(call, '').length === 0)
        continue
      for (const [what, text] of Object.entries(HOSTILE)) {
        for (const { place, body } of bodiesWith(call, text)) {
          sent += 1
          const answer = await ann.call(call.method, pathOf(call, ann.owned), body)
          faultless(answer, `${call.name} with ${what} in ${place}`)
        }
      }
    }
    assert.ok(sent > 400, String(sent))
  })

  it('A16 are refused with 400 in every body of the accounts’ own calls, also in passwords and tokens', async () => {
    for (const call of MORE_AUTH_CALLS) {
      for (const text of ['a\0b', 'a\uD800b']) {
        for (const { place, body } of bodiesWith(call, text)) {
          const { status } = await api.visitor().call(call.method, call.pattern, body)
          assert.equal(status, 400, `${call.name} with ${JSON.stringify(text)} in ${place}`)
        }
      }
    }
  })

  it('A15 cause no internal error in a cookie or a header of any call', async () => {
    const [[session] = ['']] = [...ann.jar]
    const headers: readonly Record<string, string>[] = [
      { cookie: `${session}=a%00b.c; fettle_visitor=a%00b` },
      { cookie: `${session}=%ED%A0%80; fettle_visitor=%zz` },
      { cookie: `fettle_visitor=\u0001\u007F\u00FF; ${session}=\u0001` },
      { authorization: 'Bearer \u0001\u00FFaaaaaaaaaaaaaaaaaaaaaaaaaa' },
      { 'x-forwarded-for': '\u0001', 'user-agent': 'a\u0001\u007F\u00FF' },
      { 'idempotency-key': '\u0001aaaaaaaaaaaaaaaaaaaaaaa', 'if-none-match': '\u0001' },
      { 'accept-language': '\u0001', accept: '\u0001', referer: '\u0001', range: '\u0001' },
    ]
    for (const call of [...CALLS, ...MORE_AUTH_CALLS]) {
      for (const one of headers) {
        const sent = { ...one, 'sec-fetch-site': 'same-origin' }
        const body = call.method === 'GET' ? undefined : {}
        const answer = await api.visitor().call(call.method, pathOf(call, ann.owned), body, sent)
        faultless(answer, `${call.name} with ${JSON.stringify(one)}`)
      }
    }
  })
})
