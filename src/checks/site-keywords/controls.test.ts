import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isControl } from './controls.ts'

test('several controls side by side are known in any order of the buttons', () => {
  const line = 'Add to cart Quick view'
  assert.equal(isControl(line, new Set(['add to cart', 'add', 'quick view'])), true)
  assert.equal(isControl(line, new Set(['add', 'add to cart', 'quick view'])), true)
  assert.equal(isControl('Add to your garden', new Set(['add', 'add to cart'])), false)
})
