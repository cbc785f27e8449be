import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

/** The new titles in the sheet, by a rule that failed at some pages. Nobody gave the name of the business. */
function titlesIn(pages: GivenPage[], id: string, ...failed: string[]): string[] {
  const facts = failedAt({ [id]: failed.map((path) => `https://joes.test${path}`) })
  const input = anInput({ facts, evidence: { pages: aCrawl(pages.map((given) => aPage(given))) } })
  const sheet = titleFixes(input)[0]?.pieces.find(({ kind }) => kind === 'csv')?.content ?? ''
  return parse(sheet, { bom: true })
    .slice(1)
    .map(([, , title = '']: string[]) => title)
}

const titled = (url: string, what: string, common: string): GivenPage => ({
  url,
  depth: url === '/' ? 0 : 1,
  title: { text: `${what} — ${common}`, count: 1 },
  headings: [aHeading(`${what} for homes and shops in the south`, { level: 1 })],
})

const three = (common: string): GivenPage[] => [
  titled('/', 'Drains', common),
  titled('/gas', 'Gas', common),
  titled('/taps', 'Taps', common),
]

test('what most titles have is the name of the business where the address begins with it', () => {
  assert.deepEqual(titlesIn(three('Joes'), 'title-short', '/gas'), [
    'Gas for homes and shops in the south | Joes',
  ])
  assert.deepEqual(titlesIn(three('Always there for you'), 'title-short', '/gas'), [
    'Gas for homes and shops in the south',
  ])
})

test('a title with the name of a theme is not left as it is', () => {
  const paths = ['/', '/gas', '/taps']
  assert.deepEqual(titlesIn(three('Glowtheme Home 5'), 'description-missing', ...paths), ['', '', ''])
  assert.deepEqual(titlesIn(three('Joes'), 'description-missing', '/gas'), ['Gas — Joes'])
})
