import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportFileName } from './kinds.ts'

test('the file name of a report has the day of its time in the owner’s time zone', () => {
  const at = new Date('2026-11-29T20:00:00Z')
  assert.match(reportFileName('blueprint', at, 'Pacific/Auckland'), /report-2026-11-30\.pdf$/u)
  assert.match(reportFileName('blueprint', at, 'UTC'), /report-2026-11-29\.pdf$/u)
})
