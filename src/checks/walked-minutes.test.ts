import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from './catalogue.generated.ts'
import { minutesOf } from '#core/words.ts'
import type { CheckResult } from '#core/result.ts'
import { makePlan } from '#plan/plan.ts'
import { workFor } from '#plan/work.ts'
import { checkOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'

type Found = Pick<CheckResult, 'id' | 'status' | 'display' | 'facts'>

const COULD_BE_BETTER = 'warning'

/** The minutes of a job as an owner of tech savviness 3 is told them: of what is ready made alone, or of all. */
function told(found: Found, what: 'to begin with' | 'in all' = 'in all'): number {
  const [item] = makePlan(catalogue, [aResult(found)], { savviness: 3 }).items
  assert.ok(item, `${found.id} is in the plan`)
  return what === 'in all' ? item.effortMinutes : (item.tonightMinutes ?? 0)
}

const NO_RECORD = { found: false, value: null, problems: [] }
const mail = (dmarc: 'none' | 'enforced'): Found => ({
  id: 'email-security',
  status: 'insecure_email',
  display: COULD_BE_BETTER,
  facts: {
    domain: 'joes.test',
    mx: [{ ...NO_RECORD, exchange: 'mx.joes.test', priority: 10 }],
    spf: { ...NO_RECORD, grade: 'bad', lookups: 0, piece: 'record' },
    dkim: [],
    dkimGrade: 'good',
    dmarc: { ...NO_RECORD, grade: dmarc, at: null },
    mtaSts: NO_RECORD,
    tlsRpt: NO_RECORD,
    bimi: NO_RECORD,
    providers: [],
    advice: [],
  },
})

const sitemap: Found = {
  id: 'sitemap',
  status: 'no_sitemap',
  display: 'missing',
  facts: { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: false, way: 'ready_made' },
}

const weak = (id: string) => ({ id, severity: 'low', title: id, at: [], evidence: '', fix: 'Set it.' })
/** The step of whoever pastes the headers: to send the list is another way. */
function headers(): number {
  const { plan } = checkOf('site-vulnerability')
  const findings = [weak('nosniff'), weak('clickjacking')]
  const facts = { findings, gauge: 80, notTested: [] }
  const work = plan && workFor(plan, { status: 'medium_risk', facts })
  return minutesOf(work?.steps[1] ?? '')
}

/** The step of whoever deletes a file: to send the list is another way. */
function deletedFile(): number {
  const { plan } = checkOf('site-vulnerability')
  const facts = { findings: [weak('exposed-svn-ds')], gauge: 89, notTested: [] }
  return minutesOf((plan && workFor(plan, { status: 'medium_risk', facts })?.steps[1]) ?? '')
}

/** The barriers of a page that its owner mended by hand, without its pictures and its language. */
const barriers: Found = {
  id: 'accessibility-mobile',
  status: 'average',
  display: COULD_BE_BETTER,
  facts: {
    score: 60,
    violations: [
      'button-name',
      'link-name',
      'target-size',
      'region',
      'landmark-one-main',
      'meta-viewport',
      'page-has-heading-one',
    ].map((id) => ({ id, impact: 'serious', help: id, helpUrl: null, nodes: 1, pages: [], example: null })),
    passes: 0,
    incomplete: 0,
    manual: [],
  },
}

const rule = (id: string, pages = 1, severity = 'warning') => ({
  id,
  severity,
  outcome: 'failed',
  pages: Array.from({ length: pages }, (_, at) => `https://joes.test/${at}`),
  total: pages,
})
const ranking = (rules: object[], more: Record<string, unknown> = {}): Found => ({
  id: 'search-ranking',
  status: 'has_only_warnings_detected',
  display: COULD_BE_BETTER,
  facts: { errors: 0, warnings: rules.length, passed: 0, notTested: 0, rules, ...more },
})
/** Ready-made descriptions for so many pages, and one that the owner writes for the homepage. */
const descriptions = (pages: number, toWrite: 0 | 1, ...others: object[]): Found =>
  ranking([rule('description-missing', pages + toWrite), ...others], {
    newTexts: {
      pages,
      titles: 0,
      descriptions: pages,
      toWrite,
      ...(toWrite === 1 ? { writesHome: true } : {}),
    },
  })
/** The one step for a rule, in pages that are files, beside others: the website is open. */
function stepOf(id: string, pages = 1): number {
  const { plan } = checkOf('search-ranking')
  const others = rule('h1-multiple', pages, 'error')
  const { facts, status } = ranking([others, rule(id, pages)], { hasSettings: false })
  return minutesOf((plan && workFor(plan, { status, facts })?.steps[1]) ?? '')
}
/** Descriptions of three pages of five, of which two are the owner's to write, and what all five lack. */
const mixed = (): number => {
  const { plan } = checkOf('search-ranking')
  const rules = [
    rule('description-too-long', 3),
    rule('localbusiness-incomplete'),
    rule('lang-missing', 5),
    rule('doctype-missing', 5),
    rule('no-custom-404'),
  ]
  const newTexts = { pages: 1, titles: 0, descriptions: 1, toWrite: 2 }
  const { facts, status } = ranking(rules, { hasSettings: false, newTexts })
  const steps = (plan && workFor(plan, { status, facts })?.steps) ?? []
  return steps.reduce((sum, step) => sum + minutesOf(step), 0)
}
const CARD = rule('structured-data-missing')

const shared: Found = {
  id: 'content-display-on-social',
  status: 'has_some_features',
  display: COULD_BE_BETTER,
  facts: {
    page: 'https://joes.test/',
    features: { image: false, web_address: true, product_title: true, product_description: true },
    values: { image: null, web_address: null, product_title: null, product_description: null },
  },
}

const form: Found = {
  id: 'contact-form',
  status: 'no_contact_form',
  display: 'missing',
  facts: {
    page: null,
    kind: null,
    place: { page: 'https://joes.test/contact', part: null },
    builder: null,
    fields: [],
    score: null,
    advice: [],
    emailLinks: [],
    phoneLinks: [],
    otherWays: { chat: false, booking: false },
  },
}

/** So many legal pages are missing. */
const legal = (missing: 2 | 3 | 4): Found => ({
  id: 'legal-necessities',
  status: 'website_at_risk',
  display: 'error',
  facts: {
    privacyPolicy: missing < 3 ? 'https://joes.test/privacy' : null,
    cookiePolicy: null,
    termsAndConditions: null,
    returnsPolicy: null,
    cookieInformation: null,
    notEnough: [],
    legalStatus: 'website_at_risk',
    collectsPersonalInfo: true,
    sellsOnline: missing === 4 ? 'yes' : 'no',
  },
})

const row = (type: string, to: string) => ({
  from: 'https://joes.test/',
  alsoFrom: [],
  onEveryPage: false,
  to,
  text: '',
  status: 404,
  reason: 'Not found',
  reasonCode: 'not_found',
  type,
  uses: 1,
})
const broken = (links: object[], parts: object[]): Found => ({
  id: 'broken-links',
  status: 'broken_links_detected',
  display: COULD_BE_BETTER,
  facts: {
    checked: 20,
    count: links.length + parts.length,
    links,
    parts,
    couldNotCheck: [],
    anchors: [],
    limited: false,
    notTested: 0,
  },
})
const PICTURE = row('image', 'https://joes.test/img/a.jpg')

const noAbout: Found = {
  id: 'about-us',
  status: 'no_about_us',
  display: 'missing',
  facts: { page: null, words: null, nearlyEmpty: null },
}

/** A shop that shows no card fee, and offers no buy now, pay later. */
const payment: Found = {
  id: 'payment-options',
  status: 'some',
  display: COULD_BE_BETTER,
  facts: {
    features: {
      secure_payment_method: true,
      debit_card: true,
      credit_card_transaction_fee: false,
      buy_now_pay_later: false,
    },
    seen: {},
    paymentMethods: [],
  },
}
/** A shop that says nothing of its deliveries but how returns work. */
const shipping: Found = {
  id: 'shipping-options',
  status: 'some',
  display: COULD_BE_BETTER,
  facts: {
    features: {
      track_order: true,
      return_policy: true,
      accurate_shipping_costs: true,
      accurate_delivery: true,
      pickup: false,
      timing: false,
      costs: false,
      location: false,
      returns: true,
    },
    seen: {},
  },
}
const waysToPay: Found = {
  id: 'ecommerce',
  status: 'missing_tags',
  display: COULD_BE_BETTER,
  facts: {
    isShop: true,
    platform: 'Shopify',
    productPage: 'https://joes.test/a',
    servicesPage: null,
    cart: 'https://joes.test/cart',
    checkoutPage: null,
    paymentMethods: [],
    tags: {
      ga4: true,
      universalAnalytics: false,
      gtm: false,
      googleAds: false,
      metaPixel: false,
      ecommerceTags: true,
    },
    ecommerceStatus: 'missing_tags',
    missing: ['the ways to pay'],
  },
}
const confirmations: Found = {
  id: 'confirmation-emails',
  status: 'no_confirmation_emails',
  display: 'error',
  facts: {
    applies: ['after_submit', 'after_subscribing_to_emails'],
    answers: { after_submit: 'no', after_subscribing_to_emails: 'no' },
    missing: ['after_submit', 'after_subscribing_to_emails'],
  },
}
const keyword: Found = {
  id: 'site-keywords',
  status: 'review',
  display: 'missing',
  facts: { keywords: [], suggestions: ['Put it into the title'], intelligence: null },
}

/** What was walked, the minutes that are told for it, and those that each walk took. */
const WALKED: readonly (readonly [what: string, told: number, took: readonly number[]])[] = [
  [
    'SPF and the first DMARC record',
    told(mail('none'), 'to begin with'),
    [7, 7, 11.2, 11.5, 11.5, 12, 14, 15],
  ],
  ['SPF alone', told(mail('enforced'), 'to begin with'), [5]],
  ['sitemap and robots file', told(sitemap), [4, 4, 4.2, 5.4, 5.4]],
  ['security headers', headers(), [5, 5, 6.5, 8.5, 9]],
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
  ['share tags', told(shared), [6]],
  ['contact form', told(form), [10.5, 11.3, 12, 12, 12.5]],
  ['2 legal pages', told(legal(2)), [14]],
  ['3 legal pages', told(legal(3)), [12.4, 12.5, 16, 16.5, 16.9, 18, 24]],
  ['4 legal pages', told(legal(4)), [19.5]],
  ['a broken picture or link', told(broken([], [PICTURE])), [3.7, 5, 5]],
  ['the language of a page', stepOf('lang-missing'), [2]],
  ['"page not found" page', stepOf('no-custom-404'), [4]],
  ['texts, card, language, kind of HTML and "page not found" page of 5 pages', mixed(), [20.7]],
  ['barriers of a page', told(barriers), [14]],
  ['a working file, removed', deletedFile(), [4.5]],
  ['About page of 150 words with a picture', told(noAbout), [13.7, 13.7]],
  ['card fee on the checkout page', told(payment), [9.4]],
  ['delivery page', told(shipping), [8.6]],
  ['ways to pay near the cart', told(waysToPay), [5.7]],
  ['2 automatic replies', told(confirmations), [9.5]],
  ['key words in the title', told(keyword), [4.4]],
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

  it('and all but four of the single walks are near it, too', () => {
    const far = WALKED.flatMap(([what, minutes, took]) =>
      took.filter((one) => !isNear(minutes / one)).map((one) => `${what}: ${minutes} for ${one}`),
    )
    assert.deepEqual(far, [
      'SPF and the first DMARC record: 10 for 15',
      'security headers: 6 for 9',
      '3 legal pages: 20 for 12.4',
      '3 legal pages: 20 for 12.5',
    ])
  })
})
