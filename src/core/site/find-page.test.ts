import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aHeading, aLink, aPage, aScript, type GivenPage } from '#support/page-facts.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import { type Failure, failure } from '../reasons.ts'
import { findCandidates, type PageSearch, unreadForNow } from './find-page.ts'
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

const PRICES: PageSearch = {
  names: (words) => words === 'Prices',
  segmentNames: (segment) => segment === 'prices',
}
/** What a link of the homepage leads to, in a crawl like this, with further pages. */
function behind(
  link: LinkFacts,
  given: Partial<PagesEvidence> = {},
  pages: PageFacts[] = [],
  search = PRICES,
) {
  const crawl = aCrawl([aPage({ links: [link] }), ...pages], given)
  return findCandidates(siteIndex(crawl, crawl.pages), search)
}
const kindsBehind = (...given: Parameters<typeof behind>): string[] =>
  behind(...given).map(({ content }) => (content.kind === 'gone' ? `gone: ${content.why}` : content.kind))
const PRICES_LINK = aLink('/prices', 'Prices')
const at = 'https://joes.test/prices'
const unreadAt = (url: string, failed: Failure) => ({ unread: [{ url, failure: failed, inMenu: false }] })

const isKeeper = (host: string): boolean => host === 'menus.test'

const kinds = (given: GivenPage): string[] =>
  kindsBehind(PRICES_LINK, {}, [aPage({ url: '/prices', ...given })])

describe('what is behind a link that names the page', () => {
  it('is nothing where it has no target; a mail or a phone number is another thing', () => {
    assert.deepEqual(behind(aLink('javascript:void(0)', 'Prices', { scripted: true, url: null })), [
      {
        url: 'https://joes.test/',
        by: 'link',
        named: 'Prices',
        on: 'https://joes.test/',
        content: { kind: 'gone', why: 'nowhere' },
      },
    ])
    assert.deepEqual(kindsBehind(aLink('#', 'Prices', { url: null })), ['gone: nowhere'])
    assert.deepEqual(kindsBehind(aLink(' ', 'Prices', { url: null })), ['gone: nowhere'])
    assert.deepEqual(kindsBehind(aLink('mailto:jo@joes.test', 'Prices')), [])
  })

  it('is the homepage, or nothing on it', () => {
    assert.deepEqual(kindsBehind(aLink('/', 'Prices')), ['gone: home'])
    assert.deepEqual(kindsBehind(aLink('#prices', 'Prices')), ['gone: nowhere'])
  })

  it('is unread at another website, of those that keep such pages', () => {
    const link = aLink('https://menus.test/joes', 'Prices')
    assert.deepEqual(behind(link), [])
    const [found] = behind(link, {}, [], { ...PRICES, isKeeper })
    assert.equal(found?.url, 'https://menus.test/joes')
    assert.deepEqual(found?.content.kind === 'unread' && found.content.neverAsked, true)
    assert.equal(unreadForNow(found), null)
  })

  it('is a document by the ending of its address, unless it is gone', () => {
    const url = 'https://joes.test/prices.pdf'
    for (const name of ['prices.pdf', 'prices.PDF', 'prices.doc', 'prices.docx', 'prices.odt', 'prices.rtf'])
      assert.deepEqual(kindsBehind(aLink(`/${name}`, 'Prices')), ['document'], name)
    const link = aLink('/prices.pdf', 'Prices')
    assert.deepEqual(kindsBehind(link, unreadAt(url, failure('not_html'))), ['document'])
    assert.deepEqual(kindsBehind(link, unreadAt(url, failure('connect_timeout'))), ['document'])
    assert.deepEqual(kindsBehind(link, unreadAt(url, failure('http_status', undefined, 404))), [
      'gone: not_found',
    ])
    assert.deepEqual(kindsBehind(link, unreadAt(url, failure('http_status', undefined, 503))), [
      'gone: error',
    ])
    const answer = (status: number) => ({ noPages: [{ url, status, leadsTo: null }] })
    assert.deepEqual(
      [200, 399, 400, 499, 500].map((status) => kindsBehind(link, answer(status))[0]),
      ['document', 'document', 'gone: not_found', 'gone: not_found', 'gone: error'],
    )
  })

  it('is what its address answered in place of a page', () => {
    const answer = (status: number, leadsTo: string | null = null) =>
      kindsBehind(PRICES_LINK, { answered: [at], noPages: [{ url: at, status, leadsTo }] })
    assert.deepEqual(answer(404), ['gone: not_found'])
    assert.deepEqual(answer(410), ['gone: not_found'])
    assert.deepEqual(answer(500), ['gone: error'])
    assert.deepEqual(answer(200), ['document'])
    assert.deepEqual(answer(301, 'https://menus.test/joes'), ['unread'])
    assert.deepEqual(kindsBehind(PRICES_LINK, unreadAt(at, failure('http_status', undefined, 404))), [
      'gone: not_found',
    ])
    assert.deepEqual(kindsBehind(PRICES_LINK, unreadAt(at, failure('http_status', undefined, 500))), [
      'gone: error',
    ])
  })

  it('is a page that is an error, waits for its scripts, or has words of its own', () => {
    const words = { mainWords: 40 }
    // The link and the path each name it.
    assert.deepEqual(kinds({ status: 200, text: words }), ['page', 'page'])
    assert.deepEqual(kinds({ status: 299, text: words }), ['page', 'page'])
    assert.deepEqual(kinds({ status: 199, text: words }), ['gone: not_found', 'gone: not_found'])
    assert.deepEqual(kinds({ status: 300, text: words }), ['gone: not_found', 'gone: not_found'])
    assert.deepEqual(kinds({ status: 499, text: words }), ['gone: not_found', 'gone: not_found'])
    assert.deepEqual(kinds({ status: 500, text: words }), ['gone: error', 'gone: error'])
    const scripts = [aScript()]
    assert.deepEqual(kinds({ text: { mainWords: 4 }, scripts }), ['unread', 'unread'])
    assert.deepEqual(kinds({ text: { mainWords: 5 }, scripts }), ['page', 'page'])
    assert.deepEqual(kinds({ text: { mainWords: 4 } }), ['page', 'page'])
    assert.deepEqual(kinds({ text: words, thin: true }), ['unread', 'unread'])
    assert.deepEqual(kinds({ text: words, thin: true, rendered: true }), ['page', 'page'])
  })
})

