import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tallyOf } from './tally-of.ts'

const COUNTS = { good: 5, toFix: 7, broken: 1, toAnswer: 1, couldNotCheck: 2 }

test('red results are separate in the bar, and still counted as something to fix', () => {
  assert.deepEqual(tallyOf(COUNTS), { good: 5, toFix: 6, broken: 1, toAnswer: 1, unchecked: 2 })
  assert.deepEqual(tallyOf({ ...COUNTS, broken: 0 }).toFix, 7)
})

test('a dashboard that an older version stored has no red ones', () => {
  const { broken: _, ...kept } = COUNTS
  assert.deepEqual(tallyOf(kept), { good: 5, toFix: 7, broken: 0, toAnswer: 1, unchecked: 2 })
})
