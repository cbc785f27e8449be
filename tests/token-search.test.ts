import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundIn } from '../bench/support/token-search.ts'

const [ONE, OTHER] = ['a'.repeat(43), 'b'.repeat(43)]

test('tokens are found wherever they stand, and those of another kind are refused', () => {
  assert.equal(foundIn(`token=${ONE}`, new Set([ONE, OTHER])), 1)
  assert.equal(foundIn(`${ONE}${OTHER} ${ONE}`, new Set([ONE, OTHER])), 2)
  assert.equal(foundIn('nothing', new Set([ONE])), 0)
  assert.throws(() => foundIn('nothing', new Set([ONE, `${OTHER}b`])), /43 characters/u)
})
