import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queriesOf } from './queries-of-event.ts'

test('an event refetches what it changes', () => {
  assert.deepEqual(queriesOf('report'), ['reports'])
  assert.deepEqual(queriesOf('progress'), [])
})

test('after missed events everything that events change is refetched', () => {
  for (const kind of ['scan', 'result', 'plan', 'report'])
    for (const key of queriesOf(kind)) assert.ok(queriesOf('missed').includes(key), key)
})

test('what the web person finished or asked is refetched with the plan, and after a lost connection', () => {
  for (const kind of ['plan', 'scan', 'missed']) assert.ok(queriesOf(kind).includes('hand-overs'), kind)
})

test('a kind that only a newer server knows refetches everything, as nobody here can tell what it changed', () => {
  for (const kind of ['from-next-year', 'constructor', ''])
    assert.deepEqual(queriesOf(kind), queriesOf('missed'))
})
