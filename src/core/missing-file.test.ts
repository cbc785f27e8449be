import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ifMissing } from './missing-file.ts'

const withCode = (code: string): Error => Object.assign(new Error(code), { code })

test('the replacement is used only for a file that does not exist', () => {
  assert.equal(ifMissing('nothing')(withCode('ENOENT')), 'nothing')
  for (const error of [withCode('EACCES'), withCode('EIO'), new Error('ENOENT'), 'ENOENT'])
    assert.throws(
      () => ifMissing('nothing')(error),
      (thrown) => thrown === error,
    )
})
