import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HostQueue } from './host-queue.ts'

const turnsOf = (items: string[], atOnce = 2) =>
  new HostQueue(
    items,
    (item) => item[0] ?? '',
    () => atOnce,
  )

test('hosts alternate, each with its targets in order', () => {
  const turns = turnsOf(['a1', 'a2', 'a3', 'b1', 'b2'], 9)
  const order = Array.from({ length: 5 }, () => turns.next())
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'b2', 'a3'])
  assert.equal(turns.next(), undefined)
})

test('a host has at most its share at once', () => {
  const turns = turnsOf(['a1', 'a2', 'a3'])
  assert.deepEqual([turns.next(), turns.next(), turns.next()], ['a1', 'a2', undefined])
  turns.done('a1')
  assert.equal(turns.next(), 'a3')
})
