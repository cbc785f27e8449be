import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gstIn, PRICES, SAVING, SAVING_PERCENT, totalCents } from './plans.ts'

test('a year at once costs 12% less than twelve months, to the cent', () => {
  assert.deepEqual([PRICES.monthly.cents, PRICES.annual.cents], [2_500, 26_400])
  assert.deepEqual([totalCents(PRICES.monthly), totalCents(PRICES.annual)], [30_000, 26_400])
  assert.deepEqual([SAVING, SAVING_PERCENT], [3_600, 12])
  assert.equal(PRICES.annual.cents * 100, totalCents(PRICES.monthly) * (100 - SAVING_PERCENT))
})

test('an eleventh of an amount is GST, a half cent rounded up', () => {
  assert.deepEqual([2_500, 26_400, 0, 5, 6, 11].map(gstIn), [227, 2_400, 0, 0, 1, 1])
})
