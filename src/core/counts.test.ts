import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsAsKnown } from './counts.ts'

const as = (greyKind: 'more_info' | 'review' | 'missing' | null) =>
  countsAsKnown({ status: 'some', greyKind }, false)

test('only what asks the owner something counts as to answer, and not what is to be looked over', () => {
  assert.deepEqual(
    [as('more_info'), as('review'), as('missing'), as(null)],
    ['toAnswer', 'toFix', 'toFix', 'toFix'],
  )
  assert.equal(countsAsKnown({ status: 'no_account', greyKind: 'more_info' }, false), 'toFix')
})
