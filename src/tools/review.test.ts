import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReviewDue } from './review.ts'

const NOW = new Date('2027-05-21T00:00:00.000Z')
const cases: [string, boolean, boolean][] = [
  ['2026-11-22', false, false],
  ['2026-11-21', false, true],
  ['2025-01-01', false, true],
  ['2025-01-01', true, false],
]
for (const [reviewedOn, isRetired, isDue] of cases)
  test(`${isRetired ? 'retired, ' : ''}reviewed on ${reviewedOn}: ${isDue ? 'due' : 'not due'} on 21 May 2027`, () => {
    assert.equal(isReviewDue({ reviewedOn, isRetired }, NOW), isDue)
  })
