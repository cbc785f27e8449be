import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { A_YEAR, THE_YEAR_BEFORE } from '#support/summaries.ts'
import { monthTable } from './month-table.ts'
import type { Month } from './year.ts'

const tableOf = (months: Month[]) => monthTable([THE_YEAR_BEFORE, { ...A_YEAR, months }], 'NZD')

describe('a year’s months on paper', () => {
  it('are oldest first, with their sum; cash has none', () => {
    const table = tableOf(A_YEAR.months)
    assert.deepEqual(table?.heads, ['Income', 'Costs', 'Profit', 'Cash at the end'])
    assert.deepEqual(table.rows[0], {
      label: 'Jul 2025',
      cells: ['NZ$28,000.00', 'NZ$26,000.00', 'NZ$2,000.00', 'NZ$20,000.00'],
      total: false,
    })
    assert.deepEqual(table.rows[12], {
      label: 'Total',
      cells: ['NZ$400,000.00', 'NZ$342,000.00', 'NZ$58,000.00', '–'],
      total: true,
    })
  })

  it('have no sum where one of them is not known, and no column where none is', () => {
    const months = A_YEAR.months.map(({ income }, at) => ({
      income: at === 3 ? null : income,
      costs: null,
      cash: null,
    }))
    const table = tableOf(months)
    assert.deepEqual(
      [table?.heads, table?.rows[3]?.cells, table?.rows[12]?.cells],
      [['Income'], ['–'], ['–']],
    )
  })

  it('are left out where no year has any', () => {
    assert.equal(monthTable([THE_YEAR_BEFORE], 'AUD'), null)
  })
})
