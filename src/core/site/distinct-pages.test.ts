import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { distinctPages, pagesRead } from './distinct-pages.ts'

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
