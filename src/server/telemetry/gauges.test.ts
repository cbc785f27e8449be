import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueAges, queueDepths } from './gauges.ts'

const AT = Date.parse('2026-11-21T10:00:00.000Z')
const ago = (seconds: number): Date => new Date(AT - seconds * 1_000)
const JOBS = [
  { queue: 'scan', state: 'created', count: 3, oldest: ago(30) },
  { queue: 'scan', state: 'retry', count: 1, oldest: ago(90) },
  { queue: 'scan', state: 'active', count: 2, oldest: null },
  { queue: 'scan', state: 'completed', count: 50, oldest: null },
  { queue: 'mail', state: 'created', count: 1, oldest: null },
  { queue: 'dead-letters', state: 'created', count: 9, oldest: ago(500) },
] as const
const depth = (queue: string, state: string): number | undefined =>
  queueDepths([...JOBS]).find(({ labels }) => labels.queue === queue && labels.state === state)?.value
const age = (queue: string): number | undefined =>
  queueAges([...JOBS], AT).find(({ labels }) => labels.queue === queue)?.value

test('the depth of a queue counts what waits, also for another try, and what is worked on', () => {
  assert.deepEqual([depth('scan', 'waiting'), depth('scan', 'running'), depth('scan', 'failed')], [4, 2, 0])
  assert.equal(depth('report', 'waiting'), 0)
  assert.equal(depth('dead-letters', 'waiting'), undefined)
})

test('the age of a queue is that of its oldest job that may start; 0 where none may', () => {
  assert.deepEqual([age('scan'), age('mail'), age('report')], [90, 0, 0])
})
