import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedYear } from '#summary/typed.ts'
import { withImported } from './with-imported.ts'

const TODAY = '2026-11-23'
const NOTHING = { yearEnding: null, covered: null, figures: {}, months: [], left: [], differences: [] }
const months = (of: object) =>
  Array.from({ length: 12 }, () => ({ income: null, costs: null, cash: null, ...of }))
const year = typedYear({ yearEnding: '2026-06-30', figures: { income: 100, bank: 5 }, months: [] })

test('figures of a file are filled in, and everything else stays as it was typed', () => {
  const filled = withImported(year, { ...NOTHING, figures: { income: 1_000_050, stock: 0 } }, TODAY)
  assert.deepEqual(
    [filled.yearEnding, filled.figures.income, filled.figures.bank, filled.figures.stock],
    ['2026-06-30', '10,000.50', '0.05', '0'],
  )
  assert.deepEqual(filled.sources?.income, {
    service: 'file',
    title: 'CSV file',
    day: TODAY,
    value: 1_000_050,
  })
  assert.equal(filled.sources?.bank, undefined)
  assert.equal(withImported(year, { ...NOTHING, yearEnding: '2025-06-30' }, TODAY).yearEnding, '2025-06-30')
})

test('months of two files are merged', () => {
  const first = withImported(year, { ...NOTHING, months: months({ income: 100 }) }, TODAY)
  const second = withImported(first, { ...NOTHING, months: months({ cash: 200 }) }, TODAY)
  assert.deepEqual(second.months[0], { income: '1', costs: '', cash: '2' })
  assert.deepEqual(withImported(second, NOTHING, TODAY).months, second.months)
})
