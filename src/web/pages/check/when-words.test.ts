import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenWords } from './when-words.ts'

const CLOCK = { now: new Date('2026-11-21T09:00:00.000Z'), timeZone: 'Australia/Sydney' }

test('a result before a rerun has its day, which need not be today', () => {
  const tag = 'Not found'
  assert.equal(whenWords({ at: '2026-11-21T08:42:00.000Z', tag }, CLOCK), 'Today, 7:42 pm: Not found')
  assert.equal(whenWords({ at: '2026-11-20T08:42:00.000Z', tag }, CLOCK), 'Yesterday, 7:42 pm: Not found')
  assert.equal(whenWords({ at: '2026-11-14T08:42:00.000Z', tag }, CLOCK), '14 Nov 2026: Not found')
})
