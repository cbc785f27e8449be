import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { centsOf, firstDayOfYear, isTooFarAhead } from './business-year.ts'

describe('a business year', () => {
  it('begins on the day after the last one of the year before', () => {
    for (const [end, first] of [
      ['2026-06-30', '2025-07-01'],
      ['2026-03-31', '2025-04-01'],
      ['2025-02-28', '2024-03-01'],
      ['2024-02-29', '2023-03-01'],
      ['2026-12-31', '2026-01-01'],
      ['2026-04-05', '2025-04-06'],
    ])
      assert.equal(firstDayOfYear(end ?? ''), first)
  })

  it('may end up to twelve months from now', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    assert.equal(isTooFarAhead('2027-11-21', now), false)
    assert.equal(isTooFarAhead('2027-12-31', now), true)
  })
})

describe('an amount of a service', () => {
  it('is whole cents, rounded away from zero', () => {
    for (const [text, cents] of [
      ['-1850.00', -185_000],
      ['0.005', 1],
      ['-0.005', -1],
      ['1,234.5', 123_450],
      ['0.00', 0],
      ['-0.00', 0],
    ] as const)
      assert.equal(centsOf(text), cents, text)
    assert.equal(centsOf(' '), null)
    for (const text of ['x', '1e3', '--1', '9'.repeat(15), '1.2.3'])
      assert.equal(centsOf(text), undefined, text)
  })
})
