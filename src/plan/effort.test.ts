import assert from 'node:assert/strict'
import { test } from 'node:test'
import { effortTogether, timesNote } from './effort.ts'

test('an owner whose times are not the usual ones is told why', () => {
  assert.equal(
    timesNote(2),
    'Times are longer than usual: you told us about technology “I get by with help”.',
  )
  assert.equal(
    timesNote(5),
    'Times are shorter than usual: you told us about technology “I could teach others”.',
  )
  assert.deepEqual([timesNote(3), timesNote(undefined)], [null, null])
})

test('several jobs take as long as the times shown for each add up to', () => {
  // 40 minutes, 30 minutes, about 2 hours, about 3 hours, 5 minutes.
  assert.equal(effortTogether([40, 30, 110, 170, 5]), 'about 6½ hours')
  assert.equal(effortTogether([20, 30]), '50 minutes')
  assert.equal(effortTogether([]), '0 minutes')
})
