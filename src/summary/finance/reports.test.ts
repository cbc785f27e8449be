import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { derive } from './derive.ts'
import { remarksOn } from './remarks.ts'
import { reportsOf } from './reports.ts'
import type { Year } from './year.ts'

/** A florist's year in dollars that is easy to calculate by hand. */
const dollars = (figures: Readonly<Record<string, number>>): Year['figures'] =>
  Object.fromEntries(
    Object.entries(figures).map(([id, amount]) => [id, id === 'invoices' ? amount : amount * 100]),
  )
const YEAR: Year = {
  yearEnding: '2026-06-30',
  figures: dollars({
    income: 400_000,
    directCosts: 160_000,
    otherIncome: 2_000,
    expenses: 182_000,
    bank: 30_000,
    debtors: 20_000,
    stock: 10_000,
    fixedAssets: 60_000,
    creditors: 16_000,
    otherCurrentLiabilities: 14_000,
    longTermLiabilities: 40_000,
    openingCash: 22_000,
    cashReceived: 410_000,
    cashSpent: 402_000,
    invoices: 1_600,
  }),
  months: [],
}
const BEFORE: Year = { yearEnding: '2025-06-30', figures: dollars({ income: 320_000 }), months: [] }

const lineOf = (years: Year[], report: string, label: string) =>
  reportsOf(years, 'AUD')
    .find(({ id }) => id === report)
    ?.rows.find((row) => row.label === label)?.cells

describe('figures derived from a year’s figures', () => {
  it('are profit, totals and net assets', () => {
    const { grossProfit, netProfit, currentAssets, totalAssets, totalLiabilities, netAssets, closingCash } =
      derive(YEAR)
    assert.deepEqual(
      [grossProfit, netProfit, currentAssets, totalAssets, totalLiabilities, netAssets, closingCash].map(
        (cents) => (cents ?? 0) / 100,
      ),
      [240_000, 60_000, 60_000, 120_000, 70_000, 50_000, 30_000],
    )
  })

  const ratios: readonly (readonly [string, string, string])[] = [
    ['profitability', 'Gross profit margin', '60%'],
    ['profitability', 'Operating expenses to income', '45.5%'],
    ['profitability', 'Net profit margin', '15%'],
    ['income', 'Average value of an invoice', 'A$250.00'],
    ['income', 'Invoices issued', '1,600'],
    ['performance', 'Return on assets', '50%'],
    ['performance', 'Return on net assets', '120%'],
    ['performance', 'Income to assets', '3.33'],
    ['position', 'Working capital', 'A$30,000.00'],
    ['position', 'Current ratio', '2'],
    ['position', 'Quick ratio', '1.66'],
    ['position', 'Debtor days', '18 days'],
    ['position', 'Creditor days', '36 days'],
    ['position', 'Liabilities to net assets', '1.4'],
  ]
  for (const [report, label, value] of ratios)
    it(`${label} is ${value}`, () => assert.deepEqual(lineOf([YEAR], report, label), [value]))

  it('are one day, not one days', () => {
    const quick = { ...YEAR, figures: dollars({ income: 365_000, debtors: 1_400 }) }
    assert.deepEqual(lineOf([quick], 'position', 'Debtor days'), ['1 day'])
  })

  it('are a loss where costs are higher, and no return on assets that do not exist', () => {
    const poor = {
      ...YEAR,
      figures: dollars({ income: 100, directCosts: 60, expenses: 70, bank: 10, creditors: 30 }),
    }
    assert.deepEqual(lineOf([poor], 'profitAndLoss', 'Net profit before tax'), ['-A$30.00'])
    assert.deepEqual(lineOf([poor], 'balanceSheet', 'Net assets'), ['-A$20.00'])
    assert.equal(lineOf([poor], 'performance', 'Return on net assets'), undefined)
  })

  it('are empty where a figure is missing: nothing is guessed', () => {
    const some = derive({ figures: dollars({ income: 100, bank: 5 }) })
    assert.deepEqual(
      [
        some.grossProfit,
        some.netProfit,
        some.netAssets,
        some.currentRatio,
        some.closingCash,
        some.debtorDays,
      ],
      [null, null, null, null, null, null],
    )
    assert.equal(some.currentAssets, 500)
    assert.deepEqual(reportsOf([{ ...YEAR, figures: {} }], 'AUD'), [])
  })
})

describe('years beside each other', () => {
  it('show a dash where one of them has no figure', () => {
    assert.deepEqual(lineOf([YEAR, BEFORE], 'profitAndLoss', 'Gross profit'), ['A$240,000.00', '–'])
  })

  it('show growth against the year before', () => {
    assert.deepEqual(lineOf([YEAR, BEFORE], 'income', 'Growth in income'), ['25%', '–'])
  })

  it('show no growth against an older year or one of other months', () => {
    for (const yearEnding of ['2024-06-30', '2025-03-31'])
      assert.equal(lineOf([YEAR, { ...BEFORE, yearEnding }], 'income', 'Growth in income'), undefined)
  })
})

describe('contradictions between figures', () => {
  it('are none when cash ends as in the balance sheet', () => {
    assert.deepEqual(remarksOn([YEAR], 'AUD'), [])
  })

  it('are a different cash balance, and months with another sum than the year', () => {
    const months = Array.from({ length: 12 }, () => ({ income: 100_000, costs: null, cash: null }))
    const figures = { ...YEAR.figures, bank: 3_000_001 }
    assert.deepEqual(remarksOn([{ ...YEAR, figures, months }], 'AUD'), [
      'Year ending 30 Jun 2026: cash ends at A$30,000.00, but the balance sheet has A$30,000.01 in cash and bank.',
      'Year ending 30 Jun 2026: income by month adds up to A$12,000.00, but income for the year is A$400,000.00.',
    ])
  })

  it('are another balance in the last month, and other costs by month', () => {
    const months = Array.from({ length: 12 }, () => ({ income: null, costs: 2_850_000, cash: 2_900_000 }))
    assert.deepEqual(remarksOn([{ ...YEAR, months }], 'NZD'), [
      'Year ending 30 Jun 2026: cash at the end of the last month is NZ$29,000.00, but the balance sheet has NZ$30,000.00 in cash and bank.',
    ])
    const more = months.map((month) => ({ ...month, costs: 2_850_001, cash: 3_000_000 }))
    assert.deepEqual(remarksOn([{ ...YEAR, months: more }], 'NZD'), [
      'Year ending 30 Jun 2026: costs by month add up to NZ$342,000.12, but direct costs and operating expenses for the year are NZ$342,000.00.',
    ])
  })

  it('are not looked for in months that are not all known', () => {
    const months = [
      { income: null, costs: null, cash: 3_000_000 },
      ...Array.from({ length: 11 }, () => ({ income: 1, costs: 1, cash: 3_000_000 })),
    ]
    assert.deepEqual(remarksOn([{ ...YEAR, months }], 'AUD'), [])
  })
})
