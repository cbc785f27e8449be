import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { distinctPages, pagesRead, pagesSeen } from './distinct-pages.ts'

const pathsOf = (...pages: GivenPage[]): string[] =>
  distinctPages(pages.map(aPage)).map(({ url }) => new URL(url).pathname)
const sendingTo = (content: string) => ({
  metas: [{ name: null, property: null, httpEquiv: 'refresh', content }],
})

describe('the pages of a website, each once', () => {
  it('are those at the first of their addresses', () => {
    const [home, about] = [{ text: { main: 'Vases' } }, { text: { main: 'Jo' } }]
    const pages = [
      { url: '/', ...home },
      { url: '/about', ...about },
      { url: '/index.html', ...home },
      { url: '/about.html', ...about },
    ]
    assert.deepEqual(pathsOf(...pages), ['/', '/about'])
  })

  it('are none that only send visitors on', () => {
    const stub = { url: '/about.html', ...sendingTo('0; url=/#about') }
    assert.deepEqual(pathsOf({ url: '/' }, stub), ['/'])
    assert.deepEqual(pathsOf({ url: '/' }, { url: '/news', ...sendingTo('300') }), ['/', '/news'])
    assert.deepEqual(pathsOf({ url: '/', ...sendingTo('0; url=/shop') }, { url: '/shop' }), ['/', '/shop'])
  })

  it('are counted beside those of which no facts were kept', () => {
    const crawl = aCrawl([aPage({ url: '/' }), aPage({ url: '/index.html' })])
    assert.equal(pagesRead({ ...crawl, read: 300 }), 299)
  })
})

const page = (at: number) => aPage({ url: `/p${at}`, text: { main: `Page ${at}` } })

describe('the number of pages that were looked at', () => {
  const crawl = aCrawl([aPage()])

  it('has those that only a browser could reach', () => {
    assert.equal(pagesSeen(crawl, [aPage(), page(1), page(2)]), 3)
    assert.equal(pagesSeen(crawl, [aPage()]), 1)
  })

  it('has those of a large crawl that were not kept', () => {
    assert.equal(pagesSeen(aCrawl([aPage(), page(1)], { read: 900 }), [aPage(), page(1), page(2)]), 900)
  })
})
