import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { monthsOf, usualYearEnding, yearEndingProblem } from './year.ts'

describe('a year-ending date', () => {
  const TODAY = '2026-11-21'
  const MISSING = 'Please provide year-ending date'

  it('is a real day, at most 12 months ahead', () => {
    assert.equal(yearEndingProblem('2026-06-30', TODAY), null)
    assert.equal(yearEndingProblem('2024-02-29', TODAY), null)
    assert.equal(yearEndingProblem('2027-11-21', TODAY), null)
    assert.equal(
      yearEndingProblem('2027-11-22', TODAY),
      'Please choose a date that is at most 12 months ahead',
    )
    assert.equal(yearEndingProblem('1900-01-01', TODAY), null)
    for (const text of [
      '',
      '2026-02-30',
      '2025-02-29',
      '30/06/2026',
      '2026-6-30',
      '1899-12-31',
      '+12026-06-30',
    ])
      assert.equal(yearEndingProblem(text, TODAY), MISSING, text)
  })

  it('is by default the last 30 June, in New Zealand the last 31 March', () => {
    assert.equal(usualYearEnding('AU', '2026-06-29'), '2025-06-30')
    assert.equal(usualYearEnding('AU', '2026-06-30'), '2026-06-30')
    assert.equal(usualYearEnding('NZ', '2026-03-30'), '2025-03-31')
    assert.equal(usualYearEnding('NZ', '2026-03-31'), '2026-03-31')
    assert.equal(usualYearEnding(null, '2026-01-01'), '2025-06-30')
  })

  it('has twelve months before it', () => {
    const months = monthsOf('2026-06-30')
    assert.deepEqual(
      [months.length, months[0], months[5], months[6], months[11]],
      [12, 'Jul 2025', 'Dec 2025', 'Jan 2026', 'Jun 2026'],
    )
    assert.equal(monthsOf('2026-12-31')[0], 'Jan 2026')
    assert.equal(monthsOf('2026-01-31')[0], 'Feb 2025')
  })
})
