import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import type { FinancialSummary } from '#core/finances.ts'
import { importDoubts, importFailureWords } from './import-words.ts'
import { serviceTables } from './service-lines.ts'

const NONE = {
  balanceSheet: [],
  profitAndLoss: [],
  cash: [],
  profitability: [],
  income: [],
  performance: [],
  position: [],
}
const AROUND = { title: 'Xero', currency: 'AUD' as const, day: '2026-11-23' }
const finances = (more: Partial<FinancialSummary>): FinancialSummary => ({
  yearEnding: '2026-06-30',
  currency: 'AUD',
  sections: { ...NONE, cash: [{ label: 'Closing balance', value: 12_345, kind: 'money', total: true }] },
  figures: {},
  outBy: 0,
  ...more,
})

describe('what an owner reads about a service’s figures', () => {
  it('names each failure in one or two sentences', () => {
    for (const kind of FAILURE_KINDS) assert.match(importFailureWords(kind, 'Xero'), /Xero .*\.$/u)
  })

  it('is nothing where nothing is wrong', () => {
    assert.deepEqual(importDoubts(finances({}), AROUND), [])
    assert.deepEqual(importDoubts(finances({ outBy: 100, currency: null }), AROUND), [])
  })

  it('is each doubt, with what to do', () => {
    const all = importDoubts(finances({ outBy: -250_000, currency: 'NZD', yearEnding: '2027-06-30' }), AROUND)
    assert.deepEqual(all, [
      'These figures are in NZD, and your summary is in AUD, so they can’t be used in it.',
      'This year isn’t over. The figures go up to 23 Nov 2026, when we read them.',
      'The balance sheet doesn’t balance: net assets and equity differ by A$2,500.00. Ask your accountant about it.',
    ])
    assert.deepEqual(importDoubts(finances({ sections: NONE }), AROUND), [
      'Xero has no figures for this year yet.',
    ])
  })
})

describe('everything that a service has for a year', () => {
  it('is one table a section, with who worked a line out', () => {
    const position = [
      {
        label: 'Current assets to liabilities',
        value: 3.68,
        kind: 'number' as const,
        calculated: true as const,
      },
      { label: 'Average debtors days', value: 6.08, kind: 'days' as const, lastMonth: true as const },
    ]
    const tables = serviceTables(finances({ sections: { ...NONE, position } }), 'AUD')
    assert.deepEqual(tables, [
      {
        title: 'Position',
        rows: [
          {
            label: 'Current assets to liabilities',
            cells: ['3.68'],
            from: ['calculated by Fettle'],
            total: false,
          },
          {
            label: 'Average debtors days',
            cells: ['6 days'],
            from: ['last month of the year'],
            total: false,
          },
        ],
      },
    ])
  })
})
