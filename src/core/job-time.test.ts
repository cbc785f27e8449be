import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemTime, jobTime, wholeTime } from './job-time.ts'

test('the time of a job is that of the next sitting, and the whole is said where it is more', () => {
  const long = { effort: 'about 3 hours', tonightMinutes: 20 }
  assert.equal(jobTime(long), '20 minutes tonight')
  assert.equal(wholeTime(long), '20 minutes tonight, about 3 hours in all')
})

test('a job that is done in one sitting, or by somebody else, has one time', () => {
  assert.equal(wholeTime({ effort: '15 minutes', tonightMinutes: 15 }), '15 minutes')
  const theirs = { effort: 'about 2 hours', tonightMinutes: null }
  assert.deepEqual([jobTime(theirs), wholeTime(theirs)], ['about 2 hours', 'about 2 hours'])
})

test('a question takes as long as its answer, and what could not be looked at has no time', () => {
  const item = { effort: 'about 3 days', tonightMinutes: null, state: 'open', isCounted: true } as const
  const question = { ...item, status: 'no_answer', greyKind: 'more_info', couldNotCheck: null } as const
  assert.equal(itemTime(question), 'a minute or two')
  assert.equal(itemTime({ ...question, greyKind: null, status: 'bad' }), 'about 3 days')
  assert.equal(itemTime({ ...question, isCounted: false, couldNotCheck: {} }), null)
})
