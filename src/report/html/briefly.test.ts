import assert from 'node:assert/strict'
import { test } from 'node:test'
import { briefly, withPaths } from './briefly.ts'

test('a text is cut at the end of a sentence', () => {
  assert.equal(briefly('One is here. Two is there.', 40), 'One is here. Two is there.')
  assert.equal(briefly('One is here. Two is there.', 20), 'One is here.')
  assert.equal(briefly('At 3.5 s. It loads.', 12), 'At 3.5 s.')
})

test('a sentence that is too long is cut at a word', () => {
  assert.equal(briefly('We miss terms and conditions', 14), 'We miss…')
  assert.equal(briefly('We miss terms, conditions and more', 18), 'We miss terms…')
})

test('pages of the website are named by their paths, other addresses in full', () => {
  const text = 'See https://joes.test/privacy, https://other.test/a and https://joes.test/ too'
  assert.equal(
    withPaths(text, 'https://joes.test/'),
    'See /privacy, https://other.test/a and https://joes.test/ too',
  )
})
