import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_ARRIVED } from '#web/shared/public-scan/check-progress.ts'
import { publicScanView, type Results } from '#web/shared/public-scan/public-scan-view.ts'
import { allSetLead } from './all-set-lead.ts'

type Scan = NonNullable<Results['scan']>

const leadOf = (state: Scan['state'], instead: Scan['instead'] = null): string => {
  const results: Results = {
    website: { address: 'https://joes.test/', host: 'joes.test' },
    scan: {
      id: '00000000-0000-4000-8000-000000000000',
      host: 'joes.test',
      state,
      finished: 0,
      total: 3,
      startedAt: '2026-11-21T00:00:00.000Z',
      shared: false,
      instead,
    },
    checks: [],
  }
  const check = {
    id: 'about-us',
    category: 'visibility',
    path: '/visibility/about-us',
    tour: null,
    ownersOnly: false,
    looksUp: null,
    lesson: null,
    fromSite: true,
    step: null,
    words: { title: 'About us', what: '', why: '' },
  } as const
  return allSetLead(
    'joes.test',
    results,
    publicScanView({ checks: [check], results, arrived: NOTHING_ARRIVED }),
  )
}

test('only a scan that looked at the website is said to have looked', () => {
  for (const state of ['queued', 'running'] as const) assert.match(leadOf(state), /^We’re looking at /u)
  for (const state of ['done', 'partial'] as const) assert.match(leadOf(state), /^We’ve looked at /u)
  for (const state of ['failed', 'cancelled'] as const) assert.match(leadOf(state), /^We couldn’t look at /u)
  for (const instead of ['left_alone', 'too_often'] as const)
    assert.match(leadOf('done', instead), /^We couldn’t look at /u)
})
