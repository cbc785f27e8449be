import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { ofPages } from '#support/seo-site.ts'
import { differsByCase } from './copies.ts'
import { seoSite } from './site.ts'

const aliases = (...pages: GivenPage[]) => seoSite(ofPages(pages.map((page) => aPage(page)))).aliases
const paths = (...pages: GivenPage[]): string[] =>
  aliases({ url: '/' }, ...pages).map(({ page, of }) => `${page.url.pathname} of ${of.url.pathname}`)
const shown = (...pages: GivenPage[]) =>
  seoSite(ofPages([{ url: '/' }, ...pages].map((page) => aPage(page)))).texts.map(
    ({ url }) => url.pathname + url.search,
  )
const list = (url: string, given: GivenPage = {}): GivenPage => ({
  url,
  title: { text: 'Products', count: 1 },
  headings: [aHeading('All products', { level: 1 })],
  text: { words: 80, mainWords: 6 },
  ...given,
})
const about = (url: string, given: GivenPage = {}): GivenPage => ({
  url,
  title: { text: 'About', count: 1 },
  text: { words: 80 },
  ...given,
})

/** These lists have no words to compare, and are judged one by one. */
const apart = (...urls: string[]): void =>
  assert.deepEqual(shown(...urls.map((url) => list(url))), ['/', ...urls], urls.join(' '))

describe('one document under two spellings of an address', () => {
  it('is one with and without an index file, a file’s ending or capitals', () => {
    assert.deepEqual(paths(about('/about'), about('/about/index.html')), ['/about/index.html of /about'])
    assert.deepEqual(paths(about('/about'), about('/about.php')), ['/about.php of /about'])
    assert.deepEqual(paths(about('/about'), about('/About')), ['/About of /about'])
  })

  it('is none where the addresses differ by more', () => {
    assert.deepEqual(paths(about('/about'), about('/about-us')), [])
    assert.deepEqual(paths(about('/about'), about('/about?page=2')), [])
  })

  it('needs the same title and the same number of words', () => {
    assert.deepEqual(paths(about('/about'), about('/About', { title: { text: 'Team', count: 1 } })), [])
    assert.deepEqual(paths(about('/about'), about('/About', { text: { words: 81 } })), [])
  })

  it('is decided by how like the texts are where both are known', () => {
    const sketch = Array.from({ length: 10 }, (_, at) => at)
    const other = (like: number): GivenPage => ({
      sketch: sketch.map((hash) => (hash < like ? hash : hash + 100)),
      text: { words: 500 },
    })
    const first = about('/about', { sketch })
    assert.deepEqual(paths(first, about('/About', other(10))), ['/About of /about'])
    assert.deepEqual(paths(first, about('/About', other(5))), [])
    // One text alone says nothing.
    assert.deepEqual(paths(first, about('/About')), ['/About of /about'])
    assert.deepEqual(paths(first, about('/About', { text: { words: 81 } })), [])
  })

  it('is decided by the pages as they were sent, where only one of them was rendered', () => {
    const sketch = Array.from({ length: 10 }, (_, at) => at)
    const home = aPage({ url: '/', sketch, text: { words: 500 } })
    const page = aPage({ url: '/index.html', sketch, text: { words: 500 } })
    const renderedHome = { ...home, rendered: true, sketch: sketch.map((hash) => hash + 100) }
    const { aliases: found } = seoSite(ofPages([home, page], { rendered: { pages: [renderedHome] } }))
    assert.deepEqual(
      found.map(({ page: { url } }) => url.pathname),
      ['/index.html'],
    )
  })

  it('differs by capitals alone, or by more', () => {
    const [byCase] = aliases({ url: '/' }, about('/about'), about('/About'))
    const [byFile] = aliases({ url: '/' }, about('/about'), about('/about.html'))
    assert.equal(byCase && differsByCase(byCase), true)
    assert.equal(byFile && differsByCase(byFile), false)
  })
})

describe('one page sorted or filtered by a query', () => {
  it('is judged once, at the address without a query', () => {
    assert.deepEqual(shown(list('/shop?sort=new'), list('/shop'), list('/shop?featured=true')), [
      '/',
      '/shop',
    ])
    assert.deepEqual(shown(list('/shop?sort=new'), list('/shop?by=price')), ['/', '/shop?sort=new'])
  })

  it('is another page where a title, a heading or a longer text differs', () => {
    const both = ['/', '/shop', '/shop?id=2']
    assert.deepEqual(shown(list('/shop'), list('/shop?id=2', { title: { text: 'Taps', count: 1 } })), both)
    const headings = [aHeading('Taps', { level: 1 })]
    assert.deepEqual(shown(list('/shop'), list('/shop?id=2', { headings })), both)
    const long = { sketch: [7, 8, 9], text: { words: 300, mainWords: 200 } }
    assert.deepEqual(shown(list('/shop', { ...long, sketch: [1, 2, 3] }), list('/shop?id=2', long)), both)
    const nameless = { title: { text: null, count: 0 }, headings: [], sketch: [1, 2] }
    assert.deepEqual(shown(list('/shop', nameless), list('/shop?id=2', { ...nameless, sketch: [3] })), both)
  })

  it('is another page where the query says which one, and there are too few words to compare', () => {
    apart('/page.php?id=1', '/page.php?id=2', '/page.php?id=12')
    apart('/page.php', '/page.php?id=2')
    apart('/club?page=boats', '/club?page=contact')
    apart('/club?mode=boats', '/club?mode=contact')
    apart('/index.php?option=a&view=article&id=3', '/index.php?option=a&view=article&id=14')
    // A part of the list, and a filter of its own, may be the list where that was read.
    assert.deepEqual(shown(list('/shop?page=2'), list('/shop'), list('/shop?colour=red')), ['/', '/shop'])
    assert.deepEqual(shown(list('/shop?id=4'), list('/shop?id=4&orderby=price&view=grid')), [
      '/',
      '/shop?id=4',
    ])
    const same = { sketch: [1, 2, 3] }
    assert.deepEqual(shown(list('/page.php?id=1', same), list('/page.php?id=2', same)), [
      '/',
      '/page.php?id=1',
    ])
  })
})
