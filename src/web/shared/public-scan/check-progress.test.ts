import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withEvent, NOTHING_ARRIVED } from './check-progress.ts'

const progress = (what: 'pages' | 'links', done: number) =>
  ({ kind: 'progress', scan: 's', what, done, total: 10 }) as const

test('each step of the scan has its newest progress', () => {
  const arrived = [progress('pages', 1), progress('links', 2), progress('pages', 3)].reduce(
    withEvent,
    NOTHING_ARRIVED,
  )
  assert.deepEqual(arrived.progress, { pages: { done: 3, total: 10 }, links: { done: 2, total: 10 } })
})

test('a scan that starts again has none', () => {
  const before = withEvent(NOTHING_ARRIVED, progress('pages', 1))
  const started = { kind: 'scan', scan: 't', state: 'running', finished: 0, total: 3 } as const
  assert.deepEqual(withEvent(before, started), NOTHING_ARRIVED)
  assert.deepEqual(withEvent(before, { ...started, finished: 1 }), before)
})
