import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { plainParts } from './coverage.ts'
import { partsOf } from './parts.ts'
import { seenIn } from './seen-in.ts'

const seen = (phrase: string, given: Parameters<typeof aPage>[0]) =>
  seenIn(phrase, partsOf([aPage(given)]).map(plainParts))

/** The same words, each reading of one counted. */
const countedWords = (words: readonly string[], reads: { words: number }): readonly string[] =>
  new Proxy(words, {
    get: (target, key) => {
      reads.words += 1
      const value: unknown = Reflect.get(target, key)
      return value
    },
  })

describe('where pages have a phrase', () => {
  it('is also the title that is the name of the business', () => {
    const page = {
      title: { text: "Bek's Cake Studio", count: 1 },
      text: { main: 'A cake for every day' },
    }
    const { title, body, description } = seen('cake', page)
    assert.deepEqual([title, body, description], [true, true, false])
  })

  it('is a heading of any level, and a main heading in the header of the page', () => {
    for (const level of [1, 2, 3, 5] as const)
      assert.equal(seen('noble fir', { headings: [aHeading('Noble Fir', { level })] }).headings, true)
    const inHeader = [aHeading('Private events', { level: 1 as const, region: 'header' as const })]
    assert.equal(seen('private events', { headings: inHeader }).headings, true)
    assert.equal(seen('noble fir', { text: { main: 'Noble fir' } }).headings, false)
  })

  it('is found in long pages without reading them again for each phrase', () => {
    const reads = { words: 0 }
    const parts = partsOf([aPage({ text: { main: 'Một cái bánh ngọt. '.repeat(10) } })])
    const counted = parts.map((page) =>
      page.map(({ name, words }) => ({ name, words: countedWords(words, reads) })),
    )
    const pages = counted.map(plainParts)
    const once = reads.words
    assert.equal(seenIn('bánh ngọt', pages).times, 10)
    assert.equal(seenIn('banh ngot', pages).times, 10)
    assert.equal(reads.words, once)
  })
})
