import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QUEUE_NAMES } from '#core/queues.ts'
import { latelyRows } from './lately-words.ts'

const AT = '2026-11-21T10:00:00.000Z'
type Lately = Parameters<typeof latelyRows>[0]['lately']
const NOTHING: Lately = {
  scans: [],
  waiting: [],
  browserEnds: [],
  refusals: [],
  mails: { sent: 0, failed: 0 },
  quotas: [],
}
const rows = (more: Partial<Lately>): Record<string, string> =>
  Object.fromEntries(
    latelyRows({ at: AT, lately: { ...NOTHING, ...more } }, 'UTC').map(({ label, value }) => [label, value]),
  )

test('a quiet day says so', () => {
  assert.deepEqual(rows({}), {
    Scans: 'None ended',
    'Waiting now': 'Nothing',
    'Browsers started again': 'None',
    'Requests refused': 'None',
    Mails: '0 sent, 0 may not have arrived',
  })
})

test('scans are added up by how they ended, the good ones first', () => {
  const scans: Lately['scans'] = [
    { state: 'partial', reason: 'timeout', count: 2 },
    { state: 'done', reason: null, count: 40 },
    { state: 'partial', reason: null, count: 1 },
  ]
  assert.equal(rows({ scans })['Scans'], '40 ended well and 3 in part')
})

test('every queue has words', () => {
  for (const queue of QUEUE_NAMES) {
    const said = rows({ waiting: [{ queue, jobs: 2, oldestSeconds: 180 }] })['Waiting now'] ?? ''
    assert.ok(!said.startsWith(`2 ${queue},`), said)
  }
})

test('one job that waits is no oldest of several', () => {
  const waiting = [{ queue: 'scan', jobs: 1, oldestSeconds: 240 }]
  assert.equal(rows({ waiting })['Waiting now'], '1 scan, for 4 minutes')
})

test('what waits, ended early, was refused and is left of a quota is said in words', () => {
  const said = rows({
    waiting: [{ queue: 'scan', jobs: 3, oldestSeconds: 240 }],
    browserEnds: [{ how: 'out_of_memory', count: 2 }],
    refusals: [{ kind: 'address_refused', count: 5 }],
    quotas: [{ service: 'Facebook', unit: 'percent', used: 25, most: 100, resetsAt: AT }],
  })
  assert.equal(said['Waiting now'], '3 scans, the oldest for 4 minutes')
  assert.equal(said['Browsers started again'], '2 took too much memory')
  assert.equal(said['Requests refused'], '5 to addresses that are not public')
  assert.match(said['Quota of Facebook'] ?? '', /^75 percent of the quota left, until /u)
})
