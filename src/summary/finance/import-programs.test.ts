import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { importFigures } from './import.ts'

const read = (csv: string) => importFigures(parse(csv, { relax_column_count: true, skip_empty_lines: true }))

/** In dollars, for comparing with the file. */
const dollars = (figures: object): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([id, cents]) => [id, Number(cents) / 100]))

describe('a profit and loss', () => {
  it('from Xero: totals count before an account of the same name, the newer year before the older', () => {
    const { yearEnding, covered, figures, left, differences } = read(`Profit and Loss
Blue Wren Florist
For the year ended 30 June 2026

Account,2026,2025
Trading Income
Interest Income,,"1,250.00"
Other Revenue,"20,000.00","10,000.00"
Sales,"380,000.00","310,000.00"
Total Trading Income,"400,000.00","321,250.00"

Cost of Sales
Cost of Goods Sold,"160,000.00","134,000.00"
Total Cost of Sales,"160,000.00","134,000.00"

Gross Profit,"240,000.00","187,250.00"

Other Income
Total Other Income,,"3,000.00"

Operating Expenses
Rent,"60,000.00","55,000.00"
Total Operating Expenses,"182,000.00","161,000.00"

Net Profit,"58,000.00","26,250.00"`)
    assert.deepEqual([yearEnding, covered], ['2026-06-30', 12])
    assert.deepEqual(dollars(figures), { income: 400_000, directCosts: 160_000, expenses: 182_000 })
    assert.deepEqual(left, ['Other Revenue', 'Sales', 'Cost of Goods Sold', 'Rent'])
    assert.deepEqual(differences, [])
  })

  it('from MYOB: account numbers before the names, a range of months, other expenses', () => {
    const { yearEnding, covered, figures, differences } = read(`Blue Wren Florist
12 King Street
Newtown NSW 2042
Profit & Loss Statement
July 2025 To June 2026
,,Selected Period,% of Sales
4-0000,Income,,
4-1000,Sales,"$400,000.00",100.0%
,Total Income,"$400,000.00",100.0%
5-0000,Cost of Sales,,
,Total Cost of Sales,"$160,000.00",40.0%
,Gross Profit,"$240,000.00",60.0%
6-0000,Expenses,,
6-1000,Wages,"$182,000.00",45.5%
,Total Expenses,"$182,000.00",45.5%
,Operating Profit,"$58,000.00",14.5%
8-0000,Other Income,,
,Total Other Income,"$2,000.00",0.5%
9-0000,Other Expenses,,
,Total Other Expenses,"$1,500.00",0.4%
,Net Profit/(Loss),"$58,500.00",14.6%`)
    assert.deepEqual([yearEnding, covered], ['2026-06-30', 12])
    assert.deepEqual(dollars(figures), {
      income: 400_000,
      directCosts: 160_000,
      otherIncome: 2_000,
      expenses: 183_500,
    })
    assert.deepEqual(differences, [])
  })

  it('from QuickBooks: "Total for", indents, and a last line with the day of printing', () => {
    const { yearEnding, covered, figures, differences } = read(`Profit and Loss
Blue Wren Florist
"July 1, 2025 - June 30, 2026"

,Total
Income,
   Sales,"380,000.00"
   Services,"20,000.00"
Total for Income,"A$400,000.00"
Cost of Sales,
Total for Cost of Sales,"A$160,000.00"
Gross Profit,"A$240,000.00"
Expenses,
   Rent or Lease,"60,000.00"
Total for Expenses,"A$182,000.00"
Net Earnings,"A$58,000.00"

"Saturday, 21 November 2026 09:15 AM GMT+11:00 - Accrual Basis"`)
    assert.deepEqual([yearEnding, covered], ['2026-06-30', 12])
    assert.deepEqual(dollars(figures), { income: 400_000, directCosts: 160_000, expenses: 182_000 })
    assert.deepEqual(differences, [])
  })

  it('for less than a year is marked as such', () => {
    for (const [line, end, covered] of [
      ['For the 3 months ended 30 September 2026', '2026-09-30', 3],
      ['For the month ended 31 October 2026', '2026-10-31', 1],
      ['1/07/2026 to 31/12/2026', '2026-12-31', 6],
      ['July 2026 - September 2026', '2026-09-30', 3],
    ] as const)
      assert.deepEqual(
        [read(`${line}\nIncome,1`).yearEnding, read(`${line}\nIncome,1`).covered],
        [end, covered],
      )
    assert.equal(read('Account,Jun 2026,May 2026\nIncome,3,2').covered, 2)
  })

  it('made by hand: months without years, brackets, losses, a column of codes', () => {
    const names = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
    const { months, figures } = read(
      [
        ['Code', 'What', ...names].join(','),
        ['200', 'Sales', ...names.map((_, at) => `"${at + 1},000.00"`)].join(','),
        ['400', 'Overheads', ...names.map(() => '(500.50)')].join(','),
      ].join('\n'),
    )
    assert.deepEqual(months[0], { income: 100_000, costs: 50_050, cash: null })
    assert.deepEqual(months[11], { income: 1_200_000, costs: 50_050, cash: null })
    assert.deepEqual(dollars(figures), { income: 78_000, expenses: 6_006 })
  })

  it('with a comma before the cents is read all the same', () => {
    const csv = 'Income;"400.000,50"\nDirect costs;(1.200,5)\nNet profit;"398.800,00"'
    const { figures } = importFigures(parse(csv, { delimiter: ';' }))
    assert.deepEqual(dollars(figures), { income: 400_000.5, directCosts: 1_200.5 })
  })

  it('lists the lines whose amount cannot be read', () => {
    const { figures, left } = read('Income,1.2.3\nDirect costs,5')
    assert.deepEqual([dollars(figures), left], [{ directCosts: 5 }, ['Income']])
  })

  it('of two years does not put the year into its last month', () => {
    const { months, figures } = read('Account,30 Jun 2026,30 Jun 2025\nIncome,12,9')
    assert.deepEqual([months, dollars(figures)], [[], { income: 12 }])
  })
})

