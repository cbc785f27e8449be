import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nothingNext } from './nothing-next.ts'

const TOP = {}

test('nothing after the top priority is good news once all results are there', () => {
  assert.equal(nothingNext({ toDo: 1, topPriority: TOP, waiting: [] }).tone, 'success')
  assert.equal(nothingNext({ toDo: 0, topPriority: null, waiting: [] }).tone, 'success')
})

test('nothing is no good news while results are still to come', () => {
  assert.deepEqual(nothingNext({ toDo: 3, topPriority: null, waiting: ['ssl'] }), {
    tone: 'waiting',
    text: 'More may show up here as the results come in.',
  })
})

test('what has to wait for something is still in the plan', () => {
  assert.deepEqual(nothingNext({ toDo: 2, topPriority: TOP, waiting: [] }), {
    tone: 'waiting',
    text: 'What’s left in your plan has to wait for something first.',
  })
})
