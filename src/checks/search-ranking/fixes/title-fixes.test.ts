import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/markup.ts'
import { aCrawl, aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { titleFixes } from './title-fixes.ts'

const page = (url: string, given: GivenPage = {}) =>
  aPage({
    url,
    headings: [aHeading('Blocked drains', { level: 1 })],
    text: {
      main: 'About us\nWe clear blocked drains in homes and shops. Most are clear within an hour. Call us first. And more.',
    },
    ...given,
  })

const rows = (pages: GivenPage[], failed: Record<string, string[]>, profile = {}): string[][] => {
  const crawl = aCrawl(pages.map((given) => page(given.url ?? '/', given)))
  const input = anInput({
    facts: failedAt(failed),
    evidence: { pages: crawl },
    profile: { businessName: 'Joe’s', ...profile },
  })
  const content = titleFixes(input)[0]?.pieces.find(({ kind }) => kind === 'csv')?.content ?? ''
  return parse(content, { bom: true }).slice(1)
}

const titled = (given: GivenPage, id = 'title-short', profile = {}): string | undefined =>
  rows([{ url: '/a', ...given }], { [id]: ['https://joes.test/a'] }, profile)[0]?.[2]

const described = (main: string, more: GivenPage[] = []): string | undefined =>
  rows([{ url: '/a', text: { main } }, ...more], { 'description-missing': ['https://joes.test/a'] })[0]?.[4]

const lawnClub = (content: string): GivenPage => ({
  url: '/',
  depth: 0,
  title: { text: 'Joe’s', count: 1 },
  headings: [aHeading('Where lawn meets community', { level: 2, region: 'main' })],
  metas: [{ name: 'description', property: null, httpEquiv: null, content }],
})

const failed = (url: string) => ({ 'title-short': [`https://joes.test${url}`] })

const homepageTitle = (content: string) => rows([lawnClub(content)], failed('/'))[0]?.[2]

describe('new titles and descriptions', () => {
  const LONG = 'Plumbing, drains, gas fitting and hot water for homes and businesses across greater Hobart'

  test('are made from the heading and the first sentences, and fit', () => {
    const failed = {
      'title-missing': ['https://joes.test/drains'],
      'description-missing': ['https://joes.test/drains'],
    }
    const [[, , title = '', , description = ''] = []] = rows(
      [{ url: '/drains' }, { url: '/other' }],
      failed,
      {
        city: 'Hobart',
      },
    )
    assert.equal(title, 'Blocked drains | Joe’s, Hobart')
    assert.match(description, /^We clear blocked drains .*\.$/u)
    assert.ok(description.length >= 70 && description.length <= 155)
  })

  test('are cut to 60 characters at the end of a word', () => {
    const given = { url: '/a', headings: [aHeading(LONG, { level: 1 })] }
    const [[, , title = ''] = []] = rows([given], { 'title-long': ['https://joes.test/a'] })
    assert.ok(title.length <= 60 && LONG.startsWith(title) && LONG[title.length] === ' ', title)
  })

  test('leave good ones unchanged', () => {
    assert.deepEqual(rows([{ url: '/a' }], {}), [])
    const [[, , , , description] = []] = rows([{ url: '/a' }], { 'title-short': ['https://joes.test/a'] })
    assert.equal(description, 'Keep it')
  })

  test('end where a heading is divided rather than within it', () => {
    const text = 'Blocked drains in the kitchen: what to do before the plumber can come to you'
    assert.equal(
      titled({ headings: [aHeading(text, { level: 1 })] }),
      'Blocked drains in the kitchen | Joe’s',
    )
  })

  test('keep the parts of a long title that fit', () => {
    const text = 'Blocked drains | Gas fitting, hot water and roofs in every suburb | Hobart'
    assert.equal(titled({ title: { text, count: 1 } }, 'title-long'), 'Blocked drains | Hobart')
  })

  test('add the place where there is room', () => {
    assert.equal(titled({}, 'title-short', { city: 'Hobart' }), 'Blocked drains | Joe’s, Hobart')
  })

  test('have no capitals throughout and no ornaments', () => {
    const heading = aHeading('🔧 BLOCKED DRAINS IN HOBART WITH BBQ', { level: 1 })
    assert.equal(titled({ headings: [heading] }), 'Blocked drains in Hobart with BBQ | Joe’s')
  })

  test('of the homepage are not made from the heading of one section, which names a page of its own well', () => {
    for (const text of ['A little about us', 'Our opening hours']) {
      const given = {
        headings: [aHeading(text, { level: 1 })],
        title: { text: 'Blocked drains in Hobart', count: 1 },
      }
      assert.equal(
        rows([{ ...given, url: '/', depth: 0 }], failed('/'))[0]?.[2],
        'Blocked drains in Hobart | Joe’s',
      )
      assert.equal(rows([{ ...given, url: '/b', depth: 1 }], failed('/b'))[0]?.[2], `${text} | Joe’s`)
    }
  })

  test('of the homepage are made from the first heading of its parts only where its description has a word of it', () => {
    assert.equal(homepageTitle('A croquet club.'), '')
    assert.equal(homepageTitle('Croquet on the lawn in Hobart.'), 'Where lawn meets community | Joe’s')
  })

  test('have no name that the page marks as a person’s', () => {
    const person = [{ '@type': 'Person', name: 'Mia Rose Hastings-Lang' }]
    const structured = { jsonLd: person, broken: 0, types: [], microProducts: [] }
    const author = [{ name: 'author', property: null, httpEquiv: null, content: 'Mia Rose Hastings-Lang' }]
    const named = {
      url: '/7',
      headings: [aHeading('Mia Rose Hastings-Lang', { level: 1 })],
      title: { text: 'Joe’s', count: 1 },
    }
    const short = { 'title-short': ['https://joes.test/7'] }
    const title = (given: GivenPage) => rows([{ ...named, ...given }], short)[0]?.[2]
    assert.equal(title({}), 'Mia Rose Hastings-Lang | Joe’s')
    assert.equal(title({ structured }), '')
    assert.equal(title({ metas: author }), '')
  })

  test('leave a title that is about something else than the heading: which is wrong only the owner knows', () => {
    assert.deepEqual(rows([{ url: '/a' }], { 'title-h1-unrelated': ['https://joes.test/a'] }), [])
  })

  test('ask where nothing shows what a page is about, and are empty cells in the sheet', () => {
    const nothing = { headings: [aHeading('Welcome', { level: 1 })], title: { text: 'Home', count: 1 } }
    assert.equal(titled({ ...nothing, url: '/7', headings: [] }), undefined)
    const failed = { 'title-short': ['https://joes.test/'] }
    assert.equal(rows([{ ...nothing, url: '/', depth: 0 }], failed)[0]?.[2], '')
    const pages = aCrawl([page('/', { ...nothing, depth: 0 })])
    const input = anInput({
      facts: failedAt(failed),
      evidence: { pages },
      profile: { businessName: 'Joe’s' },
    })
    assert.equal(titleFixes(input)[0]?.pieces[0]?.content, '[your main product or service] | Joe’s')
  })

  test('that are finished come first, and those with blanks are for later', () => {
    const nothing = { headings: [aHeading('Welcome', { level: 1 })], title: { text: 'Home', count: 1 } }
    const pages = [page('/', { ...nothing, depth: 0 }), page('/drains')]
    const failed = { 'title-short': ['https://joes.test/', 'https://joes.test/drains'] }
    const input = anInput({
      facts: failedAt(failed),
      evidence: { pages: aCrawl(pages) },
      profile: { businessName: 'Joe’s', city: 'Hobart' },
    })
    const [fix] = titleFixes(input)
    assert.deepEqual(
      fix?.pieces.slice(0, 2).map(({ content, isLater }) => [content.includes('[your '), isLater ?? false]),
      [
        [false, false],
        [true, true],
      ],
    )
  })

  test('leave a page with two titles to be corrected by hand', () => {
    assert.deepEqual(rows([{ url: '/a' }], { 'title-multiple': ['https://joes.test/a'] }), [])
  })

  test('rewrite a page with several addresses once', () => {
    const both = ['https://joes.test/a/', 'https://joes.test/a/index.html', 'https://joes.test/a/?sort=new']
    assert.equal(
      rows(
        ['/a/', '/a/index.html', '/a/?sort=new'].map((url) => ({ url })),
        { 'title-duplicate': both },
      ).length,
      1,
    )
  })

  const ABOUT = 'We clear blocked drains in homes and shops across the whole of greater Hobart.'

  test('use whole sentences about the page', () => {
    for (const other of [
      'Thank you for mending my bath so quickly, we are all so happy with it!',
      'This website uses cookies to give you a better time while you are here.',
      'Suspendisse varius enim in eros elementum tristique duis cursus mi quis.',
      'And then we come back the next day to see that everything still works.',
      'CALL US NOW for a free quote on all of your drains and gutters today.',
      'Full name * Email * Message * are what we need to know to answer you.',
      'Read all about drains in our long guide to the drains of old houses...',
    ])
      assert.equal(described(`${other}\n${ABOUT}`), ABOUT, other)
  })

  test('keep a short description and add a sentence', () => {
    const metas = [{ name: 'description', property: null, httpEquiv: null, content: 'Drains in Hobart' }]
    const short = { 'description-short': ['https://joes.test/a'] }
    const [row] = rows([{ url: '/a', metas, text: { main: ABOUT } }], short)
    assert.equal(row?.[4], `Drains in Hobart. ${ABOUT}`)
  })

  test('do not end at Mr and Dr', () => {
    assert.match(
      described(`Ask for Dr. Drain of St. Kilda when a pipe is blocked. ${ABOUT}`) ?? '',
      /^Ask for Dr\. Drain of St\. Kilda when/u,
    )
  })

  test('use no sentence that many pages have', () => {
    const others = ['/b', '/c'].map((url) => ({ url, text: { main: ABOUT } }))
    assert.equal(described(ABOUT, others), '')
    assert.equal(described(ABOUT, others.slice(1)), ABOUT)
  })

  test('cut a long sentence after a clause where there is one, else after a word', () => {
    const long =
      'We clear blocked drains in homes and shops across the whole of greater Hobart and as far as the Huon Valley'
    assert.equal(
      described(`${long}, which takes us less than an hour in most of all cases so far.`),
      `${long}.`,
    )
    const cut =
      described(`${long} in less than an hour for most of the people who have called us so far.`) ?? ''
    assert.match(cut, /^We clear .*\p{L}…$/u)
    assert.ok(Array.from(cut).length <= 155, cut)
  })

  test('do not give two pages the same title', () => {
    const both = ['https://joes.test/a', 'https://joes.test/b']
    const [[, , one] = [], [, , two] = []] = rows(
      [{ url: '/a' }, { url: '/b', title: { text: 'Drains in Kingston', count: 1 } }],
      { 'title-duplicate': both },
      { city: 'Hobart' },
    )
    assert.deepEqual([one, two], ['Blocked drains | Joe’s, Hobart', 'Drains in Kingston | Joe’s, Hobart'])
  })

  test('are shown first where nothing is left to fill in', () => {
    const failed = ['https://joes.test/a', 'https://joes.test/b']
    const evidence = { pages: aCrawl([page('/a', { text: { main: '' } }), page('/b')]) }
    const [fix] = titleFixes(anInput({ facts: failedAt({ 'description-missing': failed }), evidence }))
    const shown = fix?.pieces.flatMap(({ preview }) => (preview?.kind === 'search' ? preview.rows : []))
    assert.deepEqual(
      shown?.map(({ address }) => address),
      ['https://joes.test/b', 'https://joes.test/a'],
    )
  })

  test('are never the text that was found at fault, nor another that is too short or too long', () => {
    const same = {
      url: '/a',
      title: { text: 'Taps | Joe’s', count: 1 },
      headings: [aHeading('Taps', { level: 1 })],
    }
    for (const id of ['title-short', 'title-duplicate', 'title-placeholder'])
      assert.equal(titled(same, id), '', id)
  })

  test('X02 a formula from a stranger’s page stays text in the sheet', () => {
    const given = { url: '/a', headings: [aHeading('=HYPERLINK("http://evil.test")', { level: 1 })] }
    const [[, , title] = []] = rows([given], { 'title-missing': ['https://joes.test/a'] })
    assert.equal(title?.startsWith("'="), true)
  })
})

test('the new title and description of a page can be copied by themselves', () => {
  const [fix] = titleFixes(
    anInput({
      facts: failedAt({
        'title-short': ['https://joes.test/a'],
        'description-missing': ['https://joes.test/a'],
      }),
      evidence: { pages: aCrawl([page('/a')]) },
      profile: { businessName: 'Joe’s' },
    }),
  )
  const lines = (fix?.pieces ?? []).filter(({ kind }) => kind === 'text')
  assert.deepEqual(
    lines.map(({ title }) => title),
    ['Title for /a', 'Description for /a'],
  )
  assert.ok(lines.every(({ content }) => content !== ''))
})
