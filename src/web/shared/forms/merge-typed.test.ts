import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeTyped } from './merge-typed.ts'

const read = { name: 'Ann', city: 'Perth', channel: { typed: 'ann', none: false } }

test('A22 what was typed here stays, what was saved elsewhere comes in', () => {
  const typed = { ...read, name: 'Anna' }
  const now = { ...read, city: 'Hobart', channel: { typed: '', none: true } }
  assert.deepEqual(mergeTyped(typed, read, now), { ...now, name: 'Anna' })
})

test('A22 of two that changed the same field, the one being typed stays to be saved again', () => {
  const typed = { ...read, channel: { typed: 'anna', none: false } }
  const now = { ...read, channel: { typed: 'other', none: false } }
  assert.deepEqual(mergeTyped(typed, read, now), typed)
})

test('nothing typed: everything is as it stands now', () => {
  const now = { ...read, name: 'Bea' }
  assert.deepEqual(mergeTyped(read, read, now), now)
})
