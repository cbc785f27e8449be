import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeTyped } from './merge-typed.ts'

const read = { name: 'Ann', city: 'Perth', channel: { typed: 'ann', none: false } }

test('A22 keeps what was typed here, and takes what was saved elsewhere', () => {
  const typed = { ...read, name: 'Anna' }
  const now = { ...read, city: 'Hobart', channel: { typed: '', none: true } }
  assert.deepEqual(mergeTyped(typed, read, now), { ...now, name: 'Anna' })
})

test('A22 when both changed the same field, keeps the typed value to be saved again', () => {
  const typed = { ...read, channel: { typed: 'anna', none: false } }
  const now = { ...read, channel: { typed: 'other', none: false } }
  assert.deepEqual(mergeTyped(typed, read, now), typed)
})

test('takes everything as saved where nothing was typed', () => {
  const now = { ...read, name: 'Bea' }
  assert.deepEqual(mergeTyped(read, read, now), now)
})
