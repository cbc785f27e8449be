import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findHelp, type HelpEntry } from './find-help.ts'

const entry = (title: string, line: string, words = ''): HelpEntry => ({
  href: `/${title}`,
  title,
  line,
  words,
})
const ENTRIES = [
  entry('Reports', 'On paper', 'Your password is not in it'),
  entry('I can’t log in', 'Get a new password'),
  entry('Password rules', 'How long it has to be'),
  entry('Café opening hours', 'Māori names'),
]
const titles = (typed: string): string[] => findHelp(ENTRIES, typed).map(({ title }) => title)

test('a word in the title counts more than one in the line, and that more than one in the text', () => {
  assert.deepEqual(titles('password'), ['Password rules', 'I can’t log in', 'Reports'])
})
test('the beginning of a word is enough, whatever its case and accents', () => {
  assert.deepEqual(titles('PASSW'), titles('password'))
  assert.deepEqual(titles('cafe maori'), ['Café opening hours'])
  assert.deepEqual(titles('cant log'), ['I can’t log in'])
})
test('every word must occur; the small words of a question do not count', () => {
  assert.deepEqual(titles('password paper'), ['Reports'])
  assert.deepEqual(titles('how do i get a new password?'), ['I can’t log in'])
})
test('an empty search, and one without a match, find nothing', () => {
  assert.deepEqual(titles('  '), [])
  assert.deepEqual(titles('zebra'), [])
  assert.deepEqual(titles('.*(+'), [])
})
