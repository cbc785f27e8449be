import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfOldKey, sealValue, unsealValue } from './sealing.ts'

const keys = { secret: 'the present key of this installation', oldSecrets: [] }
const changed = { secret: 'a newer key of this installation ...', oldSecrets: [keys.secret] }

test('a value is read where it was put', () => {
  const sealed = sealValue('my key', 'HIBP_API_KEY', keys)
  assert.ok(!JSON.stringify(sealed).includes('my key'))
  assert.equal(unsealValue(sealed, 'HIBP_API_KEY', keys), 'my key')
})

test('the same value is never encrypted the same way', () => {
  assert.notEqual(
    sealValue('my key', 'HIBP_API_KEY', keys).sealed,
    sealValue('my key', 'HIBP_API_KEY', keys).sealed,
  )
})

test('a value that was moved to another row or changed is not read', () => {
  const { sealed, keyId } = sealValue('my key', 'HIBP_API_KEY', keys)
  assert.equal(unsealValue({ sealed, keyId }, 'OTHER_KEY', keys), null)
  const bytes = Buffer.from(sealed, 'base64')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  assert.equal(unsealValue({ sealed: bytes.toString('base64'), keyId }, 'HIBP_API_KEY', keys), null)
})

test('a value that was cut off is not read', () => {
  const { keyId } = sealValue('my key', 'HIBP_API_KEY', keys)
  for (const sealed of ['', 'AAAA', 'A'.repeat(24)])
    assert.equal(unsealValue({ sealed, keyId }, 'HIBP_API_KEY', keys), null)
})

test('a value is read with an earlier key, which shows', () => {
  const sealed = sealValue('my key', 'HIBP_API_KEY', keys)
  assert.equal(isOfOldKey(sealed, keys), false)
  assert.equal(unsealValue(sealed, 'HIBP_API_KEY', changed), 'my key')
  assert.equal(isOfOldKey(sealed, changed), true)
})

test('a value whose key is gone is not read', () => {
  const sealed = sealValue('my key', 'HIBP_API_KEY', keys)
  assert.equal(unsealValue(sealed, 'HIBP_API_KEY', { ...changed, oldSecrets: [] }), null)
})
