import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { importFigures } from './import.ts'
import { templateOf } from './template.ts'
import { monthsOf } from './year.ts'

const rowsOf = (csv: string): string[][] => parse(csv, { relax_column_count: true, skip_empty_lines: true })

const debtorsOf = (csv: string) => importFigures(rowsOf(csv)).figures.debtors

describe('figures from a file', () => {
  it('are recognised by the labels of accounting programs', () => {
    const { yearEnding, figures, left } = importFigures(
      rowsOf(`Profit and Loss
Blue Wren Florist
For the year ended 30 June 2026
Account,2026
Trading Income
Sales – flowers,"400,000.00"
Total Trading Income,"400,000.00"
Total Cost of Sales,160000
Gross Profit,240000
Wages,100000
Total Operating Expenses,(180000)
Net Profit,60000`),
    )
    assert.equal(yearEnding, '2026-06-30')
    assert.deepEqual(figures, { income: 40_000_000, directCosts: 16_000_000, expenses: 18_000_000 })
    assert.deepEqual(left, ['Sales – flowers', 'Wages'])
  })

  it('include what a total contains beyond its lines', () => {
    const { figures } = importFigures(
      rowsOf(
        'Total Bank,100\nAccounts Receivable,50\nTotal Current Assets,180\nAccounts Payable,20\nTotal Current Liabilities,20',
      ),
    )
    assert.deepEqual(figures, { bank: 10_000, debtors: 5_000, creditors: 2_000, otherCurrentAssets: 3_000 })
  })

  it('are compared with the file’s own totals', () => {
    const { differences } = importFigures(
      rowsOf('Income,100\nCost of sales,40\nOperating expenses,10\nGross profit,60\nNet profit,45'),
    )
    assert.deepEqual(differences, [{ label: 'Net profit', inFile: 4_500, worked: 5_000 }])
  })

  it('by month are assigned to their months, and make the year', () => {
    const { yearEnding, figures, months } = importFigures(
      rowsOf(`Account,Jun-26,May 2026,31 July 2025,Total
Income,300,200,100,600
Direct costs,30,20,10,60
Operating expenses,-3,-2,-1,-6
Closing balance,9,8,7,
Debtors,5,4,3,`),
    )
    assert.equal(yearEnding, '2026-06-30')
    assert.deepEqual(months[0], { income: 10_000, costs: 1_100, cash: 700 })
    assert.deepEqual(months[10], { income: 20_000, costs: 2_200, cash: 800 })
    assert.deepEqual(months[11], { income: 30_000, costs: 3_300, cash: 900 })
    assert.deepEqual(months[5], { income: null, costs: null, cash: null })
    assert.deepEqual([figures.income, figures.directCosts, figures.expenses], [60_000, 6_000, 600])
  })

  it('of a balance are the newest month’s, whatever its column', () => {
    assert.equal(debtorsOf('x,May 2026,Jun 2026\nDebtors,4,5'), 500)
    assert.equal(debtorsOf('x,Jun 2026,May 2026\nDebtors,5,4'), 500)
  })

  it('by month are counts where they count, not money', () => {
    const { figures } = importFigures(
      rowsOf(`Month,${monthsOf('2026-06-30').join()}
Invoices issued${',10'.repeat(12)}`),
    )
    assert.deepEqual(figures, { invoices: 120 })
  })

  it('name a second line of a figure that is not added to the first', () => {
    const { figures, left } = importFigures(rowsOf('Sales,900\nRevenue,100'))
    assert.deepEqual([figures, left], [{ income: 90_000 }, ['Revenue']])
  })

  it('are read beside a column whose title only begins like a month', () => {
    const { figures, left } = importFigures(rowsOf('Item,Amount,Margin\nIncome,1000,20%\nDirect costs,400,'))
    assert.deepEqual([figures, left], [{ income: 100_000, directCosts: 40_000 }, []])
  })

  it('are read from our own template', () => {
    const { year, months } = templateOf('2026-06-30')
    assert.ok(year.startsWith('"Year ending","2026-06-30"\r\n"Income",""\r\n'), year)
    const filled = year
      .replace('"Income",""', '"Income","1,000"')
      .replace('"Invoices issued",""', 'Invoices issued,12')
    const read = importFigures(rowsOf(filled))
    assert.deepEqual(
      [read.yearEnding, read.figures, read.left],
      ['2026-06-30', { income: 100_000, invoices: 12 }, []],
    )
    assert.equal(importFigures(rowsOf(months)).yearEnding, '2026-06-30')
    assert.deepEqual(
      rowsOf(months).map((row) => [row[0], row.length]),
      [
        ['Month', 13],
        ['Income', 13],
        ['Direct costs', 13],
        ['Operating expenses', 13],
        ['Closing balance', 13],
      ],
    )
  })

  it('are none in a file without any', () => {
    assert.deepEqual(importFigures([]), {
      yearEnding: null,
      covered: null,
      figures: {},
      months: [],
      left: [],
      differences: [],
    })
    assert.deepEqual(importFigures([['<script>'], ['Income', 'lots']]).figures, {})
  })

  it('list every line that was not read, as their number is shown', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => [`Line ${index}`, '1'])
    assert.equal(importFigures(rows).left.length, 2_000)
  })
})
