import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullestQuota, isKeptForOwners, leftForClock, quotaToKeep, type ServiceQuota } from './quota.ts'

const quota = (used: number, most = 100, resetsAt = '2026-11-22T00:00:00Z'): ServiceQuota => ({
  unit: 'requests',
  used,
  most,
  resetsAt,
})

test('the clock leaves the last fifth of a quota to owners', () => {
  assert.deepEqual(
    [79.9, 80, 100].map((used) => isKeptForOwners(quota(used))),
    [false, true, true],
  )
  assert.equal(isKeptForOwners(quota(8, 10)), true)
  assert.equal(leftForClock(quota(0)), 80)
  assert.equal(leftForClock(quota(79)), 1)
  assert.equal(leftForClock(quota(79.5)), 0)
  assert.equal(leftForClock(quota(95)), 0)
  assert.equal(leftForClock(quota(3, 17)), 10)
})

test('the fullest quota has the largest share used', () => {
  const [half, most] = [quota(50), quota(9, 10)]
  assert.equal(fullestQuota([half, most]), most)
  assert.equal(fullestQuota([most, half]), most)
  assert.equal(fullestQuota([half, quota(5, 10)]), half)
  assert.equal(fullestQuota([]), null)
})

test('of several quotas of an account, a nearly used one is kept, else the one that counts longest', () => {
  const [hour, day] = [quota(1, 100, '2026-11-21T10:00:00Z'), quota(2, 100, '2026-11-22T00:00:00Z')]
  const week = quota(3, 100, '2026-11-28T00:00:00Z')
  const used = quota(90, 100, '2026-11-21T10:00:00Z')
  assert.equal(quotaToKeep([hour, week, day]), week)
  assert.equal(quotaToKeep([week, used, day]), used)
  assert.equal(quotaToKeep([]), null)
})
