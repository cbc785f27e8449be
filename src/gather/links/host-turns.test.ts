import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HostTurns } from './host-turns.ts'

const turnsOf = (items: string[], atOnce = 2) =>
  new HostTurns(
    items,
    (item) => item[0] ?? '',
    () => atOnce,
  )

test('hosts take turns, each in its own order', () => {
  const turns = turnsOf(['a1', 'a2', 'a3', 'b1', 'b2'], 9)
  const order = Array.from({ length: 5 }, () => turns.next())
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'b2', 'a3'])
  assert.equal(turns.next(), undefined)
})

test('a host has no more than its share at once', () => {
  const turns = turnsOf(['a1', 'a2', 'a3'])
  assert.deepEqual([turns.next(), turns.next(), turns.next()], ['a1', 'a2', undefined])
  turns.done('a1')
  assert.equal(turns.next(), 'a3')
})
