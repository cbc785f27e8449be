import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areAlike, likeness } from './likeness.ts'

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)

test('a text is like itself and unlike another', () => {
  assert.equal(likeness(numbers(0, 64), numbers(0, 64)), 1)
  assert.equal(likeness(numbers(0, 64), numbers(1000, 64)), 0)
})

test('texts with nine tenths in common are alike, with less they are not', () => {
  const text = numbers(0, 20)
  assert.equal(areAlike(text, text.slice(0, 18)), true)
  assert.equal(areAlike(text, text.slice(0, 17)), false)
})

test('a text of a few words cannot be compared', () => {
  assert.equal(likeness([], []), null)
  assert.equal(areAlike([], []), false)
})
