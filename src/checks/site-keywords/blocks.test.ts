import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { aPicture } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import type { MissingWords } from './advice.ts'
import { blocksOf } from './blocks.ts'
import { plainParts } from './coverage.ts'
import { keywordsOf } from './keywords.ts'
import { partsOf } from './parts.ts'
import { seenIn } from './seen-in.ts'

const NO_NAMES: ReadonlySet<string> = new Set()
const NOTHING: MissingWords = {
  unnamed: [],
  untold: [],
  absent: [],
  place: null,
  home: [],
  homeUntold: null,
  untitled: null,
}

/** The rows of the words that a page uses most. */
function rowsOf(page: PageFacts): string[][] {
  const parts = partsOf([page])
  const used = keywordsOf(parts, NO_NAMES).map((keyword) => ({
    keyword,
    seen: seenIn(keyword.text, parts.map(plainParts)),
  }))
  return blocksOf(used, [], null).flatMap((block) => (block.kind === 'table' ? block.rows : []))
}

/** The marks of words that only another page than the homepage covers. */
function marksOf(missing: Partial<MissingWords>, ...phrases: string[]) {
  const targets = phrases.map((phrase) => ({ phrase, covered: true, named: true, told: true }))
  const [list] = blocksOf([], targets, { ...NOTHING, ...missing })
  return list?.kind === 'checklist' ? list.items.map(({ done, detail }) => [done, detail]) : []
}

const AT_HOME = 'Not in the title or main heading of your homepage'

test('what is used most stands first, and picture descriptions are named beside the text', () => {
  const page = aPage({
    title: { text: 'Wholesale portal. Wholesale portal', count: 1 },
    images: Array.from({ length: 9 }, (_, at) => aPicture(`/${at}.jpg`, { alt: 'Apple juice' })),
    text: { words: 150, main: 'apple juice. '.repeat(3) },
  })
  assert.deepEqual(rowsOf(page), [
    ['apple juice', '12', '1', 'text, picture descriptions'],
    ['wholesale portal', '2', '1', 'title'],
  ])
})

test('of several words of which the homepage needs one none is crossed', () => {
  assert.deepEqual(marksOf({ home: ['drains'] }, 'drains', 'pipes'), [
    [null, AT_HOME],
    [null, 'On another page than your homepage'],
  ])
  assert.deepEqual(marksOf({ home: ['drains'] }, 'drains'), [[false, AT_HOME]])
})

test('every word that is used more than once has its row, and no other word is counted', () => {
  const things = 'abcdefghijklmno'.split('').map((letter) => `${letter.repeat(4)}berry`)
  const page = aPage({
    title: { text: 'Quinces', count: 1 },
    text: { words: 150, main: `${things.join('. ')}. ${things.join('. ')}. Medlars` },
  })
  const parts = partsOf([page])
  const used = keywordsOf(parts, NO_NAMES).map((keyword) => ({
    keyword,
    seen: seenIn(keyword.text, parts.map(plainParts)),
  }))
  const [table] = blocksOf(used, [], null)
  assert.ok(table?.kind === 'table')
  assert.equal(table.rows.length, things.length)
  assert.equal(table.total ?? table.rows.length, things.length)
})
