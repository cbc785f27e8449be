import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { monthsBefore, readMoment, wholeDays, wholeMonths } from './calendar.ts'

const at = (text: string): number => new Date(text).getTime()
const back = (text: string, months: number): string => new Date(monthsBefore(at(text), months)).toISOString()

describe('calendar months', () => {
  it('keeps the day and the time', () => {
    assert.equal(back('2026-11-21T10:30:00Z', 2), '2026-09-21T10:30:00.000Z')
  })
  it('goes back over the start of a year', () => {
    assert.equal(back('2026-01-15T00:00:00Z', 2), '2025-11-15T00:00:00.000Z')
  })
  it('clamps to the last day of the month', () => {
    assert.equal(back('2026-04-30T00:00:00Z', 2), '2026-02-28T00:00:00.000Z')
    assert.equal(back('2028-04-30T00:00:00Z', 2), '2028-02-29T00:00:00.000Z')
  })
  it('counts whole months only', () => {
    assert.equal(wholeMonths(at('2026-04-01'), at('2026-04-30')), 0)
    assert.equal(wholeMonths(at('2026-04-01'), at('2026-05-01')), 1)
    assert.equal(wholeMonths(at('2026-02-28'), at('2026-04-30')), 2)
    assert.equal(wholeMonths(at('2026-04-30'), at('2026-04-01')), 0)
  })
})

describe('days and texts', () => {
  it('counts whole days only', () => {
    assert.equal(wholeDays(at('2026-04-01T12:00:00Z'), at('2026-04-02T11:59:59Z')), 0)
    assert.equal(wholeDays(at('2026-04-01T12:00:00Z'), at('2026-04-02T12:00:00Z')), 1)
  })
  it('reads a text without a zone as UTC', () => {
    assert.equal(readMoment('2026-04-01T12:00:00'), at('2026-04-01T12:00:00Z'))
    assert.equal(readMoment('2026-04-01T12:00:00+10:00'), at('2026-04-01T02:00:00Z'))
    assert.equal(readMoment('2026-04-01'), at('2026-04-01T00:00:00Z'))
    assert.equal(readMoment('soon'), null)
  })
})
