import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeadingFacts } from '../evidence/page.ts'
import { aHeading, aPage } from '#support/page-facts.ts'
import { sectionAt } from './page-sections.ts'

/** The words at `#about` of a page with these headings there. */
const wordsAt = (...headings: Partial<HeadingFacts>[]): number | undefined =>
  sectionAt(
    aPage({ headings: headings.map((given) => aHeading('About', { level: 2, id: 'about', ...given })) }),
    'about',
  )?.words

test('words below a heading that is there twice, hidden the second time, are counted once', () => {
  assert.equal(wordsAt({ sectionWords: 30 }, { sectionWords: 30, hidden: true }), 30)
  assert.equal(wordsAt({ sectionWords: 30, level: 3 }, { sectionWords: 30, hidden: true }), 30)
  assert.equal(wordsAt({ sectionWords: 30 }, { sectionWords: 20 }), 50)
  assert.equal(wordsAt({ sectionWords: 30, hidden: true }), 30)
  assert.equal(wordsAt(), undefined)
})
