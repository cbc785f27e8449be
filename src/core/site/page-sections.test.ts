import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeadingFacts } from '../evidence/page.ts'
import { aHeading, aPage } from '#support/page-facts.ts'
import { sectionAddress, sectionAt } from './page-sections.ts'

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

/** The address of the last of these headings of a homepage. */
function addressOf(...headings: HeadingFacts[]): string {
  const last = headings.at(-1)
  assert.ok(last)
  return sectionAddress(aPage({ url: 'https://joes.test/', headings }), last)
}

test('a part is at the id of its section, and not at that of a wrapper around the main heading as well', () => {
  const services = aHeading('Our services', { level: 2, id: 'services' })
  assert.equal(addressOf(aHeading('Joe’s', { level: 1, id: 'top' }), services), 'https://joes.test/#services')
  assert.equal(
    addressOf(aHeading('Our services', { level: 1, id: 'services' })),
    'https://joes.test/#services',
  )
  assert.equal(addressOf({ ...services, id: null }), 'https://joes.test/')
  const wrapped = { ...services, id: 'content' }
  assert.equal(addressOf(aHeading('Joe’s', { level: 1, id: 'content' }), wrapped), 'https://joes.test/')
})
