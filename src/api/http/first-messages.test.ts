import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstMessages } from './first-messages.ts'

test('the first message of each field is kept, in the order of the form', () => {
  const all = [
    ['name', 'Please enter a name'],
    ['email', 'Please enter an address'],
    ['name', 'Please keep it short'],
  ] as const
  assert.deepEqual(Object.entries(firstMessages(all)), [
    ['name', 'Please enter a name'],
    ['email', 'Please enter an address'],
  ])
})

test('a body in which every entry is wrong is answered at once', () => {
  const all = Array.from({ length: 40_000 }, (_, at) => [`words.a${at}`, 'Invalid input'] as const)
  const before = performance.now()
  assert.equal(Object.keys(firstMessages(all)).length, all.length)
  assert.ok(performance.now() - before < 500)
})
