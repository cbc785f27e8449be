import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextJobs } from './next-jobs.ts'

const job = (check: string, place: number | null) => ({ check, place })
const names = (jobs: { check: string }[]) => jobs.map(({ check }) => check)

test('the top priority is not repeated, and the other first ones stay first', () => {
  const first = [job('ssl', 4), job('forms', 2), job('links', 1)]
  const open = [job('links', 1), job('forms', 2), job('cart', 3), job('ssl', 4)]
  assert.deepEqual(names(nextJobs(first, open)), ['forms', 'links', 'cart'])
})

test('three are shown at most, and what has no place is not among them', () => {
  const first = [job('a', 1), job('b', 2), job('c', 3)]
  assert.deepEqual(names(nextJobs(first, [job('z', null), job('e', 5), job('d', 4)])), ['b', 'c', 'd'])
})

test('without a top priority there is nothing next', () => {
  assert.deepEqual(nextJobs([], [job('a', 1)]), [])
})
