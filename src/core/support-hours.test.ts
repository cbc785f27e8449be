import assert from 'node:assert/strict'
import { test } from 'node:test'
import { supportHours, supportHoursThere, supportNow, untilSupportChanges } from './support-hours.ts'

// Sydney is 10 hours ahead of UTC in winter and 11 in summer.
const cases: [string, string, string][] = [
  ['Monday 07:59 in winter', '2026-06-14T21:59:59Z', 'We open today at 8 AM'],
  ['Monday 08:00 in winter', '2026-06-14T22:00:00Z', "We're open now"],
  ['Monday 17:29 in winter', '2026-06-15T07:29:59Z', "We're open now"],
  ['Monday 17:30 in winter', '2026-06-15T07:30:00Z', 'We open tomorrow at 8 AM'],
  ['Monday 00:00 in winter', '2026-06-14T14:00:00Z', 'We open today at 8 AM'],
  ['Friday 17:30 in summer', '2026-11-20T06:30:00Z', 'We open Monday at 8 AM'],
  ['Saturday in summer', '2026-11-21T01:00:00Z', 'We open Monday at 8 AM'],
  ['Sunday in summer', '2026-11-22T01:00:00Z', 'We open tomorrow at 8 AM'],
  ['Monday 08:00 in summer', '2026-11-22T21:00:00Z', "We're open now"],
]
for (const [name, at, expected] of cases) {
  test(`${name}: ${expected}`, () => assert.equal(supportNow(new Date(at)), expected))
}

test('another time zone has its own clock', () => {
  const at = new Date('2026-06-14T21:30:00Z')
  assert.equal(supportNow(at), 'We open today at 8 AM')
  assert.equal(supportNow(at, 'Pacific/Auckland'), "We're open now")
})

test('the day is named for a reader whose calendar shows another day than ours', () => {
  const sunday = new Date('2026-11-21T14:00:00Z')
  assert.equal(supportNow(sunday, 'Australia/Sydney', 'Pacific/Auckland'), 'We open tomorrow at 8 AM')
  assert.equal(supportNow(sunday, 'Australia/Sydney', 'Australia/Perth'), 'We open Monday at 8 AM')
  const tuesdayEarly = new Date('2026-11-23T14:00:00Z')
  assert.equal(supportNow(tuesdayEarly, 'Australia/Sydney', 'Australia/Sydney'), 'We open today at 8 AM')
  assert.equal(supportNow(tuesdayEarly, 'Australia/Sydney', 'Australia/Perth'), 'We open Tuesday at 8 AM')
})

test('the text may change at the midnight of the reader as well', () => {
  const at = new Date('2026-06-15T11:30:00Z')
  assert.equal(supportNow(at, 'Australia/Sydney', 'Pacific/Auckland'), 'We open tomorrow at 8 AM')
  const wait = untilSupportChanges(at, 'Australia/Sydney', 'Pacific/Auckland')
  assert.equal(wait, 30 * 60_000)
  const then = new Date(at.getTime() + wait)
  assert.equal(supportNow(then, 'Australia/Sydney', 'Pacific/Auckland'), 'We open Tuesday at 8 AM')
})

test('the next change is known to the minute', () => {
  assert.equal(untilSupportChanges(new Date('2026-06-14T21:59:30Z')), 30_000)
  assert.equal(untilSupportChanges(new Date('2026-06-14T22:00:00Z')), 9.5 * 3_600_000)
  assert.equal(untilSupportChanges(new Date('2026-06-15T07:30:00Z')), 6.5 * 3_600_000)
})

test('the hours name their time zone', () => {
  assert.equal(
    supportHours(),
    'Support 8 AM to 5:30 PM Sydney time, Monday to Friday, except public holidays',
  )
  assert.match(supportHours('America/New_York'), /8 AM to 5:30 PM New York time/u)
})

