import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineUnder } from './line-under.ts'

test('without a website no line repeats that one is missing', () => {
  assert.equal(lineUnder('Nothing to test yet.', 'noWebsite', false), undefined)
  assert.equal(lineUnder('It is fine.', 'good', false), 'It is fine.')
})

test('a question that another test asks, too, is not repeated', () => {
  const line = lineUnder('We saw no shop. Do you sell online?', 'askedWithAnother', true)
  assert.equal(line, 'Waits for the same answer as another test.')
})

test('with a website a line says what is missing instead', () => {
  assert.equal(lineUnder('We know of no domain name.', 'noWebsite', true), 'We know of no domain name.')
  assert.equal(lineUnder(undefined, undefined, true), undefined)
})
