import type { CheckResult } from '#core/result.ts'

/** A result whose work was walked. */
export type Found = Pick<CheckResult, 'id' | 'status' | 'display' | 'facts'>

const COULD_BE_BETTER = 'warning'

const NO_RECORD = { found: false, value: null, problems: [] }
export const mail = (dmarc: 'none' | 'enforced'): Found => ({
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

export const sitemap: Found = {
  id: 'sitemap',
  status: 'no_sitemap',
  display: 'missing',
  facts: { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: false, way: 'ready_made' },
}

type Barrier = { nodes?: number; kinds?: number; endsWith?: string }

/** The barriers of a page, each in one place but where it says more. */
export const barriers = (...found: (string | [id: string, more: Barrier])[]): Found => ({
  id: 'accessibility-mobile',
  status: 'average',
  display: COULD_BE_BETTER,
  facts: {
    score: 60,
    violations: found
      .map((one): [string, Barrier] => (typeof one === 'string' ? [one, {}] : one))
      .map(([id, more]) => ({
        id,
        impact: 'serious',
        help: id,
        helpUrl: null,
        nodes: 1,
        ...more,
        pages: [],
        example: null,
      })),
    passes: 0,
    incomplete: 0,
    manual: [],
  },
})

export const rule = (id: string, pages = 1, severity = 'warning') => ({
  id,
  severity,
  outcome: 'failed',
  pages: Array.from({ length: pages }, (_, at) => `https://joes.test/${at}`),
  total: pages,
})
export const ranking = (rules: object[], more: Record<string, unknown> = {}): Found => ({
  id: 'search-ranking',
  status: 'has_only_warnings_detected',
  display: COULD_BE_BETTER,
  facts: { errors: 0, warnings: rules.length, passed: 0, notTested: 0, rules, ...more },
})
/** Ready-made descriptions for so many pages, and one that the owner writes for the homepage. */
export const descriptions = (pages: number, toWrite: 0 | 1, ...others: object[]): Found =>
  ranking([rule('description-missing', pages + toWrite), ...others], {
    newTexts: {
      pages,
      titles: 0,
      descriptions: pages,
      toWrite,
      ...(toWrite === 1 ? { writesHome: true } : {}),
    },
  })
export const CARD = rule('structured-data-missing')

export const shared: Found = {
  id: 'content-display-on-social',
  status: 'has_some_features',
  display: COULD_BE_BETTER,
  facts: {
    page: 'https://joes.test/',
    features: { image: false, web_address: true, product_title: true, product_description: true },
    values: { image: null, web_address: null, product_title: null, product_description: null },
  },
}

export const form: Found = {
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
export const legal = (missing: 2 | 3 | 4, isOnePage = false): Found => ({
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
    ...(isOnePage ? { isOnePage } : {}),
  },
})

export const row = (type: string, to: string) => ({
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
export const broken = (links: object[], parts: object[]): Found => ({
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
export const PICTURE = row('image', 'https://joes.test/img/a.jpg')

export const noAbout: Found = {
  id: 'about-us',
  status: 'no_about_us',
  display: 'missing',
  facts: { page: null, words: null, nearlyEmpty: null },
}

/** A shop that shows no card fee, and offers no buy now, pay later. */
export const payment: Found = {
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
const features = {
  track_order: true,
  return_policy: true,
  accurate_shipping_costs: true,
  accurate_delivery: true,
  pickup: false,
  timing: false,
  costs: false,
  location: false,
  returns: true,
}
/** A shop that says nothing of its deliveries but how returns work. */
export const shipping: Found = {
  id: 'shipping-options',
  status: 'some',
  display: COULD_BE_BETTER,
  facts: {
    features,
    seen: {},
  },
}
/** A shop that says nothing of its deliveries, and gives no range, but has enough other options. */
export const noDelivery: Found = {
  ...shipping,
  facts: { ...shipping.facts, features: { ...features, accurate_delivery: false } },
}
export const waysToPay: Found = {
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
/** No automatic reply on these occasions. */
export const confirmations = (...missing: string[]): Found => ({
  id: 'confirmation-emails',
  status: 'no_confirmation_emails',
  display: 'error',
  facts: { applies: missing, answers: Object.fromEntries(missing.map((one) => [one, 'no'])), missing },
})
export const keyword: Found = {
  id: 'site-keywords',
  status: 'review',
  display: 'missing',
  facts: { keywords: [], suggestions: ['Put it into the title'], intelligence: null },
}

/** What does not fit a phone: the line for phones is missing, or a table is too wide. */
export const layout = (problem: 'viewport' | 'overflow'): Found => ({
  id: 'layout',
  status: 'not_mobile_responsive',
  display: 'error',
  facts: {
    viewportMeta: problem === 'viewport' ? null : 'width=device-width',
    overflowPx: problem === 'viewport' ? null : 640,
    smallTextShare: null,
    smallTargets: null,
    tapTargets: null,
    problems: [problem],
    culprits:
      problem === 'viewport'
        ? []
        : ['table', 'td'].map((selector) => ({ selector, right: 1000, snippet: '' })),
    screenshots: { mobile: null, desktop: null },
    pages: [],
    otherPages: [],
  },
})

/** An old tag that counts nothing, and nothing in its place. */
export const oldTag: Pick<Found, 'id' | 'status' | 'facts'> = {
  id: 'google-analytics',
  status: 'upgrade_to_ga4',
  facts: {
    tagIds: ['UA-12345-1'],
    tags: { ga4: [], ua: ['UA-12345-1'], gtm: [], ads: [] },
    otherTools: [],
    propertyName: null,
    metric: null,
    period: null,
    values: [],
  },
}

/** Somebody who writes every month with a tool, to people who agreed, and has no sign-up box. */
export const noSignUpBox: Pick<Found, 'id' | 'status' | 'facts'> = {
  id: 'email-marketing',
  status: 'beginner',
  facts: {
    sendsEmails: 'yes',
    points: 5,
    answers: { 'S-EM2': 'tool_basic', 'S-EM3': 'monthly', 'S-EM8': 'yes' },
    signupForm: false,
    provider: null,
  },
}
