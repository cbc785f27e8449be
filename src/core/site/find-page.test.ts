import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import { findCandidates, type PageSearch } from './find-page.ts'
import { siteIndex } from './site-index.ts'

const menu = ['about', 'prices', 'contact'].flatMap((name) => [
  aLink(`https://joes.test/${name}`, name, { region: 'nav' }),
  aLink(`https://joes.test/${name}`, name, { region: 'footer' }),
])
/** A website with this many pages, each with the same menu and a link of its own. */
const siteOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aPage({
      url: `https://joes.test/${i === 0 ? '' : `page-${i}`}`,
      found: i === 0 ? 'home' : 'link',
      links: [...menu, aLink(`https://joes.test/page-${i + 1}`, 'Next')],
    }),
  )

/** How often a search over such a website tests link texts, and path segments. */
function asked(pages: number) {
  const seen = { words: 0, segments: 0 }
  const search: PageSearch = {
    names: (_, where) => {
      if (where === 'menu' || where === 'link') seen.words += 1
      return false
    },
    segmentNames: () => {
      seen.segments += 1
      return false
    },
  }
  const crawl = aCrawl(siteOf(pages))
  findCandidates(siteIndex(crawl, crawl.pages), search)
  return seen
}

const kindOf = (title: string): string | undefined => {
  const policy = aPage({ url: '/privacy', title: { text: title, count: 1 }, text: { mainWords: 200 } })
  const crawl = aCrawl([aPage({ links: [aLink('/privacy', 'Privacy')] }), policy])
  const search = { names: (words: string) => words === 'Privacy', segmentNames: () => false }
  return findCandidates(siteIndex(crawl, crawl.pages), search)[0]?.content.kind
}

describe('a search for a page', () => {
  it('tests once the link texts that all pages share', () => {
    assert.equal(asked(5).words, 4)
    assert.equal(asked(50).words, 4)
  })
  it('tests paths in proportion to the pages, not to their links', () => {
    assert.ok(asked(100).segments <= 2 * 100 + 4)
  })
  it('takes a requested link without a page as gone, and one that was never requested as not read', () => {
    const home = aPage({ links: [aLink('/prices', 'Prices', { region: 'footer' })] })
    const seen = (given: Parameters<typeof aCrawl>[1]) => {
      const crawl = aCrawl([home], given)
      const search = { names: (words: string) => words === 'Prices', segmentNames: () => false }
      return findCandidates(siteIndex(crawl, crawl.pages), search).map(({ content }) => content.kind)
    }
    assert.deepEqual(seen({ answered: ['https://joes.test/Prices/'] }), [])
    assert.deepEqual(seen({ answered: [] }), ['unread'])
  })

  it('takes a page whose title says that it is missing as gone', () => {
    const titles = [
      '404',
      '404 Not Found',
      'Error 404',
      'Erreur 404 : page introuvable',
      "404 - Joe's",
      'Joe’s | 404 error',
      "Page couldn't be found",
      'Page couldn’t be found – Joe’s',
      'Page not found',
      'Page 404',
      'Oops! 404',
      'Sorry, 404',
      'Error code 404',
      'Fehlerseite (404)',
    ]
    for (const title of titles) assert.equal(kindOf(title), 'gone', title)
  })

  it('keeps a page of a business that has the number in its name or address', () => {
    for (const title of [
      'Privacy | Studio 404',
      'Privacy | Smile Dental, 404 Queen St',
      '404 Studio: privacy',
    ])
      assert.equal(kindOf(title), 'page', title)
  })
})
