import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FINANCE_SECTIONS, financialSummary } from '#core/finances.ts'
import { connector as myob } from './myob/connector.ts'
import { sampleAccounts, sumOf } from './sample-accounts.ts'
import { BLUE_WREN } from './sample-business.ts'
import { connector as xero } from './xero/connector.ts'

const DAY = '2026-11-23'
const YEARS = ['2024-03-31', '2025-06-30', '2026-06-30', '2027-06-30']

const filled = (connector: typeof xero) => {
  const sample = connector.read['summary']?.sample({ yearEnding: '2026-06-30' }, DAY)
  const { sections } = financialSummary.parse(sample)
  return FINANCE_SECTIONS.filter((section) => sections[section].length > 0)
}

describe('the sample business’ accounts', () => {
  it('are the written ones in 2026, and balance to the cent in every year', () => {
    const { profit, equity } = sampleAccounts('2026-06-30')
    assert.deepEqual(
      [profit, equity.retainedEarnings],
      [BLUE_WREN.accounts.equity.profit, BLUE_WREN.accounts.equity.retainedEarnings],
    )
    for (const year of YEARS) {
      const of = sampleAccounts(year)
      assert.equal(sumOf(of.assets) - sumOf(of.liabilities), sumOf(of.equity), year)
    }
  })

  for (const { id, read } of [xero, myob])
    it(`are the same in ${id} on every day, in the shape of live data`, () => {
      for (const yearEnding of YEARS) {
        const sample = financialSummary.parse(read['summary']?.sample({ yearEnding }, DAY))
        assert.deepEqual(read['summary']?.sample({ yearEnding }, '2030-01-01'), sample)
        assert.deepEqual([sample.yearEnding, sample.currency, sample.outBy], [yearEnding, 'AUD', 0])
        const { assets, income } = sampleAccounts(yearEnding)
        assert.deepEqual([sample.figures.bank, sample.figures.income], [assets.bank, sumOf(income)])
      }
    })

  it('fill all seven sections in Xero, and in MYOB those that can be derived', () => {
    assert.deepEqual(filled(xero), FINANCE_SECTIONS)
    assert.deepEqual(
      filled(myob),
      FINANCE_SECTIONS.filter((section) => section !== 'income'),
    )
  })
})
