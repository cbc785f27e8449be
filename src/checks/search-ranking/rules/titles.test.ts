import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { aMeta, aRelation, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'
import { isPlaceholderTitle } from './titles.ts'

const FAILED_AT_HOME = 'failed at /'

const titled = (id: string, text: string | null, given: Partial<PageFacts> = {}) =>
  onHomepage(id, { title: { text, count: 1 }, ...given })

/** The homepage and two pages, each with this title. */
const sharing = (title: string, given: Partial<PageFacts> = {}) =>
  ofPages([
    aPage({ title: { text: 'Something else', count: 1 } }),
    aPage({ url: '/a', title: { text: title, count: 1 } }),
    { ...aPage({ url: '/b', title: { text: title.toUpperCase(), count: 1 } }), ...given },
  ])

/** A list of products that a shop shows with several queries. */
const list = (url: string, mainWords: number) =>
  aPage({ url, title: { text: 'Products', count: 1 }, text: { mainWords } })

describe('rules of one title', () => {
  it('title-missing fails without a title or with an empty one', () => {
    assert.equal(titled('title-missing', null), FAILED_AT_HOME)
    assert.equal(titled('title-missing', '  '), FAILED_AT_HOME)
    assert.equal(titled('title-missing', 'Plumber'), 'passed')
  })
  it('title-multiple fails on the second', () => {
    assert.equal(onHomepage('title-multiple', { title: { text: 'A', count: 2 } }), FAILED_AT_HOME)
    assert.equal(onHomepage('title-multiple', { title: { text: 'A', count: 1 } }), 'passed')
  })
  it('title-short fails under 20 characters or under 200 px, and ignores a missing one', () => {
    assert.equal(titled('title-short', 'M'.repeat(19)), FAILED_AT_HOME)
    assert.equal(titled('title-short', 'M'.repeat(20)), 'passed')
    assert.equal(titled('title-short', 'i'.repeat(44)), FAILED_AT_HOME)
    assert.equal(titled('title-short', 'i'.repeat(45)), 'passed')
    assert.equal(titled('title-short', ''), 'passed')
  })
  it('title-long needs over 60 characters and over 580 px', () => {
    assert.equal(titled('title-long', 'a'.repeat(61)), FAILED_AT_HOME)
    assert.equal(titled('title-long', 'a'.repeat(60)), 'passed')
    assert.equal(titled('title-long', 'i'.repeat(61)), 'passed')
    assert.equal(titled('title-long', 'M'.repeat(60)), 'passed')
  })
  it('a placeholder is told once, not as short or shared too', () => {
    assert.equal(titled('title-placeholder', 'Document'), FAILED_AT_HOME)
    assert.equal(titled('title-short', 'Document'), 'passed')
    assert.equal(findingOf('title-duplicate', sharing('Document')), 'passed')
  })
  it('counts characters, not code units', () => {
    assert.equal(titled('title-short', '🚿'.repeat(19)), FAILED_AT_HOME)
  })
})

describe('rule title-duplicate', () => {
  it('counts one list with several queries, with too few words to compare, as one page', () => {
    const site = ofPages([aPage(), list('/products', 10), list('/products?sort=new', 10)])
    assert.equal(findingOf('title-duplicate', site), 'passed')
  })
  it('counts pages of a script with different queries as different where they have words of their own', () => {
    const site = ofPages([aPage(), list('/page?id=1', 200), list('/page?id=2', 200)])
    assert.notEqual(findingOf('title-duplicate', site), 'passed')
  })
})

describe('rule title-placeholder', () => {
  for (const title of [
    'Home',
    'HOMEPAGE',
    'Untitled 1',
    '— Index —',
    'Page 1',
    'My Site 2',
    'Just another WordPress site',
    'Home - Welcome',
    'Wattle Park Bowls Club | Just another WordPress site',
    'Joe’s – Just another WordPress weblog.',
    'Home | joes.test',
    'www.joes.test – Home',
  ])
    it(`${title} is a placeholder`, () => assert.equal(isPlaceholderTitle(title, 'joes.test'), true))
  for (const title of [
    "Home | Joe's Plumbing Dunedin",
    'Not just another WordPress site | Webworks Nelson',
    'Just another plumber – Joe’s',
    'Homes',
    'Documents',
    'joes.test',
    'Welcome to Dunedin',
    'Page 2',
  ])
    it(`${title} is none`, () => assert.equal(isPlaceholderTitle(title, 'joes.test'), false))
  it('is an error on any page', () => assert.equal(titled('title-placeholder', 'Untitled'), FAILED_AT_HOME))
})

const saysItself = (name: string) => ({
  metas: [{ property: 'og:site_name', name: null, httpEquiv: null, content: name }],
})

describe('rule title-equals-domain', () => {
  it('fails on the host or the name alone', () => {
    const profile = { businessName: "Joe's Plumbing" }
    assert.equal(titled('title-equals-domain', 'www.joes.test'), FAILED_AT_HOME)
    assert.equal(
      onHomepage('title-equals-domain', { title: { text: "Joe's Plumbing", count: 1 } }, { profile }),
      FAILED_AT_HOME,
    )
    assert.equal(
      onHomepage('title-equals-domain', { title: { text: "Joe's Plumbing Dunedin", count: 1 } }, { profile }),
      'passed',
    )
  })
  it('knows the name from the domain and from the page', () => {
    assert.equal(titled('title-equals-domain', "Joe's"), FAILED_AT_HOME)
    const structured = {
      jsonLd: [{ '@type': 'Plumber', name: 'Pipe & Co' }],
      broken: 0,
      types: [],
      microProducts: [],
    }
    assert.equal(titled('title-equals-domain', 'Pipe & Co', { structured }), FAILED_AT_HOME)
    assert.equal(titled('title-equals-domain', 'Pipe & Co'), 'passed')
  })
  it('fails on the name twice, and on no trade that stands there twice', () => {
    for (const title of ["Joe's - Joe's", 'Joe’s | JOES', 'Joes – Joe’s – Joe’s'])
      assert.equal(titled('title-equals-domain', title), FAILED_AT_HOME, title)
    const said = 'Elektriker Brandt - Elektriker Brandt'
    assert.equal(titled('title-equals-domain', said, saysItself('Elektriker Brandt')), FAILED_AT_HOME)
    for (const title of ["Joe's - Plumber", 'Plumber Dunedin - Plumber Dunedin', "Joe's - Joe's in Dunedin"])
      assert.equal(titled('title-equals-domain', title), 'passed', title)
  })
  it('passes a title of trade and town that a builder gives as the name of the website, too', () => {
    for (const title of ['Muddy Paws Dog Grooming, Hove', 'Smith and Jones Accountants Leeds'])
      assert.equal(titled('title-equals-domain', title, saysItself(title)), 'passed', title)
    assert.equal(titled('title-equals-domain', 'Muddy Paws', saysItself('Muddy Paws')), FAILED_AT_HOME)
  })
})

describe('rule title-duplicate', () => {
  it('ignores case and spaces', () =>
    assert.equal(findingOf('title-duplicate', sharing('Pipes')), 'failed at /a, /b'))
  it('ignores pages in another language', () =>
    assert.equal(findingOf('title-duplicate', sharing('Pipes', { lang: 'mi' })), 'passed'))
  it('ignores hidden, canonicalised, paginated and legal pages', () => {
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { metas: [aMeta('robots', 'noindex')] })),
      'passed',
    )
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { relations: [aRelation('canonical', '/a')] })),
      'passed',
    )
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { url: 'https://joes.test/a?page=2' })),
      'passed',
    )
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { url: 'https://joes.test/a/page/2/' })),
      'passed',
    )
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { url: 'https://joes.test/a/page/2/index.html' })),
      'passed',
    )
    assert.equal(
      findingOf('title-duplicate', sharing('Pipes', { url: 'https://joes.test/privacy-policy' })),
      'passed',
    )
  })
  it('does not apply to one page', () => assert.equal(titled('title-duplicate', 'Pipes'), 'not_applicable'))
})

