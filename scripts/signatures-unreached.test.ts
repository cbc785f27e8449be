import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnreached } from './signatures-unreached.ts'

test('signatures are unchecked where the registry cannot be asked, or signs nothing', () => {
  for (const said of [
    'npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/-/npm/v1/keys failed',
    'npm error code EAI_AGAIN',
    'npm error code E403\nnpm error 403 Forbidden - GET https://registry.example.com/-/npm/v1/keys',
    'found no dependencies to audit that were installed from a supported registry',
  ])
    assert.ok(isUnreached(said), said)
})

test('a signature that is wrong or missing is never taken for a registry that cannot be asked', () => {
  for (const said of [
    '1 package has an invalid registry signature:\n\ndebug@4.4.2\n\nSomeone might have tampered with this package since it was published on the registry!',
    '2 packages have missing registry signatures but the registry is providing signing keys:\n\netimedout@1.0.0 E404',
    '1 package has an invalid attestation:\n\nenotfound-ENOTFOUND@1.0.0 (https://registry.npmjs.org/)',
    'audited 3 packages in 2s\n\n1 package has an invalid registry signature:\nnpm error code ETIMEDOUT',
  ])
    assert.equal(isUnreached(said), false, said)
})

test('any other failure is one', () => {
  for (const said of ['', 'npm error code EUSAGE', 'npm error Unsupported'])
    assert.equal(isUnreached(said), false)
})
