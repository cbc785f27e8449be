import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rerunEnd } from './rerun-end.ts'

const BEFORE = '2026-11-21T08:00:00.000Z'
const AFTER = '2026-11-21T08:05:00.000Z'
const ended = (updatedAt: string, greyKind: string | null) =>
  rerunEnd({ doneMessage: 'Test successfully re-ran', before: BEFORE, newest: { updatedAt, greyKind } })

test('a rerun with a new result was successful, whatever the result', () => {
  assert.deepEqual(ended(AFTER, null), { isDone: true, message: 'Test successfully re-ran' })
  assert.equal(ended(AFTER, 'more_info').isDone, true)
})

test('a rerun that could not look, or ended without a result, is not called successful', () => {
  assert.match(ended(AFTER, 'unable').message, /couldn’t check/u)
  assert.match(ended(BEFORE, null).message, /^This test ended before it had a result/u)
  assert.equal(ended(AFTER, 'unable').isDone || ended(BEFORE, 'unable').isDone, false)
})