const read = (title: string) => [
  aPage({ title: { text: 'Pipes', count: 1 } }),
  aPage({ url: '/b', title: { text: title, count: 1 } }),
]

const unread = aPage({ url: '/app', thin: true, title: { text: null, count: 0 } })
const unreadAt = (...urls: string[]) => urls.map((url) => ({ ...unread, url: `https://joes.test${url}` }))

const among = (title: string) =>
  findingOf('title-duplicate', ofPages([...read(title), ...unreadAt('/c', '/d', '/e')]))

describe('pages that need a browser', () => {
  it('are not judged by the HTML as sent', () => {
    assert.equal(findingOf('title-missing', ofPages([aPage(), unread])), 'passed')
  })
  it('leave a rule not tested when they are more than half', () => {
    assert.equal(
      findingOf('title-missing', ofPages([{ ...unread, url: 'https://joes.test/', found: 'home' }])),
      'not_tested',
    )
  })
  it('leave shared titles not tested when they are more than half, unless those that were read share one', () => {
    assert.equal(among('Taps'), 'not_tested')
    assert.match(among('Pipes'), /^failed at/u)
  })
  it('are judged as rendered', () => {
    const rendered = { ...unread, rendered: true }
    const evidence = ofPages([aPage(), unread], { rendered: { pages: [rendered] } })
    assert.equal(findingOf('title-missing', evidence), 'failed at /app')
  })
})
