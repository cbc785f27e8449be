import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { reportSchema } from '../scripts/report-schema.ts'

test('the published schema of the report is up to date (npm run schema)', () => {
  assert.equal(readFileSync('docs/report.schema.json', 'utf8'), reportSchema())
})
