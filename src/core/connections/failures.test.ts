import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOwnersFailure } from './failures.ts'

describe('whose failure it is', () => {
  it('is the owner’s where a field that they typed was refused, or their account alone', () => {
    assert.equal(isOwnersFailure({ kind: 'rejected', fields: { name: 'There is one by this name' } }), true)
    assert.equal(isOwnersFailure({ kind: 'rejected', isOfAccount: true }), true)
    assert.equal(isOwnersFailure({ kind: 'not_found' }), true)
  })

  it('is the service’s where nothing says whose it is', () => {
    assert.equal(isOwnersFailure({ kind: 'rejected' }), false)
    assert.equal(isOwnersFailure({ kind: 'rejected', fields: {} }), false)
    assert.equal(isOwnersFailure({ kind: 'vendor_down' }), false)
  })
})
