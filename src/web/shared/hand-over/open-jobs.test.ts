import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openJobs, openJobsWords } from './open-jobs.ts'

const job = (check: string, more = {}) => ({
  check,
  title: check,
  state: 'open' as const,
  status: 'no',
  greyKind: null,
  isCounted: true,
  couldNotCheck: null,
  ...more,
})

test('open jobs keep their order; questions, completed ones and the owner’s own accounts are left out', () => {
  const items = [
    job('seo'),
    job('own'),
    job('asked', { greyKind: 'more_info' }),
    job('done', { state: 'completed' }),
    job('ssl'),
  ]
  assert.deepEqual(
    openJobs(items, new Set(['own'])).map(({ check }) => check),
    ['seo', 'ssl'],
  )
})

test('at most twenty go into one link', () => {
  const items = Array.from({ length: 25 }, (_, index) => job(`c${index}`))
  assert.equal(openJobs(items, new Set()).length, 20)
})

test('the choice of all says no other number than goes into the link, and that others may be left out', () => {
  assert.deepEqual([0, 1, 7, 20].map(openJobsWords), [
    'Jobs of my plan that somebody else can do',
    '1 job of my plan that somebody else can do',
    '7 jobs of my plan that somebody else can do',
    'The first 20 jobs of my plan that somebody else can do',
  ])
})
