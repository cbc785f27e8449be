import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BLUE_WREN, sampleValueOn, sampleVisitorsOn } from './sample-business.ts'

const sum = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((all, one) => all + one, 0)

describe('the sample business', () => {
  it('has accounts that balance to the cent', () => {
    const { income, costOfSales, expenses, assets, liabilities, equity } = BLUE_WREN.accounts
    assert.equal(sum(income) - sum(costOfSales) - sum(expenses), equity.profit)
    assert.equal(sum(assets) - sum(liabilities), sum(equity))
    assert.deepEqual([sum(income), equity.profit, assets.bank], [41_286_000, 5_820_400, 3_197_700])
  })

  it('grows by the same in any two weeks', () => {
    const { facebookFans, countedOn } = BLUE_WREN
    assert.equal(sampleValueOn(facebookFans, countedOn), 2_431)
    assert.equal(sampleValueOn(facebookFans, '2026-11-09'), 2_431 - 38)
    assert.equal(sampleValueOn(facebookFans, '2027-03-12') - sampleValueOn(facebookFans, '2027-02-26'), 38)
    assert.equal(sampleValueOn(facebookFans, '1990-01-01'), 0)
  })

  it('has more visitors before the weekend, on every day the same each time', () => {
    assert.ok(sampleVisitorsOn('2026-11-27') > sampleVisitorsOn('2026-11-29'))
    assert.equal(sampleVisitorsOn('2026-11-27'), sampleVisitorsOn('2026-11-27'))
  })
})
