import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isControl } from './controls.ts'

test('several controls side by side are known in any order of the buttons', () => {
  const line = 'Add to cart Quick view'
  assert.equal(isControl(line, new Set(['add to cart', 'add', 'quick view'])), true)
  assert.equal(isControl(line, new Set(['add', 'add to cart', 'quick view'])), true)
  assert.equal(isControl('Add to your garden', new Set(['add', 'add to cart'])), false)
})

test('a line is looked up among the controls of a page without reading all of them for it', () => {
  const known = Object.assign(new Set(['add to cart', 'add', 'quick view']), {
    [Symbol.iterator]: () => assert.fail('all controls were read'),
  })
  assert.equal(isControl('Add to cart Quick view', known), true)
  assert.equal(isControl('Add to your garden', known), false)
})
