import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { aPicture, aSite } from '#support/evidence.ts'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import type { LandingEvidence } from './landing-evidence.ts'
import { judgeSaysTheSame } from './says-the-same.ts'

const NOT_SEEN = { state: 'failed', failure: failure('browser_unavailable') } as const
const seen = (site: LandingEvidence['site']): LandingEvidence => ({
  site,
  certificate: NOT_SEEN,
  rendered: NOT_SEEN,
  loaded: NOT_SEEN,
  mobileVisit: NOT_SEEN,
})
const siteWith = (page: GivenPage) => aSite({ home: aPage({ title: { text: null, count: 0 }, ...page }) })
/** What is said of an ad with these headlines that leads to this page. */
const judged = (headlines: string[], page: GivenPage, descriptions: string[] = []) =>
  judgeSaysTheSame({ headlines, descriptions }, seen({ state: 'ok', value: siteWith(page) }))

const WREATHS = ['Native wreaths', 'Wedding bouquets', 'Order today']

test('a headline counts as said with half of its telling words, and a page that says half of them is good', () => {
  const half = judged(WREATHS, { text: { main: 'A wreath for your door' } })
  assert.deepEqual(half, {
    outcome: 'good',
    title: 'Your page says what your ad says',
    detail: 'The words of 1 of 2 headlines are on the page.',
    fix: null,
  })
  const all = judged(WREATHS, { text: { main: 'Wreaths' }, headings: [aHeading('Weddings')] })
  assert.equal(all.detail, 'The words of your headlines are on the page.')
  assert.equal(judged(['Native Tasmanian wreaths'], { text: { main: 'Wreaths' } }).outcome, 'problem')
})

test('a word is the same in the singular and in the plural, and no other word is', () => {
  const pairs = [
    'rose roses',
    'service services',
    'dress dresses',
    'house houses',
    'party parties',
    'box boxes',
  ]
  for (const pair of [...pairs, 'cookie cookies', 'lens lenses', 'wreath wreaths']) {
    const [one = '', several = ''] = pair.split(' ')
    assert.equal(judged([several], { text: { main: one } }).outcome, 'good', pair)
    assert.equal(judged([one], { text: { main: several } }).outcome, 'good', pair)
  }
  for (const pair of ['care car', 'party part', 'glass glas', 'business busine']) {
    const [one = '', other = ''] = pair.split(' ')
    assert.equal(judged([one], { text: { main: other } }).outcome, 'problem', pair)
  }
})

test('a page may say it anywhere that people read: title, headings, menu, pictures and buttons', () => {
  const places: GivenPage[] = [
    { title: { text: 'Wreaths', count: 1 } },
    { headings: [aHeading('Wreaths')] },
    ...(['header', 'nav', 'main', 'aside', 'footer'] as const).map((part) => ({
      text: { [part]: 'Wreaths' },
    })),
    { images: [aPicture('/b.jpg', { alt: null }), aPicture('/a.jpg', { alt: 'A wreath' })] },
    { buttons: [{ text: 'See wreaths', region: 'main' }] },
  ]
  for (const page of places) assert.equal(judged(['Wreaths'], page).outcome, 'good', JSON.stringify(page))
})

test('a page that says less than half is at fault, and the first three missing headlines are named', () => {
  const four = ['Native wreaths', 'Wedding bouquets', 'Rose boxes', 'Funeral sprays']
  const { outcome, title, detail, fix } = judged(four, { text: { main: 'Welcome' } })
  assert.deepEqual([outcome, title], ['problem', 'Your page doesn’t say what your ad says'])
  assert.equal(
    detail,
    'Your ad promises “Native wreaths”, “Wedding bouquets” and “Rose boxes”. Those words aren’t on the page, so people go back, and you’ve paid.',
  )
  assert.equal(fix, 'Use the words of your ad in the page’s main heading, such as “Native wreaths”.')
})

test('nothing is compared where the page did not open, was read in part, or is in other letters', () => {
  const ad = { headlines: ['Wreaths'], descriptions: [] }
  const why = (evidence: LandingEvidence): string => judgeSaysTheSame(ad, evidence).detail
  assert.equal(why(seen(NOT_SEEN)), 'Your page didn’t open, so there was nothing to read.')
  const part = judged(['Wreaths'], { truncated: true })
  assert.deepEqual([part.outcome, part.detail], ['unknown', 'We could read only a part of your page.'])
  const foreign = (nonLatinShare: number) => judged(['Wreaths'], { text: { main: '花', nonLatinShare } })
  assert.equal(foreign(0.5).detail, 'Your page is in another language than we can compare.')
  assert.equal(foreign(0.49).outcome, 'problem')
})

test('an ad without a telling headline is not compared, and what is missing depends on whether it says anything', () => {
  for (const headlines of [[], ['Order today'], ['24 7'], ['Of the'], ['Ab']]) {
    const bare = judged(headlines, {})
    assert.deepEqual([bare.outcome, bare.detail], ['unknown', 'There’s no headline to compare with yet.'])
    assert.equal(
      judged(headlines, {}, ['We tie wreaths.']).detail,
      'Your headlines have only words that fit any ad. Say in one of them what you offer.',
    )
    assert.equal(judged(headlines, {}, [' ']).detail, bare.detail)
  }
})
