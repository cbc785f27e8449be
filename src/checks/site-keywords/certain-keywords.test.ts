import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certainKeywords } from './certain-keywords.ts'
import { keywordsOf } from './keywords.ts'
import { wordsOf } from './tokens.ts'

const page = (title: string, body: string) => [
  { name: 'title' as const, words: wordsOf(title) },
  { name: 'body' as const, words: wordsOf(body) },
]
/** Ten pages that name their town, of which three are about one trade each. */
const PAGES = Array.from({ length: 10 }, (_, at) => {
  const trade = ['plumbing', 'electrical', 'roofing'][at % 3] ?? ''
  return page(
    `${trade} | perth`,
    `${trade}. ${trade}. we work in perth. all of perth. from perth to perth. perth, and perth. perth`,
  )
})
const certainOf = (places: readonly string[]) =>
  certainKeywords(keywordsOf(PAGES, new Set()), PAGES.length, new Set(places)).map(({ text }) => text)

test('the town of the business is no measure for how often its other words stand there', () => {
  assert.deepEqual(certainOf(['perth']).toSorted(), ['electrical', 'perth', 'plumbing', 'roofing'])
})