describe('a balance sheet', () => {
  const ROWS = `Accounts Receivable,"20,000.00"
Inventory,"10,000.00"
Prepayments,500
Total Current Assets,TOTAL
Fixed Assets
Shop Fit-out,"60,000.00"
Total Fixed Assets,"60,000.00"
Total Assets,"120,500.00"
Liabilities
Current Liabilities
Accounts Payable,"16,000.00"
GST,"14,000.00"
Total Current Liabilities,"30,000.00"
Non-current Liabilities
Total Non-current Liabilities,"40,000.00"
Total Liabilities,"70,000.00"
Net Assets,"50,500.00"
Equity
Total Equity,"50,500.00"`
  const EXPECTED = {
    bank: 30_000,
    debtors: 20_000,
    stock: 10_000,
    otherCurrentAssets: 500,
    fixedAssets: 60_000,
    creditors: 16_000,
    otherCurrentLiabilities: 14_000,
    longTermLiabilities: 40_000,
  }
  const HEAD = 'Balance Sheet\nBlue Wren Florist\nAs at 30 June 2026\n\nAccount,30 Jun 2026\nAssets\nBank\n'

  it('from Xero, with the bank beside the current assets, adds up', () => {
    const { yearEnding, covered, figures, differences } = read(
      `${HEAD}Business Account,"30,000.00"\nTotal Bank,"30,000.00"\nCurrent Assets\n${ROWS.replace('TOTAL', '"30,500.00"')}`,
    )
    assert.deepEqual([yearEnding, covered], ['2026-06-30', null])
    assert.deepEqual([dollars(figures), differences], [EXPECTED, []])
  })

  it('with the bank among the current assets adds up', () => {
    const { figures, differences } = read(
      `${HEAD}Total Cash and Cash Equivalents,"30,000.00"\n${ROWS.replace('TOTAL', '"60,500.00"')}`,
    )
    assert.deepEqual([dollars(figures), differences], [EXPECTED, []])
  })

  it('that does not add up names the difference', () => {
    const { differences } = read(
      `${HEAD}Total Bank,"30,000.00"\n${ROWS.replace('TOTAL', '"60,500.00"').replaceAll('"50,500.00"', '"50,000.00"')}`,
    )
    assert.deepEqual(differences, [{ label: 'Net Assets', inFile: 5_000_000, worked: 5_050_000 }])
  })
})

describe('cash', () => {
  it('from a summary of bank accounts is that of their total', () => {
    const { figures, differences } = read(`Bank Summary
Blue Wren Florist
For the year ended 30 June 2026
Bank Accounts,Opening Balance,Cash Received,Cash Spent,Closing Balance
Business Account,"20,000.00","410,000.00","402,000.00","28,000.00"
Savings,"2,000.00",0.00,0.00,"2,000.00"
Total,"22,000.00","410,000.00","402,000.00","30,000.00"`)
    assert.deepEqual(dollars(figures), { openingCash: 22_000, cashReceived: 410_000, cashSpent: 402_000 })
    assert.deepEqual(differences, [])
  })
})
