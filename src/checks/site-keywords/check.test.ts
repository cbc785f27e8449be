import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { fill } from '#core/words.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')

/** A page about these subjects: each is in the title, and twice in the text. */
const about = (url: string, things: string[], said: Partial<PageFacts['text']> = {}) =>
  aPage({
    url,
    title: { text: things.join(' | '), count: 1 },
    text: { words: 150, main: `${things.join('. ')}. ${things.join('. ')}`, ...said },
  })

const FIVE = ['blocked drains', 'hot water', 'leaking taps', 'gas fitting', 'burst pipes']

function outcomeOf(pages: PageFacts[], answers: AnswersEvidence = {}, profile: ProfileEvidence = {}) {
  const rendered = { state: 'failed', failure: failure('browser_unavailable') } as const
  const evidence = { site: aSite(), pages: aCrawl(pages), answers, profile, renderedPages: rendered }
  const outcome = check.evaluate(evidence, AT)
  assert.ok(!('wait' in outcome))
  return outcome
}

function statusOf(...given: Parameters<typeof outcomeOf>): string {
  const outcome = outcomeOf(...given)
  return 'status' in outcome ? outcome.status : JSON.stringify(outcome.unable)
}

/** What a result says: its description, its list of words, and its suggestions. */
function saidOf(...given: Parameters<typeof outcomeOf>) {
  const outcome = outcomeOf(...given)
  assert.ok('status' in outcome)
  const { status, asking, say = {}, facts, blocks = [] } = outcome
  const [list] = blocks
  const own = check.words.statuses[status]
  return {
    status,
    asking: asking === true,
    line: fill((asking === true ? own.asking : own)?.line ?? '', say),
    suggestions: facts.suggestions,
    list: list?.kind === 'checklist' ? list.items : [],
  }
}

const heading = (text: string, level: 1 | 2 = 1) => aHeading(text, { level })

