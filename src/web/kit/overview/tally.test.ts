import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tallyParts, tallyPill, tallyText } from './tally.ts'

const NONE = { good: 0, toFix: 0, toAnswer: 0 }

test('a bar has its segments in order, without empty ones, and what is not known is hatched', () => {
  const parts = tallyParts({ good: 5, toFix: 6, broken: 1, toAnswer: 1, unchecked: 2 })
  assert.deepEqual(
    parts.map(({ tone, count, hatched }) => [tone, count, hatched]),
    [
      ['success', 5, false],
      ['warning', 6, false],
      ['error', 1, false],
      ['more_info', 3, true],
    ],
  )
  assert.deepEqual(tallyParts(NONE), [])
})

test('the words are the four of the product', () => {
  assert.equal(tallyText({ good: 12, toFix: 14, toAnswer: 5 }), '12 good, 14 to fix, 5 to answer')
  assert.equal(
    tallyText({ good: 2, toFix: 3, toAnswer: 2, unchecked: 1 }),
    '2 good, 3 to fix, 2 to answer, 1 couldn’t be checked',
  )
  assert.equal(tallyText(NONE), 'Nothing to show yet')
})

test('a category’s pill shows what is to fix first, then what is to answer, then that all is well, else why nothing is counted', () => {
  const none = { waiting: 0, notSwitchedOn: 0 }
  const words = [
    { good: 5, toFix: 6, broken: 1, toAnswer: 1 },
    { ...NONE, good: 1, toAnswer: 1 },
    { ...NONE, good: 1 },
    { ...NONE, good: 2, unchecked: 9 },
    { ...NONE, unchecked: 1 },
    NONE,
  ].map((tally) => tallyPill(tally, { ...none, waiting: 1 }))
  assert.deepEqual(words, ['7 to fix', '1 to answer', '1 good', '2 good', '1 not run', 'Nothing yet'])
  assert.equal(tallyPill({ ...NONE, good: 1 }, none), 'All good')
  assert.equal(tallyPill(NONE, { waiting: 0, notSwitchedOn: 4 }), 'Not on yet')
  assert.equal(tallyPill(NONE, none), 'Nothing to do')
})
