import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failureOfService, FAILURE_KINDS, isOwnersFailure } from './failures.ts'

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

describe('a failure of a service, as a check reads it', () => {
  it('is a lost permission, a used quota, or else the service’s', () => {
    const read = FAILURE_KINDS.map((kind) => [kind, failureOfService({ kind })] as const)
    assert.deepEqual(
      read.filter(([, { reason }]) => reason !== 'provider_error'),
      [
        ['reauth', { reason: 'permission_lost', code: 'permission_lost' }],
        ['permission', { reason: 'permission_lost', code: 'permission_lost' }],
        ['quota', { reason: 'provider_quota', code: 'provider_quota' }],
      ],
    )
    assert.deepEqual(failureOfService({ kind: 'vendor_down' }), {
      reason: 'provider_error',
      code: 'partner_failed',
    })
  })
})