describe('site keywords', () => {
  it('passes when the top five words are where search engines look', () => {
    assert.equal(statusOf([about('/', FIVE)]), 'passed')
  })

  it('crosses only the words that the advice names', () => {
    const page = aPage({
      title: { text: 'Joe', count: 1 },
      headings: [heading('Blocked drains'), heading('Leaking taps', 2)],
      text: { words: 150, main: 'blocked drains. leaking taps. gas fitting. '.repeat(4) },
    })
    const { line, list, suggestions } = saidOf([page])
    assert.equal(
      line,
      'None of the pages we read has "leaking taps" in its title or main heading, where search engines look first.',
    )
    assert.deepEqual(
      list.map(({ text, done }) => [text, done]),
      [
        ['blocked drains', true],
        ['leaking taps', false],
      ],
    )
    assert.deepEqual(suggestions, [
      'Put "leaking taps" into the title or main heading of the page that tells of it',
    ])
  })

  it('asks, and lists no words, where those of the pages are not certain', () => {
    const pages = [
      aPage({
        title: { text: 'Joe', count: 1 },
        headings: [heading('Our story'), heading('Get in touch', 2), heading('Fear the corn', 2)],
        text: { words: 150, main: `Our story\nGet in touch\nFear the corn. ${'corn. a maze. '.repeat(9)}` },
      }),
    ]
    const { status, asking, line, list, suggestions } = saidOf(pages)
    assert.deepEqual([status, asking, list, suggestions], ['review', true, [], []])
    assert.match(line, /^We couldn't tell/u)
  })

  it('counts a line of a template that many pages have once', () => {
    const pages = ['/', '/a', '/b', '/c', '/d'].map((url, at) =>
      aPage({
        url,
        title: { text: FIVE[at] ?? '', count: 1 },
        text: {
          words: 150,
          main: `${`${FIVE[at]}. `.repeat(3)}\n${at < 3 ? 'Orange juice, orange juice, orange juice' : ''}`,
        },
      }),
    )
    const { facts } = outcomeOf(pages)
    const best = facts?.keywords?.[0]
    assert.notEqual(best?.phrase, 'orange juice')
    const juice = facts?.keywords?.find(({ phrase }) => phrase === 'orange juice')
    assert.deepEqual([juice?.count, juice?.pages], [9, 3])
  })

  it('lists as used most only what is used more than once', () => {
    const page = aPage({
      title: { text: 'Wholesale portal', count: 1 },
      text: { words: 150, main: 'orange juice. '.repeat(9) },
    })
    const { blocks } = outcomeOf([page])
    const rows = (blocks ?? []).flatMap((block) => (block.kind === 'table' ? block.rows : []))
    assert.deepEqual(
      rows.map(([phrase]) => phrase),
      ['orange juice'],
    )
  })

  it('does not pass where main headings alone have the words, and no title has', () => {
    const page = {
      ...about('/', FIVE),
      title: { text: 'Joe', count: 1 },
      headings: FIVE.map((thing) => heading(thing)),
    }
    const { status, line, suggestions, list } = saidOf([page])
    assert.equal(status, 'review')
    assert.ok(list.every(({ done, detail }) => done === false && detail?.endsWith('in no title')))
    assert.match(
      line,
      /^None of the pages we read has "blocked drains", .* or "burst pipes" in its title, which/u,
    )
    assert.deepEqual(suggestions, ['Put "blocked drains" into your homepage\'s title'])
    assert.equal(statusOf([page], { 'S-KW1': FIVE }), 'review')
  })

  it('does not count the name of a theme that stands in most titles, nor placeholder text', () => {
    const themed = FIVE.map((thing, index) => ({
      ...about(`/${index}`, [thing], { main: `${thing} for you.\nLorem ipsum dolor sit amet\n` }),
      title: { text: `${thing} | Beauty Home 5`, count: 1 },
    }))
    const outcome = outcomeOf(themed)
    const found = 'facts' in outcome ? (outcome.facts?.keywords ?? []).map(({ phrase }) => phrase) : []
    assert.equal(
      found.some((phrase) => /lorem|ipsum|dolor/u.test(phrase)),
      false,
    )
    const [theme] =
      'facts' in outcome
        ? (outcome.facts?.keywords ?? []).filter(({ phrase }) => phrase === 'beauty home 5')
        : []
    // One title brings 11.4.
    assert.ok(!theme || theme.score < 12)
  })

  it("judges the owner's own words, and names the missing ones", () => {
    const home = [about('/', FIVE)]
    assert.equal(statusOf(home, { 'S-KW1': ['blocked drain'] }), 'passed')
    const { status, line, suggestions } = saidOf(home, { 'S-KW1': ['drain', 'plumber', 'heater'] })
    assert.equal(status, 'review')
    assert.equal(
      line,
      'We didn\'t find "plumber" or "heater" in the titles, headings, summaries and texts of the pages we read.',
    )
    assert.equal(
      suggestions[0],
      'Put "plumber" into the title or main heading of one page, and into its text',
    )
  })

  it("says of an owner's word in a title that the page's text lacks it", () => {
    const pages = [
      about('/', ['plumber']),
      about('/taps', ['taps', 'heaters'], { main: 'We mend. We mend.' }),
    ]
    const { line, suggestions } = saidOf(pages, { 'S-KW1': ['plumber', 'taps', 'heater'] })
    assert.equal(
      line,
      'The pages with "taps" and "heater" in their title or main heading don\'t tell of them in their text.',
    )
    assert.equal(
      suggestions[0],
      'Tell of "taps" in the text of the page that has it in its title or main heading',
    )
  })

  it('needs 60 % of the words', () => {
    const home = [about('/', FIVE)]
    assert.equal(statusOf(home, { 'S-KW1': [...FIVE.slice(0, 3), 'plumber', 'heater'] }), 'passed')
    assert.equal(statusOf(home, { 'S-KW1': [...FIVE.slice(0, 2), 'plumber', 'heater', 'sink'] }), 'review')
  })

  it('needs one of them on the homepage', () => {
    const pages = [about('/', ['welcome aboard']), about('/drains', ['blocked drains'])]
    const { status, line, suggestions, list } = saidOf(pages, { 'S-KW1': ['blocked drains'] })
    assert.equal(status, 'review')
    assert.match(line, /^Your homepage doesn't have "blocked drains" in its title/u)
    assert.deepEqual(suggestions, ['Put "blocked drains" into your homepage\'s title or main heading'])
    assert.deepEqual(
      [list[0]?.done, list[0]?.detail],
      [false, 'Not in the title or main heading of your homepage'],
    )
  })

  it('names all the words of which the homepage lacks one, marks them alike, and crosses none', () => {
    const pages = [about('/', ['welcome aboard']), about('/drains', ['blocked drains', 'burst pipes'])]
    const { line, list, suggestions } = saidOf(pages, { 'S-KW1': ['blocked drains', 'burst pipes'] })
    const detail = 'Not in the title or main heading of your homepage'
    assert.deepEqual(
      list,
      ['blocked drains', 'burst pipes'].map((text) => ({ text, done: null, detail })),
    )
    assert.match(line, /^Your homepage doesn't have "blocked drains" or "burst pipes" in its title/u)
    assert.deepEqual(suggestions, [
      `Put one of "blocked drains" and "burst pipes" into your homepage's title or main heading`,
    ])
  })

  it("says of an owner's word in the homepage's title that its text lacks it", () => {
    const home = aPage({
      title: { text: 'Wedding cakes in Nelson', count: 1 },
      text: { words: 150, main: 'Welcome to our studio.' },
    })
    const { status, line, suggestions } = saidOf([home, about('/cakes', ['wedding cakes'])], {
      'S-KW1': ['wedding cakes'],
    })
    assert.equal(status, 'review')
    assert.equal(line, 'Your homepage names "wedding cakes", but doesn\'t tell of it in its text.')
    assert.deepEqual(suggestions, ['Tell of "wedding cakes" in your homepage\'s text'])
  })

  it('of a word that only other pages tell of says nothing about the homepage', () => {
    const pages = [about('/', ['welcome aboard']), about('/drains', FIVE), about('/taps', [...FIVE, 'sinks'])]
    const { status, asking } = saidOf(pages)
    assert.deepEqual([status, asking], ['review', true])
  })

  it('needs the town of a business that serves an area', () => {
    const home = [about('/', FIVE)]
    const profile = { city: 'Dunedin', industry: 'construction' }
    assert.equal(statusOf(home, {}, profile), 'review')
    assert.equal(
      saidOf(home, {}, profile).line,
      'None of the pages we read has Dunedin in its title, main heading or summary.',
    )
    const named = { ...about('/', FIVE), headings: [heading('All over Dunedin')] }
    assert.equal(statusOf([named], { 'S-KW1': FIVE }, profile), 'passed')
    assert.equal(statusOf(home, {}, { ...profile, industry: 'finance' }), 'passed')
    assert.equal(statusOf(home, { 'S-KW2': 'yes' }, { ...profile, industry: 'finance' }), 'review')
  })

  it('asks of a website of one page with fewer than five words of its own', () => {
    assert.equal(saidOf([about('/', FIVE.slice(0, 3))]).asking, true)
  })

  it('cannot judge under 100 words in all', () => {
    assert.equal(statusOf([about('/', FIVE, { words: 99 })]), '"empty_page"')
    assert.equal(statusOf([about('/', FIVE, { words: 100 })]), 'passed')
  })

  it('cannot judge text that is mostly not in Latin letters', () => {
    assert.equal(statusOf([about('/', FIVE, { nonLatinShare: 0.51 })]), '"other_language"')
    assert.equal(statusOf([about('/', FIVE, { nonLatinShare: 0.5 })]), 'passed')
  })

  it('reads the first 30 pages of the crawl', () => {
    const pages = Array.from({ length: 31 }, (_, i) =>
      about(i === 0 ? '/' : `/${i}`, i < 30 ? [...FIVE, `street ${i}`] : ['septic tanks']),
    )
    assert.equal(statusOf(pages, { 'S-KW1': ['septic tanks'] }), 'review')
    assert.match(outcomeOf(pages).proof[0].found, /on 30 pages/u)
  })

  it('names the parts of the pages that have each keyword', () => {
    const { facts } = outcomeOf([about('/', FIVE)])
    assert.deepEqual(
      facts?.keywords?.find((keyword) => keyword.phrase === 'hot water'),
      {
        phrase: 'hot water',
        count: 3,
        score: 12.8,
        pages: 1,
        inTitle: true,
        inHeadings: false,
        inDescription: false,
        inBody: true,
      },
    )
    check.facts.parse(facts)
  })
})
