import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { endOfDay, endOfYearFrom } from './year-later.ts'

describe('twelve months from a payment', () => {
  const cases: readonly (readonly [paidAt: string, zone: string, ends: string])[] = [
    ['2026-11-21T00:30:00Z', 'UTC', '2027-11-21T23:59:59.000Z'],
    // 11:30 am on the 21st in Sydney, which is at +11.
    ['2026-11-21T00:30:00Z', 'Australia/Sydney', '2027-11-21T12:59:59.000Z'],
    // The 22nd has begun in Auckland, which is at +13.
    ['2026-11-21T12:00:00Z', 'Pacific/Auckland', '2027-11-22T10:59:59.000Z'],
    // Still the 20th in Honolulu.
    ['2026-11-21T05:00:00Z', 'Pacific/Honolulu', '2027-11-21T09:59:59.000Z'],
    ['2028-02-29T10:00:00Z', 'UTC', '2029-02-28T23:59:59.000Z'],
    ['2027-02-28T10:00:00Z', 'UTC', '2028-02-28T23:59:59.000Z'],
    ['2026-12-31T23:59:59Z', 'UTC', '2027-12-31T23:59:59.000Z'],
    // A year later summer time has begun that day.
    ['2026-10-03T02:00:00Z', 'Australia/Sydney', '2027-10-03T12:59:59.000Z'],
  ]
  for (const [paidAt, zone, ends] of cases)
    it(`from ${paidAt} in ${zone} end at ${ends}`, () =>
      assert.equal(endOfYearFrom(new Date(paidAt), zone).toISOString(), ends))
})

describe('the end of a day', () => {
  it('is its last second on the clock of the time zone', () => {
    const at = new Date('2026-11-21T13:00:00Z')
    assert.equal(endOfDay(at, 'Australia/Sydney').toISOString(), '2026-11-22T12:59:59.000Z')
    assert.equal(endOfDay(at, 'UTC').toISOString(), '2026-11-21T23:59:59.000Z')
    const last = new Date('2026-11-21T23:59:59.000Z')
    assert.deepEqual(endOfDay(last, 'UTC'), last)
  })
})
