import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOfMenu } from './place-below.ts'

const PHONE = { width: 320, height: 568 }

test('a menu is below its button, or above it in the lower half of the window', () => {
  const high = placeOfMenu({ top: 100, bottom: 144, left: 264, right: 308 }, PHONE)
  assert.deepEqual([high.top, high.bottom, high.maxHeight], ['148px', 'auto', '408px'])
  const low = placeOfMenu({ top: 500, bottom: 544, left: 264, right: 308 }, PHONE)
  assert.deepEqual([low.top, low.bottom, low.maxHeight], ['auto', '72px', '484px'])
})

test('a menu ends where its button ends, and begins where a button at the left begins, so that no edge cuts it off', () => {
  const atRight = placeOfMenu({ top: 100, bottom: 144, left: 264, right: 308 }, PHONE)
  assert.deepEqual([atRight.left, atRight.right], ['auto', '12px'])
  const atLeft = placeOfMenu({ top: 100, bottom: 144, left: 32, right: 154 }, PHONE)
  assert.deepEqual([atLeft.left, atLeft.right], ['32px', 'auto'])
})
