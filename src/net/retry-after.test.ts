import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondsNamed } from './retry-after.ts'

const NOW = Date.parse('2026-11-29T10:00:00.400Z')

test('`Retry-After` is a number of seconds, or a date that is still to come', () => {
  assert.equal(secondsNamed(' 30 ', NOW), 30)
  assert.equal(secondsNamed('Sun, 29 Nov 2026 10:00:10 GMT', NOW), 10)
  assert.equal(secondsNamed('Mon, 30 Nov 2026 10:00:00 GMT', NOW), 86_400)
})

test('a `Retry-After` that is over or no date names no wait', () => {
  const given = ['Sun, 29 Nov 2026 10:00:00 GMT', 'Sun, 99 Xyz 2026 10:00:10 GMT', '2026-11-30', '-5', '']
  for (const text of given) assert.equal(secondsNamed(text, NOW), null, text)
  assert.equal(secondsNamed(undefined, NOW), null)
})
