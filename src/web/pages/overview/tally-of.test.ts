import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenBy, tallyOf } from './tally-of.ts'

const COUNTS = { good: 5, toFix: 7, toAnswer: 1, couldNotCheck: 2 }

test('what is red is set apart from what is to fix, and counted once', () => {
  assert.deepEqual(tallyOf(COUNTS, 1), { good: 5, toFix: 6, broken: 1, toAnswer: 1, unchecked: 2 })
  assert.deepEqual(tallyOf(COUNTS, 0).toFix, 7)
})

test('there is never more red than there is to fix', () => {
  assert.deepEqual([tallyOf(COUNTS, 9).toFix, tallyOf(COUNTS, 9).broken], [0, 7])
})

test('red results are counted where they belong, those that do not apply nowhere', () => {
  const standings = [
    { check: 'ssl', display: 'error', applicable: true },
    { check: 'email-security', display: 'error', applicable: true },
    { check: 'sitemap', display: 'warning', applicable: true },
    { check: 'layout', display: 'error', applicable: false },
  ] as const
  const categories = new Map([
    ['ssl', 'compliance'],
    ['email-security', 'compliance'],
    ['sitemap', 'visibility'],
    ['layout', 'customer-experience'],
  ] as const)
  assert.deepEqual([...brokenBy(standings, categories)], [['compliance', 2]])
})
