import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aReport, aResult } from '#support/results.ts'
import { CHECK_KINDS } from './check-kinds.generated.ts'
import { isAvailable, reportFileName, reportKind, reportKindOf, type ReportKindId } from './kinds.ts'
import type { Report } from './schema.ts'

type Kept = Pick<Report, 'checks' | 'plan'>
const [SHOWN] = CHECK_KINDS

const isMade = (id: ReportKindId, report: Kept, hasSummary = false): boolean => {
  const kind = reportKind(id)
  return kind !== null && isAvailable(kind, { report, hasSummary })
}
/** A report of one item of the plan. */
const ofOne = (
  group: Report['plan']['items'][number]['group'],
  state: 'open' | 'completed' = 'open',
): Kept => {
  const report = aReport([aResult({ display: 'error' })])
  return {
    ...report,
    plan: { ...report.plan, items: report.plan.items.map((item) => ({ ...item, group, state })) },
  }
}

test('a report of a group is made where the plan has something in that group', () => {
  assert.equal(isMade('blueprint-easy', ofOne('easy')), true)
  assert.equal(isMade('blueprint-easy', ofOne('essential')), false)
  assert.equal(isMade('blueprint-essentials', ofOne('essential')), true)
  assert.equal(isMade('blueprint-long-term', ofOne('longterm')), true)
  assert.equal(isMade('blueprint-long-term', ofOne('easy')), false)
  for (const group of ['easy', 'essential', 'longterm'] as const)
    assert.equal(isMade('blueprint', ofOne(group)), true)
  assert.equal(isMade('blueprint', aReport([])), false)
})

test('a report of what is completed is made where something is', () => {
  assert.equal(isMade('blueprint-completed', ofOne('easy', 'completed')), true)
  assert.equal(isMade('blueprint-completed', ofOne('easy')), false)
})

test('the business summary is a report once the owner has saved it', () => {
  assert.equal(isMade('business-summary', ofOne('easy'), true), true)
  assert.equal(isMade('business-summary', ofOne('easy')), false)
})

test('a report of one check is made where it was looked at', () => {
  const { id, check } = SHOWN
  const looked = aResult({ id: check })
  assert.equal(isMade(id, aReport([looked])), true)
  assert.equal(isMade(id, aReport([{ ...looked, greyKind: 'more_info' }])), true)
  assert.equal(isMade(id, aReport([{ ...looked, greyKind: 'unable' }])), false)
  assert.equal(isMade(id, aReport([aResult({ id: 'another' })])), false)
  assert.equal(reportKindOf(check)?.id, id)
  assert.equal(reportKindOf('another'), null)
})

test('the file name of a report has the day of its time in the owner’s time zone', () => {
  const at = new Date('2026-11-29T20:00:00Z')
  assert.match(reportFileName('blueprint', at, 'Pacific/Auckland'), /report-2026-11-30\.pdf$/u)
  assert.match(reportFileName('blueprint', at, 'UTC'), /report-2026-11-29\.pdf$/u)
})
