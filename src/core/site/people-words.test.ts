import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PEOPLE_WORDS } from './people-words.data.ts'

test('people have the plural that people write', () => {
  for (const word of ['notaries', 'attorneys', 'coaches', 'craftsmen', 'midwives', 'GPs'])
    assert.ok(PEOPLE_WORDS.has(word.toLowerCase()), word)
  for (const word of PEOPLE_WORDS) assert.doesNotMatch(word, /(?:[^aeou]y|ch|sh|man)s$/u, word)
})
