import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ifMissing } from './missing-file.ts'

const withCode = (code: string): Error => Object.assign(new Error(code), { code })

test('only for what is not there something else stands in', () => {
  assert.equal(ifMissing('nothing')(withCode('ENOENT')), 'nothing')
  for (const error of [withCode('EACCES'), withCode('EIO'), new Error('ENOENT'), 'ENOENT'])
    assert.throws(
      () => ifMissing('nothing')(error),
      (thrown) => thrown === error,
    )
})
