import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { callApi } from './client.ts'
import { CallFailure } from './failure.ts'
import { forgetIdToken } from './id-token.ts'
import { setSignedIn } from './signed-in.ts'

const fetchOfNode = globalThis.fetch

interface Asked {
  path: string
  token: string | null
  key: string | null
  body: unknown
}

/** A server that gives the tokens `1`, `2` and so on, and takes only those from `takes` on. `tokens`: how many it gives. */
function server({ takes, tokens = Infinity }: { takes: number; tokens?: number }): Asked[] {
  const asked: Asked[] = []
  let given = 0
  globalThis.fetch = (address, request) => {
    const path = typeof address === 'string' ? address : ''
    if (path === '/api/auth/token') {
      if (given >= tokens) return Promise.resolve(new Response(null, { status: 401 }))
      given += 1
      return Promise.resolve(Response.json({ token: `${given}` }))
    }
    const headers = new Headers(request?.headers)
    const token = headers.get('Authorization')
    asked.push({ path, token, key: headers.get('Idempotency-Key'), body: request?.body })
    const isTaken = Number(token?.replace('Bearer ', '')) >= takes
    return Promise.resolve(isTaken ? Response.json({}) : new Response(null, { status: 401 }))
  }
  return asked
}

const tokensOf = (asked: readonly Asked[]): (string | null)[] => asked.map(({ token }) => token)
const isSignedOut = (error: unknown): boolean => error instanceof CallFailure && error.status === 401

describe('a call whose ID token is refused', () => {
  beforeEach(() => {
    setSignedIn(true)
    forgetIdToken()
  })
  afterEach(() => {
    globalThis.fetch = fetchOfNode
    setSignedIn(false)
    forgetIdToken()
  })

  it('is sent once more with a new one', async () => {
    const asked = server({ takes: 2 })
    await callApi('GET /me')
    assert.deepEqual(tokensOf(asked), ['Bearer 1', 'Bearer 2'])
  })

  it('is the same POST again, with its key and body', async () => {
    const asked = server({ takes: 2 })
    await callApi('POST /visits', { body: { address: 'refused.fixture' } })
    const [first, second, ...more] = asked
    assert.deepEqual(more, [])
    assert.deepEqual({ ...first, token: null }, { ...second, token: null })
    assert.equal(typeof first?.key, 'string')
  })

  it('has the first answer where the session has ended', async () => {
    const asked = server({ takes: 2, tokens: 1 })
    await assert.rejects(callApi('GET /me'), isSignedOut)
    assert.deepEqual(tokensOf(asked), ['Bearer 1'])
  })

  it('is not sent a third time', async () => {
    const asked = server({ takes: 9 })
    await assert.rejects(callApi('GET /me'), isSignedOut)
    assert.deepEqual(tokensOf(asked), ['Bearer 1', 'Bearer 2'])
  })

  it('shares the new token with the calls beside it', async () => {
    const asked = server({ takes: 2 })
    await Promise.all([callApi('GET /me'), callApi('GET /me'), callApi('GET /me')])
    const times = (token: string): number => tokensOf(asked).filter((one) => one === token).length
    assert.deepEqual([asked.length, times('Bearer 1'), times('Bearer 2')], [6, 3, 3])
  })
})
