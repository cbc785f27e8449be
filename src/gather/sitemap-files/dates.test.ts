import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeLastmods } from './dates.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const judged = (...dates: string[]) => judgeLastmods(dates, NOW)

test('W3C dates are valid, from a year to a fraction of a second', () => {
  for (const date of ['2026', '2026-11', '2026-11-20', '2026-11-20T10:00Z', '2026-11-20T10:00:00.5+13:00']) {
    assert.equal(judged(date).bad, false, date)
  }
  for (const date of ['20/11/2026', '2026-13', '2026-11-20 10:00', '2026-11-20T10:00', '2026-11-32']) {
    assert.equal(judged(date).bad, true, date)
  }
})

test('tomorrow may be today in another time zone, the day after is the future', () => {
  assert.equal(judged('2026-11-22').future, false)
  assert.equal(judged('2026-11-23').future, true)
})

test('the newest date is returned', () => {
  assert.equal(judged('2026-11-19', '2026-11-20', 'x').newest, '2026-11-20T00:00:00.000Z')
  assert.deepEqual(judged(), { newest: null, bad: false, future: false })
})
