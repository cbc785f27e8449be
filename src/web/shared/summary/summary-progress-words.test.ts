import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { summaryProgressWords } from './summary-progress-words.ts'

const LOGO = { path: '/summary/logo/x', width: 1, height: 1 }
const YEAR = { yearEnding: '2026-06-30', figures: {}, months: [] }

test('the text names what is missing, and says when the summary is complete', () => {
  assert.equal(
    summaryProgressWords({ isSaved: false, logo: null, summary: EMPTY_SUMMARY }),
    'We’ve filled in what we know. Still to add: your logo, key objectives and financial reports.',
  )
  const summary = { ...EMPTY_SUMMARY, objectives: ['Grow'] }
  assert.equal(
    summaryProgressWords({ isSaved: true, logo: LOGO, summary }),
    'Still to add: financial reports.',
  )
  assert.equal(
    summaryProgressWords({ isSaved: true, logo: LOGO, summary: { ...summary, years: [YEAR] } }),
    'Yours is ready to read and print.',
  )
})
