import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isByClock, isGathering, isGoing, SCAN_CAUSES, SCAN_STATES } from './scan-states.ts'

test('a scan goes on until it is done, partial, failed or cancelled', () => {
  assert.deepEqual(SCAN_STATES.filter(isGoing), ['queued', 'running'])
})

test('a rejudging gathers nothing', () => {
  assert.deepEqual(
    SCAN_CAUSES.filter((cause) => !isGathering(cause)),
    ['answers', 'accounts'],
  )
})

test('nobody waits for what the schedule, a retry or an account started', () => {
  assert.deepEqual(SCAN_CAUSES.filter(isByClock), ['schedule', 'retry', 'accounts'])
})
