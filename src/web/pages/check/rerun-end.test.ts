import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ResultKind } from './kind-of.ts'
import { rerunEnd } from './rerun-end.ts'

const BEFORE = '2026-11-21T08:00:00.000Z'
const AFTER = '2026-11-21T08:05:00.000Z'
const ended = (updatedAt: string, kind: ResultKind) =>
  rerunEnd({ doneMessage: 'Test successfully re-ran', before: BEFORE, newest: { updatedAt, kind } })

test('a rerun with a new result was successful, whatever the result', () => {
  assert.deepEqual(ended(AFTER, 'work'), { isDone: true, message: 'Test successfully re-ran' })
  assert.equal(ended(AFTER, 'question').isDone, true)
})

test('a rerun that could not look, or ended without a result, is not called successful', () => {
  assert.match(ended(AFTER, 'unchecked').message, /couldn’t check/u)
  assert.match(ended(BEFORE, 'work').message, /^This test ended before it had a result/u)
  assert.equal(ended(AFTER, 'unchecked').isDone || ended(BEFORE, 'unchecked').isDone, false)
})
