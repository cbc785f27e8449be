import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  clockTime,
  dayFrom,
  dayOf,
  lastMidnight,
  nearDate,
  nextMidnight,
  nextMidnightIn,
  shortDate,
} from './dates.ts'

const EVENING = '2026-11-20T13:30:00Z'

describe('dates and times in words', () => {
  test('are those of the zone that is asked for, whichever was asked for before', () => {
    for (let time = 0; time < 2; time += 1) {
      assert.equal(shortDate(EVENING, 'Australia/Sydney'), '21 Nov 2026')
      assert.equal(shortDate(EVENING, 'Europe/Lisbon'), '20 Nov 2026')
      assert.equal(clockTime(EVENING, 'Australia/Sydney'), '12:30 am')
      assert.equal(clockTime(EVENING, 'Europe/Lisbon'), '1:30 pm')
    }
  })

  test('are right in every zone there is, one after the other', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      assert.match(shortDate(EVENING, zone), /^2[01] Nov 2026$/u, zone)
    assert.equal(shortDate(EVENING, 'Australia/Sydney'), '21 Nov 2026')
  })

  test('name every month, and its number, the same in UTC as in a zone beside it', () => {
    for (let month = 0; month < 12; month += 1) {
      const noon = new Date(Date.UTC(2026, month, 5, 12))
      assert.equal(shortDate(noon.toISOString()), shortDate(noon.toISOString(), 'Europe/Lisbon'))
      assert.equal(dayOf(noon, 'Europe/Lisbon'), noon.toISOString().slice(0, 10))
    }
  })

  test('a date has its year where it is another one', () => {
    const now = new Date('2026-11-20T00:00:00Z')
    assert.equal(nearDate('2026-01-05', now), '05 Jan')
    assert.equal(nearDate('2025-12-31', now), '31 Dec 2025')
  })

  test('refuses a zone that does not exist, each time', () => {
    for (let time = 0; time < 2; time += 1)
      assert.throws(() => shortDate(EVENING, 'Nowhere/Town'), RangeError)
    assert.throws(() => shortDate('no date'), RangeError)
  })
})

const next = (at: string) => nextMidnight(new Date(at)).toISOString()

const last = (at: string) => lastMidnight(new Date(at)).toISOString()

const nextIn = (at: string, zone: string) => nextMidnightIn(new Date(at), zone).toISOString()

describe('midnights', () => {
  test('in UTC are at the end and the beginning of the day, and at midnight itself the day begins', () => {
    assert.equal(next('2026-12-31T13:30:15.250Z'), '2027-01-01T00:00:00.000Z')
    assert.equal(next('2026-11-20T00:00:00Z'), '2026-11-21T00:00:00.000Z')
    assert.equal(last('2026-11-20T23:59:59Z'), '2026-11-20T00:00:00.000Z')
    assert.equal(last('2026-11-20T00:00:00Z'), '2026-11-20T00:00:00.000Z')
  })

  test('in a time zone are those of its own day, also where the clock changes', () => {
    assert.equal(nextIn('2026-11-20T12:59:59Z', 'Australia/Sydney'), '2026-11-20T13:00:00.000Z')
    assert.equal(nextIn('2026-11-20T13:00:00Z', 'Australia/Sydney'), '2026-11-21T13:00:00.000Z')
    assert.equal(nextIn('2026-11-20T07:59:00Z', 'America/Los_Angeles'), '2026-11-20T08:00:00.000Z')
    assert.equal(nextIn('2026-11-01T07:30:00Z', 'America/Los_Angeles'), '2026-11-02T08:00:00.000Z')
    assert.throws(() => nextMidnightIn(new Date(EVENING), 'Mars/Base'), RangeError)
  })

  test('a day is so many days after another or before it', () => {
    assert.equal(dayFrom('2026-12-31', 1), '2027-01-01')
    assert.equal(dayFrom('2026-03-01', -1), '2026-02-28')
    assert.equal(dayFrom('2026-03-01', 0), '2026-03-01')
  })
})
