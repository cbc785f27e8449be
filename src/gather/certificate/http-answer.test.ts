import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FetchAnswer } from '#net/types.ts'
import { anAnswer } from '#support/an-answer.ts'
import { httpAnswerOf } from './http-answer.ts'

/** A website that redirects `http://shop.test/` by `hops` addresses to its secure one, and the number of requests to it. */
function redirecting(hops: number) {
  let asked = 0
  const fetch = (url: string): Promise<FetchAnswer> => {
    asked += 1
    const location = asked < hops ? `http://shop.test/${asked}` : 'https://shop.test/'
    return Promise.resolve(anAnswer({ status: 301, url, headers: { location } }))
  }
  const result = () => httpAnswerOf({ fetch }, new URL('https://shop.test/'), new AbortController().signal)
  return { result, asked: () => asked }
}

test('every answer that was asked for is looked at: six, and no more', async () => {
  for (const [hops, redirectsToHttps] of [
    [1, true],
    [6, true],
    [7, null],
  ] as const) {
    const { result, asked } = redirecting(hops)
    assert.deepEqual(await result(), { kind: 'answer', status: 301, redirectsToHttps })
    assert.equal(asked(), Math.min(hops, 6))
  }
})
