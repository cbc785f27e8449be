import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedYear } from '#summary/typed.ts'
import { isImportOver } from './import-over.ts'

const yearOf = (
  yearEnding: string,
  figures: { income?: number; directCosts?: number } = {},
  months: { income: number }[] = [],
) =>
  typedYear({
    yearEnding,
    figures,
    months: months.map(({ income }) => ({ income, costs: null, cash: null })),
  })
const before = yearOf('2026-06-30')
const after = yearOf('2026-06-30', { income: 100, directCosts: 60 })

test('what an import said is over once it was discarded, or another year has its place', () => {
  assert.equal(isImportOver({ before, after }, before), true)
  assert.equal(isImportOver({ before, after }, yearOf('2025-06-30', { income: 300 })), true)
  assert.equal(isImportOver({ before, after }, yearOf('2025-06-30')), true)
  assert.equal(isImportOver({ before, after }, undefined), true)
})

test('what an import said stays while its year is typed on, and where it changed nothing', () => {
  assert.equal(isImportOver({ before, after }, after), false)
  assert.equal(isImportOver({ before, after }, yearOf('2026-06-30', { income: 200, directCosts: 60 })), false)
  assert.equal(isImportOver({ before, after: before }, before), false)
})

test('what an import said stays while the date of its year is corrected, after a figure as well', () => {
  assert.equal(isImportOver({ before, after }, { ...after, yearEnding: '2026-03-31' }), false)
  assert.equal(isImportOver({ before, after }, yearOf('2026-03-31', { income: 200, directCosts: 60 })), false)
  const byMonth = yearOf('2026-06-30', {}, [{ income: 10 }])
  assert.equal(isImportOver({ before, after: byMonth }, { ...byMonth, yearEnding: '2026-03-31' }), false)
})