const own = (given: GivenPage, home: GivenPage = {}) => {
  const crawl = aCrawl([aPage(home), aPage({ url: '/a', text: { mainWords: 40 }, ...given })])
  return findCandidates(siteIndex(crawl, crawl.pages), PRICES).map(({ by, named, on }) => [by, named, on])
}

const sections = (id: string | null) => {
  const crawl = aCrawl([aPage({ headings: [aHeading('Prices', { id })] })])
  return findCandidates(siteIndex(crawl, crawl.pages), PRICES).map(({ url, by, content }) => [
    url,
    by,
    content.kind,
  ])
}

describe('a page that names itself', () => {
  const title = { title: { text: 'Prices | Joe’s', count: 1 } }
  const heading = { headings: [aHeading('Prices', { level: 1 })] }

  it('does so by its path, else a part of its title, else its first heading', () => {
    assert.deepEqual(own({ url: '/shop/prices', ...title }), [
      ['path', '/shop/prices', 'https://joes.test/shop/prices'],
    ])
    assert.deepEqual(own({ ...title, ...heading }), [['title', 'Prices', 'https://joes.test/a']])
    assert.deepEqual(own(heading), [['heading', 'Prices', 'https://joes.test/a']])
    assert.deepEqual(own({ headings: [aHeading('Prices', { level: 1, hidden: true })] }), [])
    assert.deepEqual(own({ headings: [aHeading('Prices')] }), [])
  })

  it('does not by the website’s own name, nor where no page links to it', () => {
    assert.deepEqual(own(title, title), [])
    assert.deepEqual(
      own(heading, { headings: [aHeading('Prices', { level: 1, sectionWords: 0 })] }).map(([, , on]) => on),
      ['https://joes.test/'],
    )
    assert.deepEqual(own({ ...title, found: 'guess' }), [])
  })

  it('is a section of the homepage by a heading, with the heading’s id', () => {
    assert.deepEqual(sections('prices'), [['https://joes.test/#prices', 'heading', 'section']])
    assert.deepEqual(sections(null), [['https://joes.test/', 'heading', 'section']])
  })
})
