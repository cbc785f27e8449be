import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextYear } from './next-year.ts'

const years = (...ends: string[]) => ends.map((yearEnding) => ({ yearEnding, figures: {}, months: [] }))
const next = (...ends: string[]) => nextYear(years(...ends), 'AU', '2026-11-21').yearEnding

test('the first year is the one that ended last, each further one the year before', () => {
  assert.equal(next(), '2026-06-30')
  assert.equal(nextYear([], 'NZ', '2026-11-21').yearEnding, '2026-03-31')
  assert.equal(next('2026-06-30'), '2025-06-30')
  assert.equal(next('2025-06-30', '2026-06-30'), '2024-06-30')
  assert.equal(next('2024-02-29'), '2023-02-28')
  assert.equal(next(''), '2026-06-30')
})
