import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextPublicHoliday } from './public-holidays.ts'

const next = (country: string | null, day: string) => {
  const holiday = nextPublicHoliday(country, day)
  return holiday && `${holiday.date} ${holiday.name}`
}

describe('the next public holiday', () => {
  it('is the same day, when that is one', () => {
    assert.equal(next('AU', '2026-12-25'), '2026-12-25 Christmas Day')
  })

  it('may be in the next year', () => {
    assert.equal(next('AU', '2026-12-27'), '2027-01-01 New Year’s Day')
  })

  it('knows when Easter is', () => {
    assert.equal(next('AU', '2026-03-01'), '2026-04-03 Good Friday')
    assert.equal(next('NZ', '2027-03-27'), '2027-03-29 Easter Monday')
    assert.equal(next('NZ', '2038-03-01'), '2038-04-23 Good Friday')
  })

  it('differs between Australia and New Zealand', () => {
    assert.equal(next('AU', '2027-01-20'), '2027-01-26 Australia Day')
    assert.equal(next('NZ', '2027-01-20'), '2027-02-06 Waitangi Day')
    assert.equal(next('NZ', '2026-05-20'), '2026-06-01 King’s Birthday')
    assert.equal(next('NZ', '2026-06-20'), '2026-07-10 Matariki')
    assert.equal(next('NZ', '2026-10-01'), '2026-10-26 Labour Day')
  })

  it('is not known of other countries', () => {
    assert.equal(next('FR', '2026-10-01'), null)
    assert.equal(next(null, '2026-10-01'), null)
  })
})