const SUMMER = new Date('2026-11-20T03:00:00Z')
const WINTER = new Date('2026-06-15T03:00:00Z')
const elsewhere: [string, Date, string | null][] = [
  ['Pacific/Auckland', SUMMER, '10:00 AM to 7:30 PM your time'],
  ['Australia/Brisbane', SUMMER, '7:00 AM to 4:30 PM your time'],
  ['Australia/Brisbane', WINTER, null],
  ['Australia/Adelaide', WINTER, '7:30 AM to 5:00 PM your time'],
  ['Europe/London', SUMMER, '9:00 PM to 6:30 AM your time'],
  ['Australia/Sydney', SUMMER, null],
]
for (const [zone, at, expected] of elsewhere)
  test(`for a reader in ${zone} on ${at.toISOString().slice(0, 10)}: ${expected ?? 'nothing'}`, () => {
    assert.equal(supportHoursThere(at, 'Australia/Sydney', zone), expected)
  })

test('a Friday evening opens on Monday for every reader, and a Sunday names Monday as tomorrow', () => {
  const friday = new Date('2026-11-20T07:00:00Z')
  assert.equal(supportNow(friday, 'Australia/Sydney', 'America/New_York'), 'We open Monday at 8 AM')
  const saturdayNoon = new Date('2026-11-21T01:00:00Z')
  assert.equal(supportNow(saturdayNoon, 'Australia/Sydney', 'America/New_York'), 'We open Monday at 8 AM')
})

test('the text changes at midnight at the latest, and the midnight of the reader counts before ours', () => {
  assert.equal(untilSupportChanges(new Date('2026-06-15T13:59:00Z')), 60_000)
  assert.equal(untilSupportChanges(new Date('2026-06-15T14:00:00Z')), 8 * 3_600_000)
})

test('noon and midnight are 12 on the clock of a reader', () => {
  const winter = new Date('2026-06-15T03:00:00Z')
  assert.equal(
    supportHoursThere(winter, 'Australia/Sydney', 'Pacific/Tongatapu'),
    '11:00 AM to 8:30 PM your time',
  )
  assert.equal(
    supportHoursThere(winter, 'Australia/Sydney', 'Pacific/Kiritimati'),
    '12:00 PM to 9:30 PM your time',
  )
  assert.equal(
    supportHoursThere(winter, 'Australia/Sydney', 'Europe/Berlin'),
    '12:00 AM to 9:30 AM your time',
  )
})

test('the hours are those of the city of the time zone', () => {
  assert.match(supportHours(), /^Support 8 AM to 5:30 PM Sydney time, Monday to Friday, /u)
  assert.match(supportHours('America/New_York'), / New York time, /u)
})

test('every day is named, and every workday opens at 8', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  for (const [at, day] of days.entries()) {
    // Half past midnight in Sydney is still the day before in Perth.
    const early = new Date(Date.UTC(2026, 5, 14 + at, 14, 30))
    assert.equal(supportNow(early, 'Australia/Sydney', 'Australia/Perth'), `We open ${day} at 8 AM`)
    assert.equal(supportNow(new Date(early.getTime() + 8 * 3_600_000)), "We're open now")
  }
})

const wait = (at: string) => untilSupportChanges(new Date(at)) / 60_000

test('the text changes at 8, at half past 5, at midnight, and never later than in a day', () => {
  assert.equal(wait('2026-06-14T21:59:00Z'), 1)
  assert.equal(wait('2026-06-14T22:00:00Z'), 9.5 * 60)
  assert.equal(wait('2026-06-15T07:29:30Z'), 0.5)
  assert.equal(wait('2026-06-15T07:30:00Z'), 6.5 * 60)
  assert.equal(wait('2026-06-14T14:00:00Z'), 8 * 60)
})

test('the hours are told on the reader’s clock only where it differs', () => {
  const at = new Date('2026-06-15T01:00:00Z')
  const there = (zone: string) => supportHoursThere(at, 'Australia/Sydney', zone)
  assert.equal(there('Australia/Brisbane'), null)
  assert.equal(there('Pacific/Auckland'), '10:00 AM to 7:30 PM your time')
  assert.equal(there('Australia/Perth'), '6:00 AM to 3:30 PM your time')
  assert.equal(there('Europe/London'), '11:00 PM to 8:30 AM your time')
  assert.equal(there('America/Los_Angeles'), '3:00 PM to 12:30 AM your time')
  assert.equal(there('Pacific/Kiritimati'), '12:00 PM to 9:30 PM your time')
})
