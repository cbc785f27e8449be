import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNotPublished } from './not-published.ts'

const holding = { text: 'Our new website is Coming Soon.', words: 149, internalLinks: 4 }

test('a phrase, fewer than 150 words and fewer than 5 links make a holding page', () => {
  assert.equal(isNotPublished(holding), true)
  assert.equal(isNotPublished({ ...holding, words: 150 }), false)
  assert.equal(isNotPublished({ ...holding, internalLinks: 5 }), false)
})

test('a short page without a phrase is a page', () => {
  assert.equal(isNotPublished({ ...holding, text: 'Fish and chips, open daily.' }), false)
})

test('phrases are whole words', () => {
  assert.equal(isNotPublished({ ...holding, text: 'becoming soon-to-be famous' }), false)
})
