import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayWords, momentWords } from './moment.ts'

const now = new Date('2026-11-21T08:42:00Z')
const zone = 'Australia/Sydney'

test("a time of today by the owner's clock is shown with the hour", () => {
  assert.equal(momentWords('2026-11-21T08:42:00Z', now, zone), 'today, 7:42 pm')
  assert.equal(momentWords('2026-11-20T13:00:00Z', now, zone), 'today, 12:00 am')
})

test('so is a time of yesterday, from its first minute on', () => {
  assert.equal(momentWords('2026-11-20T12:59:00Z', now, zone), 'yesterday, 11:59 pm')
  assert.equal(momentWords('2026-11-19T13:00:00Z', now, zone), 'yesterday, 12:00 am')
})

test('an older time is shown as a date', () => {
  assert.equal(momentWords('2026-11-19T12:59:00Z', now, zone), '19 Nov 2026')
  assert.equal(dayWords('2026-11-14T00:00:00Z', now, zone), '14 Nov 2026')
})

test('the time zone decides which day is today', () => {
  assert.equal(dayWords('2026-11-20T13:00:00Z', now, 'UTC'), 'yesterday')
})
