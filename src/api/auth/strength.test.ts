import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strengthOf } from './strength.ts'

test('a password is judged also while the thread of the last one is ending', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  assert.equal(await strengthOf('password', []), 0)
  t.mock.timers.tick(60_000)
  assert.equal(await strengthOf('password', []), 0)
  t.mock.timers.tick(60_000)
})

test('a password that waits longer than the thread is kept is judged', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const waiting = strengthOf('password', [])
  t.mock.timers.tick(60_000)
  assert.equal(await waiting, 0)
})
