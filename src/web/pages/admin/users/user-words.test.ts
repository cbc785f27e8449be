import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scanWords, sessionWords, wayWords } from './user-words.ts'

const scan = {
  state: 'partial',
  reason: 'budget_time',
  cause: 'owner',
  finished: 12,
  total: 22,
  queuedAt: 'asked',
  endedAt: 'ended',
} as const
const when = (iso: string) => iso

test('an ended scan is shown with its reason, its share and its time', () => {
  assert.equal(scanWords(scan, when), 'Ended early (it took too long), 12 of 22 tests, ended')
})

test('a running scan is shown with its start; a reason that repeats the state is left out', () => {
  assert.equal(
    scanWords({ ...scan, state: 'running', reason: null, endedAt: null }, when),
    'Under way, 12 of 22 tests, asked',
  )
  assert.equal(
    scanWords({ ...scan, state: 'cancelled', reason: 'cancelled' }, when),
    'Stopped, 12 of 22 tests, ended',
  )
})

test('ways to log in have names, and an unknown one keeps its own', () => {
  assert.deepEqual(['credential', 'okta'].map(wayWords), ['Password', 'okta'])
})

test('a session is a browser: one device may have several', () => {
  assert.deepEqual([0, 1, 2].map(sessionWords), [
    'Not logged in anywhere.',
    'Logged in with one browser.',
    'Logged in with 2 browsers.',
  ])
})
