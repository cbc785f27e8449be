import assert from 'node:assert/strict'
import { test } from 'node:test'
import { owedSince } from './owed-since.ts'

const on = (day: string): Date => new Date(`${day}T03:00:00Z`)
const since = (started: string, begun: string, ...paid: string[]): string =>
  owedSince(
    on(begun),
    on(started),
    paid.map((day) => ({ paidAt: on(day) })),
  )
    .toISOString()
    .slice(0, 10)

test('a plan is owed since the oldest month that is not paid', () => {
  assert.equal(since('2026-01-15', '2026-03-15', '2026-01-15'), '2026-02-15')
  assert.equal(since('2026-01-15', '2026-03-15', '2026-01-15', '2026-02-15'), '2026-03-15')
})

test('a payment at the end of a month is not taken for one of the next', () => {
  assert.equal(since('2026-01-01', '2026-05-01', '2026-02-01', '2026-03-30'), '2026-04-01')
})

test('the months of a plan that began on a 31st begin on the last day of shorter ones', () => {
  assert.equal(since('2026-10-31', '2027-02-28', '2026-11-30', '2026-12-31'), '2027-01-31')
})
