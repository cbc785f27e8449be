import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askStateOf } from './asks.ts'

test('a thing waits until its test passes, and is asked about while the web person’s question is the last line', () => {
  const [question, answer] = [{ from: 'web_person' }, { from: 'owner' }] as const
  assert.equal(askStateOf(false, []), 'waiting')
  assert.equal(askStateOf(false, [question]), 'asked')
  assert.equal(askStateOf(false, [question, answer]), 'waiting')
  assert.equal(askStateOf(false, [question, answer, question]), 'asked')
  assert.equal(askStateOf(true, [question]), 'passed')
  assert.equal(askStateOf(true, []), 'passed')
})
