import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage, type GivenPage, aScript } from '#support/page-facts.ts'
import { isSentEmpty, scriptsWriteLinks } from './written-by-scripts.ts'

const PICTURE = {
  url: 'https://joes.test/a.jpg',
  alt: '',
  decorative: false,
  width: null,
  height: null,
  sized: false,
  region: 'main' as const,
  hidden: false,
  lazy: false,
}
/** A page with scripts and this many words in the main part, among a hundred in its header and footer. */
const withWords = (mainWords: number, given: GivenPage = {}) =>
  aPage({ text: { words: mainWords + 100, mainWords }, scripts: [aScript()], ...given })

describe('a page that was sent empty', () => {
  it('has scripts and hardly a word but its header and footer', () => {
    assert.equal(isSentEmpty(withWords(29)), true)
    assert.equal(isSentEmpty(withWords(30)), false)
    assert.equal(isSentEmpty(withWords(0, { scripts: [] })), false)
  })

  it('has no picture and no frame in its main part', () => {
    const frame = { url: 'https://maps.test/', title: null, lazy: false }
    assert.equal(isSentEmpty(withWords(5, { images: [PICTURE] })), false)
    assert.equal(isSentEmpty(withWords(5, { images: [{ ...PICTURE, region: 'header' }] })), true)
    assert.equal(isSentEmpty(withWords(5, { frames: [{ ...frame, region: 'main' }] })), false)
    assert.equal(isSentEmpty(withWords(5, { frames: [{ ...frame, region: 'footer' }] })), true)
  })
})

describe('scripts that write links', () => {
  const shown = aPage({ rendered: true, links: [aLink('https://old-name.test/news', 'News')] })

  it("add links to the website's own pages, by any of its names", () => {
    assert.equal(
      scriptsWriteLinks(aPage(), shown, (url) => url.startsWith('https://old-name.test/')),
      true,
    )
    assert.equal(
      scriptsWriteLinks(aPage(), shown, () => false),
      false,
    )
  })
})
