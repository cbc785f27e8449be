import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesWords } from './bytes.ts'

test('a size is shown in the unit that gives one to three digits before the point', () => {
  assert.equal(bytesWords(0), '0 bytes')
  assert.equal(bytesWords(999), '999 bytes')
  assert.equal(bytesWords(1_000), '1.0 kB')
  assert.equal(bytesWords(999_499), '999 kB')
  assert.equal(bytesWords(999_500), '1.0 MB')
  assert.equal(bytesWords(4_200_000_000), '4.2 GB')
})

test('a size has one decimal below ten, and none above', () => {
  assert.equal(bytesWords(9_940_000), '9.9 MB')
  assert.equal(bytesWords(9_960_000), '10 MB')
  assert.equal(bytesWords(318_400_000), '318 MB')
})
