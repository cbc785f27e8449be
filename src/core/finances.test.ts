import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  FINANCE_SECTIONS,
  type FinanceLine,
  financialSummary,
  hasNoFigures,
  isOutOfBalance,
} from './finances.ts'

const line = (given: Partial<FinanceLine>): FinanceLine => ({
  label: 'Bank',
  value: 1,
  kind: 'money',
  ...given,
})
const summary = (lines: readonly FinanceLine[], given: object = {}) => ({
  yearEnding: '2026-06-30',
  currency: 'AUD',
  sections: Object.fromEntries(FINANCE_SECTIONS.map((id) => [id, id === 'cash' ? lines : []])),
  figures: {},
  outBy: null,
  ...given,
})
const isRead = (...lines: FinanceLine[]): boolean => financialSummary.safeParse(summary(lines)).success
const MOST = 10_000_000_000_000

test('money is whole cents, up to a hundred billion dollars either way', () => {
  assert.equal(isRead(line({ value: MOST }), line({ value: -MOST })), true)
  assert.equal(isRead(line({ value: MOST + 1 })), false)
  assert.equal(isRead(line({ value: -MOST - 1 })), false)
  assert.equal(isRead(line({ value: 12.5 })), false)
})

test('ratios and days may have decimals, and are far smaller', () => {
  for (const kind of ['percent', 'number', 'days'] as const) {
    assert.equal(isRead(line({ kind, value: 12.5 }), line({ kind, value: -1_000_000_000 })), true)
    assert.equal(isRead(line({ kind, value: 1_000_000_001 })), false)
    assert.equal(isRead(line({ kind, value: -1_000_000_001 })), false)
  }
})

test('labels and sections have their limits', () => {
  assert.equal(isRead(line({ label: 'x'.repeat(120) })), true)
  assert.equal(isRead(line({ label: 'x'.repeat(121) })), false)
  assert.equal(isRead(line({ label: '' })), false)
  const lines = (count: number) => Array.from({ length: count }, () => line({}))
  assert.equal(isRead(...lines(500)), true)
  assert.equal(isRead(...lines(501)), false)
  assert.equal(financialSummary.safeParse(summary([], { currency: null })).success, true)
  for (const currency of ['aud', 'AUDX', ''])
    assert.equal(financialSummary.safeParse(summary([], { currency })).success, false)
})

test('two sides of a balance sheet differ by more than a dollar of rounding, either way', () => {
  assert.deepEqual(
    [null, 0, 100, -100, 101, -101].map((outBy) => isOutOfBalance({ outBy })),
    [false, false, false, false, true, true],
  )
})

const read = (...lines: FinanceLine[]) => hasNoFigures(financialSummary.parse(summary(lines)))

test('nothing was booked where every line is zero', () => {
  assert.equal(read(), true)
  assert.equal(read(line({ value: 0 })), true)
  assert.equal(read(line({ value: 0 }), line({ value: -1 })), false)
})
