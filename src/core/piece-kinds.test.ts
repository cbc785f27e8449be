import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCopied, isCopiedNow, PIECE_KINDS } from './piece-kinds.ts'

describe('a piece of a ready-made fix', () => {
  it('is copied unless another program opens it', () =>
    assert.deepEqual(PIECE_KINDS.filter(isCopied), ['dns', 'file', 'html', 'text']))

  it('is copied now unless it is for later', () => {
    assert.equal(isCopiedNow({ kind: 'dns' }), true)
    assert.equal(isCopiedNow({ kind: 'dns', isLater: true }), false)
    assert.equal(isCopiedNow({ kind: 'csv' }), false)
  })
})
