import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_ARRIVED } from '#web/shared/public-scan/check-progress.ts'
import { publicScanView, type Results } from '#web/shared/public-scan/public-scan-view.ts'
import { allSetLead } from './all-set-lead.ts'

type Scan = NonNullable<Results['scan']>

const AT = '2026-11-21T00:00:00.000Z'
const CHECK = {
  id: 'about-us',
  category: 'visibility',
  path: '/visibility/about-us',
  tour: null,
  ownersOnly: false,
  service: null,
  lesson: null,
  fromSite: true,
  step: null,
  words: { title: 'About us', what: '', why: '' },
} as const
const RESULT: Results['checks'][number] = {
  check: CHECK.id,
  status: 'found',
  display: 'success',
  greyKind: null,
  tag: 'Found',
  line: 'We found it.',
  applicable: true,
  countsAs: 'good',
  at: AT,
}

interface Case {
  instead?: Scan['instead']
  /** One of two tests has its result. */
  hasResult?: boolean
}

const leadOf = (state: Scan['state'], { instead = null, hasResult = false }: Case = {}): string => {
  const results: Results = {
    website: { address: 'https://joes.test/', host: 'joes.test' },
    scan: {
      id: '00000000-0000-4000-8000-000000000000',
      host: 'joes.test',
      state,
      finished: 0,
      total: 3,
      startedAt: AT,
      shared: false,
      instead,
    },
    checks: hasResult ? [RESULT] : [],
  }
  return allSetLead(
    'joes.test',
    results,
    publicScanView({ checks: [CHECK, { ...CHECK, id: 'another' }], results, arrived: NOTHING_ARRIVED }),
  )
}

test('only a scan that looked at the website is said to have looked', () => {
  for (const state of ['queued', 'running'] as const) assert.match(leadOf(state), /^We’re looking at /u)
  for (const state of ['done', 'partial'] as const) assert.match(leadOf(state), /^We’ve looked at /u)
  for (const state of ['failed', 'cancelled'] as const) assert.match(leadOf(state), /^We couldn’t look at /u)
  assert.match(leadOf('done', { instead: 'too_often' }), /^We couldn’t look at /u)
  assert.match(leadOf('failed'), /Open a category from your overview to run its tests again\.$/u)
})

test('a scan that ended early with results is said to be unfinished', () => {
  for (const state of ['failed', 'cancelled'] as const)
    assert.match(leadOf(state, { hasResult: true }), /^We couldn’t finish looking at /u)
})

test('a website that is left alone was not looked at, and nothing says that it may be another time', () => {
  for (const hasResult of [false, true]) {
    const lead = leadOf('done', { instead: 'left_alone', hasResult })
    assert.match(lead, /^We didn’t look at /u)
    assert.doesNotMatch(lead, /this time/u)
  }
})
