import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lookAgainIn } from './look-again.ts'

describe('a look at the page of an ad', () => {
  it('is asked for again until it has ended', () => {
    assert.equal(lookAgainIn({ status: 'pending' }), 1_000)
    assert.equal(lookAgainIn({ status: 'success', data: { state: 'looking' } }), 1_000)
    assert.equal(lookAgainIn({ status: 'success', data: { state: 'done' } }), false)
  })

  it('is not asked for again after a failure', () => {
    assert.equal(lookAgainIn({ status: 'error' }), false)
    assert.equal(lookAgainIn({ status: 'error', data: { state: 'looking' } }), false)
  })
})
