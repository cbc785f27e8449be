import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spanWords } from './span.ts'

const words = (ms: number) =>
  spanWords('2026-11-21T00:00:00Z', new Date(Date.UTC(2026, 10, 21) + ms).toISOString())

test('a span is shown in its largest unit, cut', () => {
  assert.equal(words(59_999), 'less than a minute')
  assert.equal(words(60_000), '1 minute')
  assert.equal(words(3_599_999), '59 minutes')
  assert.equal(words(3_600_000), '1 hour')
  assert.equal(words(86_399_999), '23 hours')
  assert.equal(words(3 * 86_400_000), '3 days')
})

test('a negative span is less than a minute', () => {
  assert.equal(words(-5_000), 'less than a minute')
})
