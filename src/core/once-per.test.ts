import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oncePerObject, oncePerText } from './once-per.ts'

/** A function that counts its calls. */
function counted<K, V>(answer: (key: K) => V) {
  const calls: K[] = []
  return { calls, ask: (key: K) => (calls.push(key), answer(key)) }
}

describe('a remembered function', () => {
  it('is called once per text', () => {
    const { calls, ask } = counted((text: string) => text.length)
    const lengthOf = oncePerText(ask)
    assert.deepEqual(['tap', 'drain', 'tap', ''].map(lengthOf), [3, 5, 3, 0])
    assert.deepEqual(calls, ['tap', 'drain', ''])
  })
  it('is called once per object, not once per equal object', () => {
    const { calls, ask } = counted((page: { url: string }) => page.url)
    const urlOf = oncePerObject(ask)
    const page = { url: '/' }
    assert.deepEqual([page, page, { url: '/' }].map(urlOf), ['/', '/', '/'])
    assert.equal(calls.length, 2)
  })
  it('remembers false and null as results', () => {
    for (const answer of [false, null]) {
      const { calls, ask } = counted(() => answer)
      const found = oncePerText(ask)
      assert.deepEqual([found('tap'), found('tap')], [answer, answer])
      assert.equal(calls.length, 1)
    }
  })
})
