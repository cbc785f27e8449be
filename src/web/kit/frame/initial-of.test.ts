import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialOf } from './initial-of.ts'

for (const [name, initial] of [
  [' maya Wren', 'M'],
  ['𠮷野 Maya', '𠮷'],
  ['🌸 Maya', '🌸'],
  ['émile', 'É'],
  ['', ''],
] as const)
  test(`the initial of “${name}” is ${initial === '' ? 'empty' : initial}`, () => {
    assert.equal(initialOf(name), initial)
  })
