import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tallyParts, tallyPill, tallyText } from './tally.ts'

const NONE = { good: 0, toFix: 0, toAnswer: 0 }

test('a bar has its parts in order, without empty ones, and what is not known is hatched', () => {
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

test('the words are the four of Fettle', () => {
  assert.equal(tallyText({ good: 12, toFix: 14, toAnswer: 5 }), '12 good, 14 to fix, 5 to answer')
  assert.equal(
    tallyText({ good: 2, toFix: 3, toAnswer: 2, unchecked: 1 }),
    '2 good, 3 to fix, 2 to answer, 1 couldn’t be checked',
  )
  assert.equal(tallyText(NONE), 'Nothing to show yet')
})

test('a category’s pill is red only when something in it is red', () => {
  assert.deepEqual(tallyPill({ good: 5, toFix: 6, broken: 1, toAnswer: 1 }), {
    tone: 'error',
    text: '7 to fix',
  })
  assert.deepEqual(tallyPill({ good: 5, toFix: 6, broken: 0, toAnswer: 1 }), {
    tone: 'warning',
    text: '6 to fix',
  })
  assert.deepEqual(tallyPill({ ...NONE, good: 1, toAnswer: 1 }), { tone: 'more_info', text: '1 to answer' })
  assert.deepEqual(tallyPill({ ...NONE, good: 1 }), { tone: 'success', text: 'All good' })
  assert.deepEqual(tallyPill({ ...NONE, unchecked: 1 }), { tone: 'unable', text: '1 not run' })
  assert.deepEqual(tallyPill(NONE), { tone: 'waiting', text: 'Nothing yet' })
})
