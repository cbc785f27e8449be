import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { untypedSheet } from '#support/untyped-sheet.ts'
import { titleFixes } from './title-fixes.ts'

const page = (url: string, given: GivenPage = {}) =>
  aPage({ url, headings: [aHeading('Blocked drains', { level: 1 })], ...given })

const rows = (pages: GivenPage[], failed: Record<string, string[]>): string[][] => {
  const evidence = { pages: aCrawl(pages.map((given) => page(given.url ?? '/', given))) }
  const input = anInput({ facts: failedAt(failed), evidence, profile: { businessName: 'Joe’s' } })
  const content = untypedSheet(titleFixes(input)[0])
  return parse(content, { bom: true }).slice(1)
}

/** The new description of a page about blocked drains with this text. */
const described = (main: string, more: GivenPage[] = []): string | undefined =>
  rows([{ url: '/a', text: { main } }, ...more], { 'description-missing': ['https://joes.test/a'] })[0]?.[4]

const homepageDescribed = (main: string) =>
  rows([{ url: '/', depth: 0, text: { main } }], {
    'description-missing': ['https://joes.test/'],
  })[0]?.[4]

const summaryOf = (content: string) => [{ name: 'description', property: null, httpEquiv: null, content }]

describe('new descriptions', () => {
  const ABOUT = 'We clear blocked drains in homes and shops across the whole of greater Hobart.'

  test('begin with what the page is about, near its beginning and in nobody’s own words', () => {
    for (const other of [
      'The first thing that struck me about the blocked drains was, of course, how very old they were.',
      'Read what others say of the "shout" at the great event of the year, with all our neighbours there".',
      'From the writer and blogger Kim Orr-Tran.',
    ])
      assert.equal(described(`${other}\n${ABOUT}`), ABOUT, other)
    for (const leading of [
      'Other drains cost more than you would ever think, as we all know.',
      'These are what a drain costs to clear as a rule, in most homes and shops.',
    ])
      assert.equal(described(`${leading}\n${ABOUT}`), ABOUT, leading)
    const far = ['She is in the shop.', 'He is at home.', 'They are both well.']
    assert.equal(described([...far, ABOUT].join('\n')), '')
  })

  test('begin with a sentence that has a word of the heading, else with the first of the page', () => {
    const first = 'Open seams, loose pegs and buzzing bars are what we see on any day, and we mend them all.'
    const other = 'Bring yours in its case, and glue nothing before somebody in the shop has looked at it.'
    assert.equal(described(`${first}\n${ABOUT}`), ABOUT)
    assert.equal(described(`${first}\n${other}`), first)
    assert.equal(described(`She is in the shop.\n${other}`), '')
  })

  test('do not begin with what only advertises, also on a homepage', () => {
    const call = 'Give your home the clean and quiet drains that it has been longing for all these years!'
    assert.equal(homepageDescribed(`${call}\n${ABOUT}`), ABOUT)
    assert.equal(homepageDescribed(call), '')
    assert.equal(described(`${call}\n${ABOUT}`), ABOUT)
    assert.equal(described(`${call}\nThis one is nearly gone. It is on sale until all of them are sold.`), '')
    assert.equal(described(`${ABOUT} Call us today!`), `${ABOUT} Call us today!`)
    assert.equal(described('Blocked drains cleared. Give your home the clean drains that it longs for!'), '')
  })

  test('of a homepage are rather about what its heading names than about anything else', () => {
    const years =
      'For more than thirty years our family has been here for everybody in the valley and beyond.'
    assert.equal(homepageDescribed(`${years}\n\n${ABOUT}`), ABOUT)
    assert.equal(homepageDescribed(years), years)
  })

  test('say nothing twice', () => {
    const twice = `${ABOUT} We always answer within 24 hours.`
    assert.equal(described(`${twice}\nYou hear from us within 24 hours.`), twice)
  })

  test('say nothing that stands below a line of tips or notes', () => {
    const tip =
      'Blocked drains of the old kind may smell for a day or two after we have been there to clear them.'
    assert.equal(described(`Tips:\n${tip}\nWhat we do:\n${ABOUT}`), ABOUT)
  })

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

  test('begin with a short description that says enough, or are left to write', () => {
    const short = 'Clogged pipes and gutters, seen to at any hour of day.'
    const other = 'Open seams, loose pegs and buzzing bars are what we see on any day, and we mend them all.'
    const failed = { 'description-short': ['https://joes.test/a'] }
    const now = (main: string) =>
      rows([{ url: '/a', metas: summaryOf(short), text: { main } }], failed)[0]?.[4]
    assert.equal(now(ABOUT), `${short} ${ABOUT}`)
    assert.equal(now(other), '')
    const long = `We clear blocked drains ${'in every street of the town, '.repeat(4)}and beyond.`
    assert.equal(now(`${long}\n${ABOUT}`), `${short} ${ABOUT}`)
  })

  test('are the present one up to a comma, where it is too long and its sentences do not fit', () => {
    const listed =
      'Our work in homes: complete rewires, consumer unit upgrades, lighting for rooms and gardens, sockets, alarms, heating controls'
    const [row] = rows(
      [
        {
          url: '/a',
          metas: summaryOf(`${listed}, extra points, fans and everything else in the south`),
          text: { main: ABOUT },
        },
      ],
      { 'description-long': ['https://joes.test/a'] },
    )
    assert.match(row?.[4] ?? '', /^Our work in homes: complete rewires, .*\w\.$/u)
  })

  test('never repeat one that several pages share, but on the homepage', () => {
    const shared = 'We clear drains, mend gutters and lay new water pipes for the homes and shops of Hobart.'
    const urls = ['/', '/a', '/b']
    const failed = { 'description-duplicate': urls.map((url) => `https://joes.test${url}`) }
    const pages = urls.map((url) => ({
      url,
      depth: url === '/' ? 0 : 1,
      metas: summaryOf(shared),
      text: { main: { '/': 'We come on Sundays too.', '/a': ABOUT }[url] ?? '' },
    }))
    const texts = rows(pages, failed).map((row) => row[4])
    assert.deepEqual(texts, [`${shared} We come on Sundays too.`, ABOUT, ''])
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

  test('cut a long sentence after a clause, and are left to write where there is none', () => {
    const long =
      'We clear blocked drains in homes and shops across the whole of greater Hobart and as far as the Huon Valley'
    assert.equal(
      described(`${long}, which takes us less than an hour in most of all cases so far.`),
      `${long}.`,
    )
    const cut = `${long} in less than an hour for most of the people who have called us so far.`
    assert.equal(described(cut), '')
  })
})

const fixTitleOf = (...mains: string[]) => {
  const pages = aCrawl(mains.map((main, at) => page(`/${at}`, { text: { main } })))
  const missing = { 'description-missing': mains.map((_, at) => `https://joes.test/${at}`) }
  return titleFixes(anInput({ facts: failedAt(missing), evidence: { pages } }))[0]?.title
}

describe('the name of a fix with new titles and descriptions', () => {
  const ABOUT = 'We clear blocked drains in homes and shops across the whole of greater Hobart.'

  test('counts the finished ones, whatever the number of pages', () => {
    assert.equal(fixTitleOf(ABOUT, '', ''), '1 new description')
    assert.equal(fixTitleOf('', ''), 'A list of titles and descriptions to write for 2 pages')
  })
})
