import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { savingProblem } from './saving-problem.ts'

const theirs = { id: 'one', version: 2, step: 'general', form: EMPTY_DRAFT }
const kindOf = (status: number, body: CallFailure['body'] = {}): string =>
  savingProblem(new CallFailure(status, body)).kind

test('a failed save says what became of the draft', () => {
  assert.equal(kindOf(404), 'gone')
  assert.equal(kindOf(409, { current: theirs }), 'changed')
  assert.equal(kindOf(409, { code: 'too_many', message: 'Too many drafts' }), 'refused')
  assert.equal(kindOf(422), 'refused')
})

test('it is not known what became of a draft whose save was not answered, or is still worked on', () => {
  assert.equal(savingProblem(new Error('no answer')).kind, 'unanswered')
  for (const status of [0, 500, 502]) assert.equal(kindOf(status), 'unanswered')
  assert.equal(kindOf(409, { code: 'still_working', message: 'Please wait.' }), 'unanswered')
})
