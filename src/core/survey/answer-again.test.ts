import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANSWER_AGAIN, endsInAnswers } from './answer-again.ts'

test('work ends in a new answer where that is its last step', () => {
  assert.ok(endsInAnswers([{ text: 'Write a reply' }, ANSWER_AGAIN]))
  assert.equal(endsInAnswers([ANSWER_AGAIN, { text: 'Run the test again' }]), false)
  assert.equal(endsInAnswers([]), false)
})
