import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { accountCall } from './account-calls.ts'
import { callApi } from './client.ts'
import { CallFailure } from './failure.ts'

const fetchOfNode = globalThis.fetch
const NO_ANSWER = 'Something went wrong! Please try again after some time.'

const answers = (answer: () => Response) => {
  globalThis.fetch = () => Promise.resolve(answer())
}
/** A connection that ends within the body. */
const brokenOff = (): Response => new Response(new ReadableStream({ pull: (body) => body.error() }))
const proxyPage = (): Response => new Response('<!doctype html><title>Sign in to this network</title>')
const isNoAnswer = (error: unknown): boolean =>
  error instanceof CallFailure && error.status === 0 && error.message === NO_ANSWER

const CALLS = {
  'a call of the accounts': () => accountCall('/sign-out', {}),
  'a call of the API': () => callApi('GET /me'),
  'a POST of the API': () => callApi('POST /visits', { body: { address: 'joes.fixture' } }),
}

const send = () => callApi('POST /visits', { body: { address: 'broken.fixture' } })

for (const [name, call] of Object.entries(CALLS))
  describe(name, () => {
    afterEach(() => {
      globalThis.fetch = fetchOfNode
    })

    it('has no answer where the connection ends within it, or a proxy answers', async () => {
      for (const answer of [brokenOff, proxyPage]) {
        answers(answer)
        await assert.rejects(call(), isNoAnswer)
      }
    })

    it('has the status of a failure without a body of ours', async () => {
      for (const body of ['null', '"x"', '', '<title>Bad gateway</title>']) {
        answers(() => new Response(body, { status: 503 }))
        await assert.rejects(call(), (error) => error instanceof CallFailure && error.status === 503)
      }
    })
  })

describe('a POST whose answer breaks off', () => {
  afterEach(() => {
    globalThis.fetch = fetchOfNode
  })

  it('is sent again with the same key', async () => {
    const keys: (string | null)[] = []
    globalThis.fetch = (_address, request) => {
      keys.push(new Headers(request?.headers).get('Idempotency-Key'))
      return Promise.resolve(keys.length === 1 ? brokenOff() : Response.json({}))
    }
    await assert.rejects(send(), isNoAnswer)
    await send()
    assert.equal(keys.length, 2)
    assert.equal(keys[0], keys[1])
  })
})
