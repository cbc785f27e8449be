import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureState } from './failure-state.ts'
import { CallFailure } from './failure.ts'

test('a missing answer is shown as a connection problem', () => {
  assert.equal(failureState(new CallFailure(0, {})).kind, 'offline')
})

test('an expired sign-in and somebody else’s data are shown as not allowed', () => {
  assert.equal(failureState(new CallFailure(401, {})).kind, 'forbidden')
  assert.equal(failureState(new CallFailure(403, {})).kind, 'forbidden')
})

test('the page gives the title of what does not exist', () => {
  const { kind, title } = failureState(new CallFailure(404, {}), 'No details found for Sitemap')
  assert.deepEqual({ kind, title }, { kind: 'empty', title: 'No details found for Sitemap' })
})

test('an internal error is shown with its own message', () => {
  const look = failureState(new CallFailure(500, { message: 'The disk is full' }))
  assert.deepEqual([look.kind, look.title, look.canRetry], ['error', 'The disk is full', true])
  assert.equal(failureState(new Error('x')).title, 'Something went wrong')
})

test('what was asked for too often is nobody’s fault, and another try at once does not help', () => {
  const message = 'You’ve done that a few times already. Please try again in 40 minutes.'
  assert.deepEqual(failureState(new CallFailure(429, { message })), {
    kind: 'error',
    title: message,
    text: 'Nothing of yours is lost.',
    canRetry: false,
  })
})
