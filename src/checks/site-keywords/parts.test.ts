import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { partsOf, partsOnce, unnamed } from './parts.ts'

const onPages = (...texts: string[]) =>
  texts.map((main, index) => aPage({ url: `/${index}`, text: { main } }))
/** The words of each page's own text, with an empty one where something was left out. */
const bodies = (...texts: string[]) =>
  partsOf(onPages(...texts)).map((parts) => parts.find(({ name }) => name === 'body')?.words.join(' '))
const bodyOf = (parts: ReturnType<typeof partsOf>[number] | undefined) =>
  parts
    ?.find(({ name }) => name === 'body')
    ?.words.filter((word) => word !== '')
    .join(' ')

describe('texts that keywords are ranked by', () => {
  it('have a line of three pages or more once, and one of two pages twice', () => {
    const pages = onPages('Juice\nFresh', 'Juice\nFresh', 'Juice', 'Bread', 'Cake', 'Rolls')
    const found = partsOnce(pages).map(bodyOf)
    assert.deepEqual(found.slice(0, 3), ['juice fresh', 'fresh', ''])
  })
  it('have no usual headings, links past the menu and messages of empty lists', () => {
    const main =
      'Our Story\nGet in touch!\nSkip to product information\nNo items found.\nOur story began in 1990'
    const [parts] = unnamed(partsOf(onPages(main)), new Set())
    assert.equal(bodyOf(parts), 'our story began in 1990')
  })
  it('have a sentence that the summary shares with the text once', () => {
    const sentence = 'This is the immediacy of tape in a room with old friends.'
    const metas = [{ name: 'description', property: null, httpEquiv: null, content: `${sentence} Tape` }]
    const page = aPage({ metas, text: { main: `Records. ${sentence} We love tape.` } })
    assert.equal(bodyOf(partsOnce([page])[0]), 'records we love tape')
    assert.match(bodyOf(partsOf([page])[0]) ?? '', /immediacy/u)
  })
})

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
  it('are read where a word is very long', () => {
    assert.deepEqual(bodies(`Cakes ${'a'.repeat(30_000)} today`), ['cakes  today'])
    assert.deepEqual(bodies(`Cakes ${'1'.repeat(30_000)} today`), ['cakes  today'])
  })
})
