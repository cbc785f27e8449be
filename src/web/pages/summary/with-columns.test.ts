import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withColumns } from './with-columns.ts'

test('more columns are empty, and with fewer no word is lost', () => {
  assert.deepEqual(withColumns(['a'], 3), ['a', '', ''])
  assert.deepEqual(withColumns(['a', 'b', 'c'], 1), ['a\n\nb\n\nc'])
  assert.deepEqual(withColumns(['a', '', 'c'], 2), ['a', 'c'])
  assert.deepEqual(withColumns(['a', 'b'], 2), ['a', 'b'])
  assert.deepEqual(withColumns(['', '  '], 1), [''])
})
