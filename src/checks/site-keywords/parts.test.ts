import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { partsOf } from './parts.ts'

const bodies = (...texts: string[]) =>
  partsOf(texts.map((main, i) => aPage({ url: `/${i}`, text: { main } }))).map((parts) =>
    parts.find((part) => part.name === 'body')?.words.join(' '),
  )

describe('texts with keywords', () => {
  it('leave out what is the same on over 60 % of the pages', () => {
    assert.deepEqual(bodies('Call today\nDrains', 'Call today\nTaps', 'Water'), ['drains', 'taps', 'water'])
  })
  it('keep what is the same on 60 %', () => {
    assert.deepEqual(bodies('Call today', 'Call today', 'Call today', 'Drains', 'Taps')[0], 'call today')
  })
  it('keep everything of two pages, where "most" proves nothing', () => {
    assert.deepEqual(bodies('Drains', 'Drains'), ['drains', 'drains'])
  })
  it('keep titles that repeat', () => {
    const pages = ['/', '/a', '/b'].map((url) => aPage({ url, title: { text: 'Drains', count: 1 } }))
    assert.deepEqual(partsOf(pages)[0]?.[0], { name: 'title', words: ['drains'] })
  })
  it('leave out addresses of websites and mails, and keep a sentence without a space after its full stop', () => {
    assert.deepEqual(
      bodies('Fresh bread.Order at Cakes.co.nz', 'HTTPS://CAKES.NET/menu or hello@cakes.net today')[0],
      'fresh bread  order at ',
    )
    assert.deepEqual(bodies('Cake', 'HTTPS://CAKES.NET/menu or hello@cakes.net today')[1], ' or  today')
  })
  it('are read at once where a word has no end', () => {
    assert.deepEqual(bodies(`Cakes ${'a'.repeat(30_000)} today`), ['cakes  today'])
    assert.deepEqual(bodies(`Cakes ${'1'.repeat(30_000)} today`), ['cakes  today'])
  })
})
