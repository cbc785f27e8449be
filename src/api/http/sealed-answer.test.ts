import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seal, unseal } from './sealed-answer.ts'

const NONCE_BYTES = 12

test('a sealed answer is read with its secret alone, and not when it was cut', () => {
  const sealed = seal('the answer', 'secret')
  assert.equal(unseal(sealed, 'secret'), 'the answer')
  assert.throws(() => unseal(sealed, 'another'))
  const bytes = Buffer.from(seal('', 'secret'), 'base64')
  for (const tagBytes of [0, 4, 12, 15]) {
    const cut = bytes.subarray(0, NONCE_BYTES + tagBytes).toString('base64')
    assert.throws(() => unseal(cut, 'secret'), `${tagBytes} bytes`)
  }
})
