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
  certainKeywords(keywordsOf(PAGES, new Set()), PAGES.length, {
    places: new Set(places),
    usesOf: ({ count }) => count,
  }).map(({ text }) => text)

test('the town of the business is no measure for how often its other words stand there', () => {
  assert.deepEqual(certainOf(['perth']).toSorted(), ['electrical', 'perth', 'plumbing', 'roofing'])
})

const COUNTED = { places: new Set<string>(), usesOf: ({ count }: { count: number }) => count }

/** Eight pages of a shop: each is about one kind of what all of it is. */
const SHOP = ['die cut', 'kiss cut', 'square', 'round'].flatMap((kind) =>
  ['order', 'sizes'].map((what) =>
    page(
      `${kind} stickers ${what}`,
      `${kind} stickers. we print stickers. all stickers. our stickers. stickers last. ${kind} stickers for you`,
    ),
  ),
)

test('a phrase is not measured against the word that it holds', () => {
  const certain = certainKeywords(keywordsOf(SHOP, new Set()), SHOP.length, COUNTED).map(({ text }) => text)
  for (const text of [
    'stickers',
    'die cut stickers',
    'kiss cut stickers',
    'square stickers',
    'round stickers',
  ])
    assert.ok(certain.includes(text), `${text} in ${certain.join(', ')}`)
})

test('a phrase is measured against every word that it does not hold', () => {
  const pages = [...SHOP, page('gift wrap', 'gift wrap. gift wrap here'), page('gift wrap too', 'gift wrap')]
  const certain = certainKeywords(keywordsOf(pages, new Set()), pages.length, COUNTED).map(({ text }) => text)
  assert.ok(!certain.includes('gift wrap'), certain.join(', '))
})
