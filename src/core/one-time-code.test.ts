import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeAsShown, readCode } from './one-time-code.ts'

test('a code is read as it is shown, in small letters, with spaces, and with letters that look like digits', () => {
  const code = '4K7M0X1ZTB3D'
  assert.equal(codeAsShown(code), '4K7M-0X1Z-TB3D')
  for (const typed of [codeAsShown(code), '4k7m 0x1z tb3d', ' 4K7MOXLZTB3D ', '4k7m-oxiz-tb3d'])
    assert.equal(readCode(typed), code, typed)
})

test('what cannot be a code is none', () => {
  for (const typed of ['', '4K7M-0X1Z', '4K7M-0X1Z-TB3D-4', '4K7M-0X1Z-TB3U', '4K7M_0X1Z_TB3D'])
    assert.equal(readCode(typed), null, typed)
})
