import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')

/** A page about these subjects: each is in the title and in the text. */
const about = (url: string, things: string[], said: Partial<PageFacts['text']> = {}) =>
  aPage({
    url,
    title: { text: things.join(' | '), count: 1 },
    text: { words: 150, main: things.join('. '), ...said },
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

function uncovered(...given: Parameters<typeof outcomeOf>): unknown {
  const outcome = outcomeOf(...given)
  return 'status' in outcome ? outcome.say?.['uncovered'] : null
}

describe('site keywords', () => {
  it('passes when the top five words are where search engines look', () => {
    assert.equal(statusOf([about('/', FIVE)]), 'passed')
  })

  it('crosses only the words that the advice names', () => {
    const page = about('/', FIVE.slice(0, 2), { main: `${FIVE.join('. ')}. ${'leaking taps. '.repeat(20)}` })
    const outcome = outcomeOf([page])
    const [list] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
    const named = 'status' in outcome ? String(outcome.say?.['uncovered']) : ''
    assert.ok(list?.kind === 'checklist')
    for (const { text, done } of list.items) assert.equal(done === false, named.includes(text), text)
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
    assert.ok(!theme || theme.pages === 1)
  })

  it("judges the owner's own words, and names the missing ones", () => {
    const home = [about('/', FIVE)]
    assert.equal(statusOf(home, { 'S-KW1': ['drain', 'plumber'] }), 'review')
    assert.equal(uncovered(home, { 'S-KW1': ['drain', 'plumber'] }), '"plumber"')
    assert.equal(statusOf(home, { 'S-KW1': ['blocked drain'] }), 'passed')
  })

  it('needs 60 % of the words', () => {
    const home = [about('/', FIVE)]
    assert.equal(statusOf(home, { 'S-KW1': [...FIVE.slice(0, 3), 'plumber', 'heater'] }), 'passed')
    assert.equal(statusOf(home, { 'S-KW1': [...FIVE.slice(0, 2), 'plumber', 'heater', 'sink'] }), 'review')
  })

  it('needs one of them on the homepage', () => {
    const pages = [about('/', ['welcome aboard']), about('/drains', ['blocked drains'])]
    assert.equal(statusOf(pages, { 'S-KW1': ['blocked drains'] }), 'review')
    assert.equal(uncovered(pages, { 'S-KW1': ['blocked drains'] }), null)
    const outcome = outcomeOf(pages, { 'S-KW1': ['blocked drains'] })
    assert.ok('status' in outcome)
    const { say, facts, blocks } = outcome
    assert.equal(say?.['home'], '"blocked drains"')
    assert.deepEqual(facts.suggestions, ['Put "blocked drains" into your homepage\'s title or main heading'])
    const [list] = blocks ?? []
    assert.deepEqual(list?.kind === 'checklist' && list.items[0]?.done, true)
  })

  it("says of an owner's word in the homepage's title that its text lacks it", () => {
    const home = aPage({
      title: { text: 'Wedding cakes in Nelson', count: 1 },
      text: { words: 150, main: 'Welcome to our studio.' },
    })
    const outcome = outcomeOf([home, about('/cakes', ['wedding cakes'])], { 'S-KW1': ['wedding cakes'] })
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'review')
    assert.deepEqual(
      [outcome.say?.['uncovered'], outcome.say?.['home'], outcome.say?.['untold']],
      [null, null, '"wedding cakes"'],
    )
  })

  it('of a word that only other pages tell of says nothing about the homepage', () => {
    const pages = [about('/', ['welcome aboard']), about('/drains', FIVE), about('/taps', [...FIVE, 'sinks'])]
    assert.equal(statusOf(pages), 'review')
    const outcome = outcomeOf(pages)
    assert.ok('status' in outcome)
    assert.equal(outcome.say?.['home'], null)
  })

  it('needs the town of a business that serves an area', () => {
    const home = [about('/', FIVE)]
    const profile = { city: 'Dunedin', industry: 'construction' }
    assert.equal(statusOf(home, {}, profile), 'review')
    assert.match(String(uncovered(home, {}, profile)), /Dunedin/u)
    const named = { ...about('/', FIVE), headings: [aHeading('All over Dunedin', { level: 1 as const })] }
    assert.equal(statusOf([named], { 'S-KW1': FIVE }, profile), 'passed')
    assert.equal(statusOf(home, {}, { ...profile, industry: 'finance' }), 'passed')
    assert.equal(statusOf(home, { 'S-KW2': 'yes' }, { ...profile, industry: 'finance' }), 'review')
  })

  it('reviews a website with fewer than five words of its own', () => {
    assert.equal(statusOf([about('/', FIVE.slice(0, 3))]), 'review')
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
        count: 2,
        score: 11.2,
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
