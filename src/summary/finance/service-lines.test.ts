import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FinanceLine, FinancialSummary } from '#core/finances.ts'
import { serviceTables } from './service-lines.ts'

const NONE: FinancialSummary['sections'] = {
  balanceSheet: [],
  profitAndLoss: [],
  cash: [],
  profitability: [],
  income: [],
  performance: [],
  position: [],
}
const tablesOf = (sections: Partial<FinancialSummary['sections']>) =>
  serviceTables(
    {
      yearEnding: '2026-06-30',
      currency: 'AUD',
      sections: { ...NONE, ...sections },
      figures: {},
      outBy: null,
    },
    'AUD',
  )
const shown = (line: Pick<FinanceLine, 'kind' | 'value'>): string | undefined =>
  tablesOf({ position: [{ label: 'A line', ...line }] })[0]?.rows[0]?.cells[0]

describe('the lines of an accounting service', () => {
  it('are money, a share, days or a number', () => {
    assert.equal(shown({ kind: 'money', value: 123_456 }), 'A$1,234.56')
    assert.match(shown({ kind: 'percent', value: 12.5 }) ?? '', /^12\.5\d* ?%$/u)
    assert.equal(shown({ kind: 'days', value: 1.9 }), '1 day')
    assert.equal(shown({ kind: 'days', value: 30.2 }), '30 days')
    assert.equal(shown({ kind: 'number', value: 1_234.5 }), '1,234.5')
  })

  it('say who worked them out, which month they are of, and which is a total', () => {
    const line = { label: 'Cash', kind: 'money', value: 100 } as const
    const [table] = tablesOf({
      position: [line, { ...line, calculated: true }, { ...line, lastMonth: true }, { ...line, total: true }],
    })
    assert.deepEqual(
      table?.rows.map(({ from }) => from.join()),
      ['', 'calculated by Fettle', 'last month of the year', ''],
    )
    assert.deepEqual(
      table.rows.map(({ total }) => total),
      [false, false, false, true],
    )
  })

  it('stand below the title of their report, and a section without a line is left out', () => {
    const line = { label: 'Cash', kind: 'money', value: 100 } as const
    const titles = tablesOf({ balanceSheet: [line], profitAndLoss: [line] }).map(({ title }) => title)
    assert.equal(titles.length, 2)
    for (const title of titles) assert.match(title, /^\p{Lu}\p{Ll}+/u)
    assert.deepEqual(tablesOf({}), [])
  })
})
