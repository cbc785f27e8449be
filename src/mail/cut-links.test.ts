import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutLinks } from './cut-links.ts'

test('a link keeps its host and loses path, query and fragment, in text and in HTML', () => {
  assert.equal(
    cutLinks('Choose it here:\nhttps://fettle.fixture/reset-password#token=abc\n\n--'),
    'Choose it here:\nhttps://fettle.fixture/…\n\n--',
  )
  assert.equal(
    cutLinks('<a href="http://localhost:4747/handed/abc?x=1">Open</a>'),
    '<a href="http://localhost:4747/…">Open</a>',
  )
})

test('a link to a front page is kept', () => {
  assert.equal(
    cutLinks('https://fettle.fixture and https://fettle.fixture/'),
    'https://fettle.fixture and https://fettle.fixture/',
  )
})

test('a malformed link is removed altogether', () => {
  assert.equal(cutLinks('https://[secret'), '…')
})
