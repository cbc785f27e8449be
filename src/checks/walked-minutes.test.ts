import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from './catalogue.generated.ts'
import { minutesOf, type Step } from '#core/words.ts'
import { makePlan } from '#plan/plan.ts'
import { workFor } from '#plan/work.ts'
import { checkOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'
import {
  barriers,
  broken,
  CARD,
  confirmations,
  descriptions,
  type Found,
  form,
  keyword,
  legal,
  layout,
  mail,
  noAbout,
  noDelivery,
  noSignUpBox,
  oldTag,
  payment,
  PICTURE,
  ranking,
  row,
  rule,
  shared,
  shipping,
  sitemap,
  waysToPay,
} from '#support/walked-results.ts'
import {
  BLANKS,
  NO_SHOP_LABELS,
  NO_TERMS,
  ONE_FILE,
  SIX_FILES,
  TEN_SUMMARIES,
  THIRTEEN_FILES,
} from '#support/walked-in-round-four.ts'

/** The minutes of a job as an owner of tech savviness 3 is told them: of what is ready made alone, or of all. */
function told(found: Found, what: 'to begin with' | 'in all' = 'in all'): number {
  const [item] = makePlan(catalogue, [aResult(found)], { savviness: 3 }).items
  assert.ok(item, `${found.id} is in the plan`)
  return what === 'in all' ? item.effortMinutes : (item.tonightMinutes ?? 0)
}

/** The steps of the work on a result. */
function stepsOf({ id, status, facts }: Pick<Found, 'id' | 'status' | 'facts'>): readonly Step[] {
  const { plan } = checkOf(id)
  return (plan && workFor(plan, { status, facts })?.steps) ?? []
}
/** The minutes of the second step. */
const second = (found: Pick<Found, 'id' | 'status' | 'facts'>): number => minutesOf(stepsOf(found)[1] ?? '')

/** The minutes of all steps, which the head of a job rounds up to five. */
const inSteps = (found: Pick<Found, 'id' | 'status' | 'facts'>): number =>
  stepsOf(found).reduce((sum, step) => sum + minutesOf(step), 0)

const FIVE_PAGES = ['', 'a', 'b', 'c', 'd'].map((path) => `https://joes.test/${path}`)

/** The steps of whoever mends these weak spots, on these pages: to send the list is another way, and to re-run is told apart. */
const weakSpots = (ids: string[], at: string[] = []): number => {
  const findings = ids.map((id) => ({ id, severity: 'low', title: id, at, evidence: '', fix: 'Set it.' }))
  const steps = stepsOf({
    id: 'site-vulnerability',
    status: 'medium_risk',
    facts: { findings, gauge: 80, notTested: [] },
  })
  return steps.slice(1, -1).reduce((sum, step) => sum + minutesOf(step), 0)
}

/** The one step for a rule, in pages that are files, beside others: the website is open. */
const stepOf = (id: string): number =>
  second(ranking([rule('h1-multiple', 1, 'error'), rule(id)], { hasSettings: false }))

/** Descriptions of three pages of five, of which two are the owner's to write, and what all five lack. */
const mixed = (): number => {
  const rules = [
    rule('description-too-long', 3),
    rule('localbusiness-incomplete'),
    rule('lang-missing', 5),
    rule('doctype-missing', 5),
    rule('no-custom-404'),
  ]
  const newTexts = { pages: 1, titles: 0, descriptions: 1, toWrite: 2 }
  const steps = stepsOf(ranking(rules, { hasSettings: false, newTexts }))
  return steps.reduce((sum, step) => sum + minutesOf(step), 0)
}

const FOUR_PICTURES = ['a', 'b', 'c', 'd'].map((name) => row('picture', `https://joes.test/img/${name}.jpg`))
const TEN_PAGES = Array.from({ length: 10 }, (_, at) => `https://joes.test/${at}`)
const inFooters: Found = (() => {
  const link = { ...row('mail', 'mailto:joe@'), onEveryPage: true, alsoFrom: TEN_PAGES }
  const { facts, ...found } = broken([link], [])
  return { ...found, facts: { ...facts, redirectsAtServer: true } }
})()

/** What was walked, the minutes that are told for it, and those that each walk took. */
const WALKED: readonly (readonly [what: string, told: number, took: readonly number[]])[] = [
  [
    'SPF and the first DMARC record',
    told(mail('none'), 'to begin with'),
    [7, 7, 11.1, 11.2, 11.4, 11.5, 11.5, 12, 14, 15],
  ],
  ['SPF alone', told(mail('enforced'), 'to begin with'), [5]],
  ['sitemap and robots file', told(sitemap), [4, 4, 4.2, 4.8, 5.4, 5.4]],
  ['security headers', weakSpots(['nosniff', 'clickjacking']), [5, 5, 6.3, 6.5, 8.1, 8.5, 9]],
  ['a redirect to the padlock', weakSpots(['no-redirect']), [6.1]],
  ['a redirect and headers in one file', weakSpots(['no-redirect', 'nosniff', 'clickjacking']), [8.3]],
  ['headers and the version number', weakSpots(['nosniff', 'clickjacking', 'version-leak']), [10.6]],
  ['summaries that 8 pages lack', minutesOf(stepsOf(TEN_SUMMARIES)[1] ?? ''), [19.1]],
  ['10 summaries, 2 titles, 4 picture links, "page not found" page', told(TEN_SUMMARIES), [37.9]],
  ['texts, card, few words, pictures without a size and icon of 6 files', told(SIX_FILES), [31]],
  ['texts, card, headings and names of a file', told(ONE_FILE), [15.5]],
  ['main address, texts, headings and few words of 13 files', told(THIRTEEN_FILES), [58.6]],
  ['texts for 3 pages', told(descriptions(3, 0)), [8, 14]],
  ['texts for 3 pages and the homepage', told(descriptions(3, 1)), [14]],
  ['texts for 2 pages and the homepage, business card', told(descriptions(2, 1, CARD)), [11]],
  ['texts for 2 pages, business card, share tags', told(descriptions(2, 0, CARD)) + told(shared), [14.5]],
  [
    'texts for a page, business card, 14 pictures',
    told(ranking([rule('title-missing'), CARD, rule('image-alt-missing')], { pictureLines: 14 })),
    [19],
  ],
  ['main address, business card', told(ranking([rule('canonical-offsite', 5, 'error'), CARD])), [10]],
  ['business card', told(ranking([CARD])), [5.5]],
  ['share tags', told(shared), [5.7, 6]],
  ['contact form', told(form), [10.5, 11.3, 12, 12, 12.5]],
  ['2 legal pages', told(legal(2)), [13.8, 14]],
  ['3 legal pages', told(legal(3)), [12.5, 16, 16.5, 16.9, 18, 24]],
  ['3 legal pages of a website of one page', told(legal(3, true)), [12.4, 14.5]],
  ['terms, linked in 6 files', told(NO_TERMS), [11.2]],
  ['terms that are linked and have blanks', told(BLANKS), [6.6]],
  ['4 legal pages', told(legal(4)), [19.5]],
  ['a broken picture or link', told(broken([], [PICTURE])), [3.7, 5, 5]],
  ['the language of a page', stepOf('lang-missing'), [2]],
  [
    'the language of 10 files, alone',
    told(ranking([rule('lang-missing', 10)], { hasSettings: false })),
    [10.8],
  ],
  ['"page not found" page', stepOf('no-custom-404'), [4, 4, 4.5]],
  ['texts, card, language, kind of HTML and "page not found" page of 5 pages', mixed(), [20.7]],
  // Without its pictures and its language.
  [
    'barriers of a page',
    told(
      barriers(
        'button-name',
        'link-name',
        'target-size',
        'region',
        'landmark-one-main',
        'meta-viewport',
        'page-has-heading-one',
      ),
    ),
    [14],
  ],
  [
    'barriers with 7 pictures and 4 colours in 16 places',
    told(
      barriers(
        ['image-alt', { nodes: 7 }],
        ['color-contrast', { nodes: 16, kinds: 4 }],
        'label',
        'link-name',
        'list',
        'html-has-lang',
        'meta-viewport',
      ),
    ),
    [23],
  ],
  [
    'barriers with 2 pictures, one of them in a link, and a colour',
    told(
      barriers(
        ['image-alt', { nodes: 2 }],
        ['link-name', { endsWith: 'image-alt' }],
        'html-has-lang',
        'landmark-one-main',
        'region',
        'color-contrast',
      ),
    ),
    [9.8],
  ],
  [
    '8 barriers of a page',
    told(
      barriers(
        'label',
        'frame-title',
        'link-name',
        'target-size',
        'region',
        'heading-order',
        'landmark-one-main',
        'meta-viewport',
      ),
    ),
    [15.3],
  ],
  [
    '5 barriers and a colour in a builder',
    told(barriers('label', 'link-name', 'list', 'target-size', 'meta-viewport', 'color-contrast')),
    [10],
  ],
  ['an attribute for screen readers in a header', told(barriers('aria-allowed-attr')), [4.9]],
  ['a working file or a log, removed', weakSpots(['debug-log']), [2.9, 4.1, 4.5]],
  ['addresses without the padlock in 5 files', weakSpots(['active-mixed-content'], FIVE_PAGES), [7.6]],
  ['the same, of Search ranking', told(ranking([rule('mixed-content', 5)], { hasSettings: false })), [7.6]],
  ['ready-made code in 5 files', weakSpots(['js-medium']), [9.5]],
  // A job of 7 minutes is told as 10, as all times are rounded up to five: its steps tell 7, here and for one reply.
  ['4 missing pictures of a folder', inSteps(broken([], FOUR_PICTURES)), [5.1]],
  ['a mail link in the footers of 11 files', inSteps(inFooters), [8.6]],
  ['the line for phones', minutesOf(stepsOf(layout('viewport'))[0] ?? ''), [4.4]],
  ['the line for phones, and what did not fit afterwards', told(layout('viewport')), [11.9]],
  ['a table made to fit a phone', told(layout('overflow')), [7.5]],
  ['a new Analytics tag for an old one', inSteps(oldTag), [8.8, 9]],
  ['a sign-up box', inSteps(noSignUpBox), [4.3]],
  ['About page of 150 words with a picture', told(noAbout), [10.8, 13.7, 13.7]],
  ['card fee on the checkout page', told(payment), [4.6, 9.4]],
  ['delivery page', told(shipping), [8.6]],
  ['delivery page with a range', told(noDelivery), [8.3]],
  ['ways to pay near the cart', told(waysToPay), [5.7]],
  ['product data, measuring and the ways to pay', told(NO_SHOP_LABELS), [14]],
  ['2 automatic replies', told(confirmations('after_submit', 'after_subscribing_to_emails')), [9.5]],
  ['one automatic reply', inSteps(confirmations('after_submit')), [6.4]],
  ['key words in the title', told(keyword), [4.4, 4.5, 4.5]],
  ['a redirect and a picture', told(broken([row('page', 'https://joes.test/old')], [PICTURE])), [9.5]],
]

const [LEAST, MOST] = [0.7, 1.5]
const isNear = (ratio: number): boolean => ratio >= LEAST && ratio <= MOST

/** The middle of an odd number of values; the mean of the two in the middle else. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

describe('the minutes told for a fix are those that it took to follow the pages', () => {
  for (const [what, minutes, took] of WALKED)
    it(`${what}: ${minutes} told`, () => {
      const ratio = minutes / medianOf(took)
      assert.ok(isNear(ratio), `${minutes} told for ${took.join(', ')}: ${ratio.toFixed(2)}`)
    })

  it('and all but five of the single walks are near it, too', () => {
    const far = WALKED.flatMap(([what, minutes, took]) =>
      took.filter((one) => !isNear(minutes / one)).map((one) => `${what}: ${minutes} for ${one}`),
    )
    assert.deepEqual(far, [
      'SPF and the first DMARC record: 10 for 15',
      'security headers: 6 for 9',
      '3 legal pages: 20 for 12.5',
      'a working file or a log, removed: 5 for 2.9',
      'card fee on the checkout page: 10 for 4.6',
    ])
  })
})
