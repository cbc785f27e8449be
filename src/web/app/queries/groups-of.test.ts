import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupsOf } from './groups-of.ts'

test('a list is divided into groups that are full but for the last one', () => {
  assert.deepEqual(groupsOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]])
  assert.deepEqual(groupsOf([1, 2], 2), [[1, 2]])
  assert.deepEqual(groupsOf([], 2), [])
})
