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

test('yesterday is the day before, also where the clocks change and a day has 23 or 25 hours', () => {
  const spring = new Date('2026-09-27T11:30:00Z')
  const inAuckland = (iso: string) => dayWords(iso, spring, 'Pacific/Auckland')
  assert.equal(inAuckland('2026-09-27T09:00:00Z'), 'yesterday')
  assert.equal(inAuckland('2026-09-26T06:42:00Z'), '26 Sep 2026')
  const autumn = new Date('2027-04-04T13:30:00Z')
  assert.equal(dayWords('2027-04-03T02:00:00Z', autumn, zone), 'yesterday')
  assert.equal(dayWords('2027-04-02T02:00:00Z', autumn, zone), '02 Apr 2027')
})
