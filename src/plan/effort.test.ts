import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timesNote } from './effort.ts'

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
