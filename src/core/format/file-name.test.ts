import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfName } from './file-name.ts'

test('a file is called by its title and what it is', () => {
  assert.equal(pdfName('Get the padlock', 'guide'), 'get-the-padlock-guide.pdf')
  assert.equal(pdfName("Show, don't tell", 'transcript'), 'show-dont-tell-transcript.pdf')
})

test('a file name has no part that is not a letter, a digit or a dash', () => {
  assert.equal(pdfName('../a\\b"\n<c>', 'guide'), 'a-b-c-guide.pdf')
  assert.equal(pdfName('Māori', 'guide'), 'maori-guide.pdf')
})
