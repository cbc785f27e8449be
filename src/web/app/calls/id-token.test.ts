import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { forgetIdToken, idToken } from './id-token.ts'

const fetchOfNode = globalThis.fetch
const answers = (answer: () => Promise<Response>) => {
  globalThis.fetch = answer
}
const withToken = (token: string): Promise<Response> => Promise.resolve(Response.json({ token }))

describe('the ID token', () => {
  afterEach(() => {
    globalThis.fetch = fetchOfNode
    forgetIdToken()
  })

  it('is asked for once, and kept for a minute', async () => {
    answers(() => withToken('first'))
    assert.deepEqual(await Promise.all([idToken(() => 0), idToken(() => 0)]), ['first', 'first'])
    answers(() => withToken('second'))
    assert.equal(await idToken(() => 59_999), 'first')
    assert.equal(await idToken(() => 60_000), 'second')
  })

  it('is none where the answer does not come, or is no JSON', async () => {
    answers(() => Promise.reject(new TypeError('no network')))
    assert.equal(await idToken(), null)
    answers(() => Promise.resolve(new Response('<!doctype html><title>Sign in to this network</title>')))
    assert.equal(await idToken(), null)
    answers(() => Promise.resolve(new Response(new ReadableStream({ pull: (body) => body.error() }))))
    assert.equal(await idToken(), null)
  })

  it('is asked for anew once it is forgotten, also while an earlier question is under way', async () => {
    const early = Promise.withResolvers<Response>()
    answers(() => early.promise)
    const before = idToken(() => 0)
    forgetIdToken()
    answers(() => withToken('new'))
    const after = idToken(() => 0)
    early.resolve(Response.json({ token: 'old' }))
    assert.deepEqual([await before, await after, await idToken(() => 1)], ['old', 'new', 'new'])
  })
})
