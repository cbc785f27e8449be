import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordSet } from './word-weights.ts'

test('a word is the same with and without macrons, accents and a plural s', () => {
  assert.deepEqual(wordSet('Māori Cafés'), wordSet('/maori-cafe.html'))
})
