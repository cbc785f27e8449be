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

interface Barrier {
  nodes?: number
  kinds?: number
  endsWith?: string
}

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
/** A shop that says nothing of its deliveries but how returns work. */
export const shipping: Found = {
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
export const confirmations: Found = {
  id: 'confirmation-emails',
  status: 'no_confirmation_emails',
  display: 'error',
  facts: {
    applies: ['after_submit', 'after_subscribing_to_emails'],
    answers: { after_submit: 'no', after_subscribing_to_emails: 'no' },
    missing: ['after_submit', 'after_subscribing_to_emails'],
  },
}
export const keyword: Found = {
  id: 'site-keywords',
  status: 'review',
  display: 'missing',
  facts: { keywords: [], suggestions: ['Put it into the title'], intelligence: null },
}
