import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureState } from './failure-state.ts'
import { CallFailure } from './failure.ts'

test('no answer is the connection, not a fault', () => {
  assert.equal(failureState(new CallFailure(0, {})).kind, 'offline')
})

test('a sign-in that ran out and somebody else’s things are not for these eyes', () => {
  assert.equal(failureState(new CallFailure(401, {})).kind, 'forbidden')
  assert.equal(failureState(new CallFailure(403, {})).kind, 'forbidden')
})

test('what is not there is named by the page', () => {
  const { kind, title } = failureState(new CallFailure(404, {}), 'No details found for Sitemap')
  assert.deepEqual({ kind, title }, { kind: 'empty', title: 'No details found for Sitemap' })
})

test('a fault of ours says so in its own words', () => {
  const look = failureState(new CallFailure(500, { message: 'The disk is full' }))
  assert.deepEqual([look.kind, look.title, look.canRetry], ['error', 'The disk is full', true])
  assert.equal(failureState(new Error('x')).title, 'Something went wrong')
})
