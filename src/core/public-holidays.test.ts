import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayFrom } from './dates.ts'
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

/** New Zealand: Te Kāhui o Matariki Public Holiday Act 2022, schedule 1. */
const MATARIKI =
  '2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29'

/** All holidays of a year, each asked for from the day after the one before. */
function allOf(country: string, year: number): string[] {
  const found: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); ) {
    const holiday = nextPublicHoliday(country, day)
    if (!holiday?.date.startsWith(`${year}`)) break
    found.push(`${holiday.date.slice(5)} ${holiday.name}`)
    day = dayFrom(holiday.date, 1)
  }
  return found
}

describe('the public holidays of a year', () => {
  it('are those of all Australia', () => {
    assert.deepEqual(allOf('AU', 2026), [
      '01-01 New Year’s Day',
      '01-26 Australia Day',
      '04-03 Good Friday',
      '04-06 Easter Monday',
      '04-25 Anzac Day',
      '12-25 Christmas Day',
      '12-26 Boxing Day',
    ])
  })

  it('are those of all New Zealand', () => {
    assert.deepEqual(allOf('NZ', 2027), [
      '01-01 New Year’s Day',
      '01-02 the day after New Year’s Day',
      '02-06 Waitangi Day',
      '03-26 Good Friday',
      '03-29 Easter Monday',
      '04-25 Anzac Day',
      '06-07 King’s Birthday',
      '06-25 Matariki',
      '10-25 Labour Day',
      '12-25 Christmas Day',
      '12-26 Boxing Day',
    ])
  })

  it('have Matariki on the day that the Act sets, and none in a year for which it sets none', () => {
    for (const date of MATARIKI.split(' ')) assert.equal(next('NZ', date), `${date} Matariki`)
    assert.equal(next('NZ', '2036-06-10'), '2036-10-27 Labour Day')
  })

  it('have Easter where the calendars of the century have it', () => {
    for (const friday of [
      '2024-03-29',
      '2025-04-18',
      '2028-04-14',
      '2030-04-19',
      '2035-03-23',
      '2049-04-16',
      '2076-04-17',
    ])
      assert.equal(next('AU', friday), `${friday} Good Friday`)
  })
})
