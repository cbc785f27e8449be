import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobTime, wholeTime } from './job-time.ts'

test('the time of a job is that of the next sitting, and the whole is said where it is more', () => {
  const long = { effort: 'about 3 hours', tonightMinutes: 20 }
  assert.equal(jobTime(long), '20 minutes')
  assert.equal(wholeTime(long), '20 minutes tonight, about 3 hours in all')
})

test('a job that is done in one sitting, or by somebody else, has one time', () => {
  assert.equal(wholeTime({ effort: '15 minutes', tonightMinutes: 15 }), '15 minutes')
  const theirs = { effort: 'about 2 hours', tonightMinutes: null }
  assert.deepEqual([jobTime(theirs), wholeTime(theirs)], ['about 2 hours', 'about 2 hours'])
})
