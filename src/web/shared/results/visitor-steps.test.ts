import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorSteps } from './visitor-steps.ts'

test('a visitor is told to look again, as there is no single test to run', () => {
  assert.deepEqual(visitorSteps(['Re-run the test', 'Publish it, then re-run the test']), [
    'Look again',
    'Publish it, then look again',
  ])
  assert.deepEqual(visitorSteps(['Re-run this test monthly']), ['Look again monthly'])
})

test('a visitor is not told to look again sooner than an hour later', () => {
  assert.deepEqual(visitorSteps(['Re-run the test in a few minutes']), ['Look again in an hour'])
  assert.deepEqual(visitorSteps(['Re-run the test tomorrow']), ['Look again tomorrow'])
})

test('a download that needs an account is left out, and other steps stay', () => {
  assert.deepEqual(visitorSteps(['Download the report', 'Fix the errors first']), ['Fix the errors first'])
})
