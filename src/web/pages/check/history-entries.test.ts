import assert from 'node:assert/strict'
import { test } from 'node:test'
import { historyEntries } from './history-entries.ts'

const clock = { now: new Date('2026-11-21T08:00:00Z'), timeZone: 'UTC' }
const rated = [
  { status: 'broken', display: 'warning', greyKind: null },
  { status: 'working', display: 'success', greyKind: null },
] as const
const period = {
  status: 'broken',
  tag: '5 broken',
  from: '2026-11-21T07:00:00Z',
  to: '2026-11-21T07:00:00Z',
  isRuleChanged: false,
}

test('the present status shows since when, earlier ones from when to when', () => {
  const entries = historyEntries(
    [
      { ...period, from: '2026-11-14T00:00:00Z', to: '2026-11-21T07:00:00Z' },
      {
        ...period,
        status: 'working',
        tag: 'All working',
        from: '2026-10-02T00:00:00Z',
        to: '2026-10-24T00:00:00Z',
      },
      { ...period, tag: '1 broken', from: '2026-10-01T01:00:00Z', to: '2026-10-01T09:00:00Z' },
    ],
    rated,
    clock,
  )
  assert.deepEqual(
    entries.map(({ when }) => when),
    ['Since 14 Nov 2026', '02 Oct 2026 to 24 Oct 2026', '01 Oct 2026'],
  )
  assert.deepEqual(
    entries.map(({ tone }) => tone),
    ['warning', 'success', 'warning'],
  )
})

test('a status that is new today begins today', () => {
  const [entry] = historyEntries(
    [{ ...period, from: '2026-11-21T07:00:00Z', to: '2026-11-21T07:00:00Z' }],
    rated,
    clock,
  )
  assert.equal(entry?.when, 'Today')
})

test('a status that was replaced on the same day says so', () => {
  const today = { from: '2026-11-21T06:00:00Z', to: '2026-11-21T06:00:00Z' }
  const entries = historyEntries([period, { ...period, ...today }], rated, clock)
  assert.equal(entries[1]?.when, 'Earlier today')
})

test('a change of our rule is mentioned, because the website need not have changed', () => {
  const [entry] = historyEntries(
    [{ ...period, from: '2026-11-14T00:00:00Z', to: '2026-11-14T00:00:00Z', isRuleChanged: true }],
    rated,
    clock,
  )
  assert.match(entry?.when ?? '', /We changed our rule here/u)
})
