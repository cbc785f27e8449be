import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
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

const lawnClub = (content: string): GivenPage => ({
  url: '/',
  depth: 0,
  title: { text: 'Joe’s', count: 1 },
  headings: [aHeading('Where lawn meets community', { level: 2, region: 'main' })],
  metas: [{ name: 'description', property: null, httpEquiv: null, content }],
})

const failed = (url: string) => ({ 'title-short': [`https://joes.test${url}`] })

const homepageTitle = (content: string) => rows([lawnClub(content)], failed('/'))[0]?.[2]

const pastMayor = (url: string, name: string) => ({
  url,
  title: { text: 'Past mayors - Town of Kaka', count: 1 },
  headings: [aHeading(name, { level: 1 })],
})

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
    const content = 'We clear drains.'
    const metas = [{ name: 'description', property: null, httpEquiv: null, content }]
    const short = { 'title-short': ['https://joes.test/a'] }
    const [[, , , now, description] = []] = rows([{ url: '/a', metas }], short)
    assert.deepEqual([now, description], [content, content])
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
    assert.equal(titled({ title: { text, count: 1 } }, 'title-long'), 'Blocked drains | Hobart | Joe’s')
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
      const both = `${text} | Blocked drains in Hobart`
      assert.equal(
        rows([{ ...given, url: '/', depth: 0 }], failed('/'))[0]?.[2],
        'Blocked drains in Hobart | Joe’s',
      )
      assert.match(
        rows([{ ...given, url: '/b', depth: 1 }], failed('/b'))[0]?.[2] ?? '',
        new RegExp(`^${both}`, 'u'),
      )
    }
  })

  test('of the homepage without an h1 are made from its first heading in main only where its description has one of the heading’s words', () => {
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

  test('are shorter than the check advises only with a blank for what they lack', () => {
    const short = { 'title-short': ['https://joes.test/a'] }
    const [first] = titleFixes(
      anInput({
        facts: failedAt(short),
        evidence: { pages: aCrawl([page('/a')]) },
        profile: { businessName: 'Joe’s' },
      }),
    )
    assert.equal(first?.pieces[0]?.content, 'Blocked drains – [your words on what /a offers] | Joe’s')
    assert.equal(titled({}), '')
  })

  test('keep a short name that the address confirms, in place of a slogan', () => {
    const given = {
      url: '/contact.html',
      title: { text: 'Joe’s - Contact us', count: 1 },
      headings: [aHeading('How can we delight you today?', { level: 1 })],
    }
    const short = { 'title-short': ['https://joes.test/contact.html'] }
    const profile = { businessName: 'Joe’s', city: 'Palmerston North' }
    assert.equal(rows([given], short, profile)[0]?.[2], 'Contact us | Joe’s, Palmerston North')
    assert.equal(rows([given], short)[0]?.[2], '')
  })

  test('keep what the title says of the page beside its heading, but not what all titles say', () => {
    const pages = [
      pastMayor('/1', 'Kim Lee-Tran of Kaka'),
      pastMayor('/2', 'Max Orr'),
      { url: '/3', title: { text: 'Roads - Town of Kaka', count: 1 } },
      { url: '/4', title: { text: 'Parks - Town of Kaka', count: 1 } },
      { url: '/5', title: { text: 'Rates - Town of Kaka', count: 1 } },
    ]
    const shared = { 'title-duplicate': ['/1', '/2'].map((path) => `https://joes.test${path}`) }
    assert.deepEqual(
      rows(pages, shared, { businessName: 'Town of Kaka' }).map(([, , title]) => title),
      ['Kim Lee-Tran of Kaka | Past mayors | Town of Kaka', 'Max Orr | Past mayors | Town of Kaka'],
    )
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
      profile: { businessName: 'Joe’s', city: 'Hobart' },
    }),
  )
  const lines = (fix?.pieces ?? []).filter(({ kind }) => kind !== 'csv')
  assert.deepEqual(
    lines.map(({ title }) => title),
    ['Title for /a', 'Description for /a'],
  )
  assert.match(lines[1]?.content ?? '', /^<meta name="description" content="[^"]+">$/u)
})
