import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { pending, there } from '#support/evidence.ts'
import { aCrawl, aLink, aPage, aScript, type GivenPage } from '#support/page-facts.ts'
import { NO_SCRIPTS_OR_VISIT } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NO_SCRIPTS: ScriptsEvidence = { files: [], libraries: [] }
const NO_SHARE: ShareEvidence = { url: null, kind: 'none', image: null }
const TAG = { kind: 'ga4', id: 'G-ABCDEF1', by: 'script' } as const

const product = (given: object = {}) => ({
  '@type': 'Product',
  name: 'Tap',
  image: ['https://joes.test/tap.jpg'],
  offers: { '@type': 'Offer', price: 19.9, priceCurrency: 'AUD' },
  ...given,
})
const withData = (jsonLd: unknown[]): GivenPage => ({
  structured: { jsonLd, broken: 0, types: [], microProducts: [] },
})
const HOME = aPage({ links: [aLink('/cart', 'Cart')], commerce: { paymentMethods: ['visa'] } })
const TAP: GivenPage = {
  url: '/products/tap',
  ...withData([product()]),
  tags: [TAG],
  shopEvents: ['view_item'],
  commerce: { addToCart: 'Add to cart', prices: 1 },
}

interface Given {
  answers?: AnswersEvidence
  share?: ShareEvidence
  scripts?: ScriptsEvidence
  rendered?: PageFacts[]
}
const judge = (
  pages: PagesEvidence,
  { answers = {}, share = NO_SHARE, scripts = NO_SCRIPTS, rendered = [] }: Given = {},
) =>
  check.evaluate(
    {
      answers,
      pages,
      renderedPages: there({ pages: rendered }),
      scripts: there(scripts),
      share: there(share),
      loaded: NO_SCRIPTS_OR_VISIT.loaded,
    },
    NOW,
  )
const missingOf = (pages: PagesEvidence, given: Given = {}): readonly string[] | string => {
  const outcome = judge(pages, given)
  return 'status' in outcome ? outcome.facts.missing : 'not judged'
}
const shopWith = (tap: GivenPage, home = HOME): PagesEvidence => aCrawl([home, aPage({ ...TAP, ...tap })])
const statusOf = (pages: PagesEvidence, given: Given = {}): string => {
  const outcome = judge(pages, given)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}

/** The shop system of a shop whose pages name a builder and its shop. */
const platformOf = (serves: boolean) => {
  const technologies = [
    { name: 'Webflow', kind: 'builder', version: null, by: 'html', serves } as const,
    { name: 'Webflow Ecommerce', kind: 'shop', version: null, by: 'html' } as const,
  ]
  const outcome = judge(shopWith({ technologies }))
  return 'status' in outcome ? outcome.facts.platform : 'not judged'
}

/** The name of the label of the page that shows what is sold. */
function pageLabel(pages: PagesEvidence): string {
  const outcome = judge(pages)
  const blocks = 'status' in outcome ? (outcome.blocks ?? []) : []
  return blocks.flatMap((block) => (block.kind === 'checklist' ? (block.items[2]?.text ?? []) : []))[0] ?? ''
}

function adviceOf(...data: object[]) {
  const outcome = judge(shopWith(withData(data)))
  return 'advice' in outcome ? outcome.advice : null
}

/** What the label of the cart says of a button in the header with this text. */
function cartLabel(text: string): string | undefined {
  const home = aPage({ buttons: [{ text, region: 'header' }], commerce: { paymentMethods: ['visa'] } })
  const outcome = judge(shopWith({}, home))
  const [block] = 'status' in outcome ? (outcome.blocks ?? []) : []
  return block?.kind === 'checklist' ? block.items[3]?.detail : undefined
}

describe('ecommerce tags', () => {
  it('name the button of a cart without its count and its amount', () => {
    for (const text of ['Basket 0 $0.00', 'Basket (2)', '$0.00 0 Basket', 'Basket 3', 'Basket £12', 'Basket'])
      assert.equal(cartLabel(text), 'Basket', text)
  })
  it('call a list of products no product page', () => {
    const several = { ...withData([]), commerce: { addToCart: 'Add to cart', prices: 12 } }
    assert.equal(pageLabel(shopWith({ ...several, url: '/products/' })), 'a page of products')
    assert.equal(pageLabel(shopWith({ ...several, url: '/products/tap' })), 'a product page')
    // A shop of one product.
    assert.equal(pageLabel(shopWith({ url: '/shop' })), 'a product page')
  })
  it('are no verdict where a service draws the goods, and they were not seen', () => {
    const raw = { words: 60, sameSiteLinks: 3 }
    const text = { words: 60 }
    const store = (given: GivenPage = {}) =>
      aPage({ url: '/store', text, ...given, commerce: { addToCart: 'Ecwid', ...given.commerce } })
    const shop = aCrawl([aPage(), store()])
    const drawn = { rendered: true, raw, text: { words: 200 }, commerce: { prices: 8 } }
    const outcome = judge(shop)
    assert.deepEqual('unable' in outcome && outcome.unable, {
      reason: 'partial_crawl',
      code: 'partial_crawl',
      subject: 'page',
      at: 'https://joes.test/store',
    })
    assert.equal(statusOf(shop, { rendered: [store({ rendered: true, raw })] }), 'unable')
    assert.equal(statusOf(shop, { rendered: [store(drawn)] }), 'missing_tags')
    assert.equal(statusOf(shopWith({ commerce: { addToCart: 'Ecwid' } })), 'correct')
  })
  it('are all found', () => {
    assert.equal(statusOf(shopWith({})), 'correct')
  })
  it('are the work of a web person where the shop system only left its names in an export', () => {
    assert.deepEqual([platformOf(false), platformOf(true)], [null, 'Webflow Ecommerce'])
  })
  it('do not include product details without a picture, a price or a currency', () => {
    for (const gap of [
      { image: undefined },
      { name: '' },
      { offers: { price: 5 } },
      { offers: { priceCurrency: 'AUD' } },
      { offers: { price: 5, priceCurrency: 'dollars' } },
    ])
      assert.deepEqual(missingOf(shopWith(withData([product(gap)]))), ['product details for search'])
  })
  it('advise on the product for which the details are found, not on the first of the page', () => {
    const offers = { '@type': 'Offer', price: 9, priceCurrency: 'AUD', availability: 'InStock' }
    const mug = product({ name: 'Mug', sku: 'M1', brand: 'Joe', offers })
    assert.deepEqual(adviceOf({ '@type': 'Product', name: 'Gift card' }, mug), [])
    assert.deepEqual(adviceOf(product({ brand: 'Joe', offers })), [
      'Your product details could also say a product code, such as its SKU or barcode.',
    ])
  })
  it('accept a price of zero', () => {
    const free = product({ offers: { price: '0', priceCurrency: 'AUD' } })
    assert.equal(statusOf(shopWith(withData([free]))), 'correct')
  })
  it('do not include measuring without a tag or without an event', () => {
    assert.deepEqual(missingOf(shopWith({ tags: [] })), ['sales measuring'])
    assert.deepEqual(missingOf(shopWith({ shopEvents: [] })), ['sales measuring'])
  })
  it('include an event in a script file of the website, or a platform that sends it', () => {
    const file = {
      url: 'https://joes.test/shop.js',
      status: 200,
      bytes: 10,
      sourceMap: null,
      sourceMapPublic: null,
      secrets: [],
      tags: [],
      shopEvents: ['add_to_cart'],
    }
    const scripts = { files: [file], libraries: [] }
    assert.equal(statusOf(shopWith({ shopEvents: [] }), { scripts }), 'correct')
    const shopify = { name: 'Shopify', kind: 'shop', version: null, by: 'script' } as const
    assert.equal(statusOf(shopWith({ shopEvents: [], technologies: [shopify] })), 'correct')
    const googleTag = [{ kind: 'google_tag', id: 'GT-ABC123', by: 'script' } as const]
    const withGoogleTag = { tags: googleTag, shopEvents: [], technologies: [shopify] }
    assert.equal(statusOf(shopWith(withGoogleTag)), 'correct')
    const elsewhere = { ...shopify, kind: 'builder', serves: false } as const
    assert.equal(statusOf(shopWith({ shopEvents: [], technologies: [elsewhere, shopify] })), 'correct')
  })
  it('include the measuring of WooCommerce itself', () => {
    const scripts = [aScript({ url: 'https://stats.wp.com/s-202647.js' })]
    assert.equal(statusOf(shopWith({ tags: [], shopEvents: [], scripts })), 'correct')
    const visits = [aScript({ url: 'https://stats.wp.com/e-202647.js' })]
    assert.deepEqual(missingOf(shopWith({ tags: [], shopEvents: [], scripts: visits })), ['sales measuring'])
  })
  it('do not include missing payment methods and a missing cart', () => {
    const bare = aPage()
    assert.deepEqual(missingOf(shopWith({}, bare)), ['a cart or checkout', 'the ways to pay'])
    const given = aPage({ text: { footer: 'Secure payments' } })
    assert.deepEqual(missingOf(shopWith({}, given)), ['a cart or checkout'])
  })
  it("do not include the owner's product page when it doesn't exist", () => {
    const share: ShareEvidence = { url: 'https://joes.test/gone', kind: 'missing', status: 404, image: null }
    assert.deepEqual(missingOf(shopWith({}), { share }), [
      'product details for search',
      'sales measuring',
      'a product page',
    ])
  })
  it("are tested on the owner's page rather than the one found", () => {
    const page = aPage({ url: '/products/sink' })
    const share: ShareEvidence = { url: page.url, kind: 'page', status: 200, page, image: null }
    assert.deepEqual(missingOf(shopWith({}), { share }), ['product details for search', 'sales measuring'])
  })
  it('accept data of services where bookings are sold', () => {
    const rezdy = { name: 'Rezdy', kind: 'booking', version: null, by: 'frame' } as const
    const tour = aPage({
      url: '/tours/bay',
      ...withData([{ '@type': 'TouristTrip' }]),
      technologies: [rezdy],
      tags: [TAG],
      shopEvents: ['purchase'],
      commerce: { buyNow: true, prices: 1, paymentMethods: ['visa'] },
    })
    const share: ShareEvidence = { url: tour.url, kind: 'page', status: 200, page: tour, image: null }
    assert.equal(statusOf(aCrawl([aPage(), tour]), { share }), 'correct')
  })
})

describe('ecommerce tags of a website that may not sell', () => {
  const partial = aCrawl([aPage()], { menu: { links: 10, conclusive: 1 } })
  const hint = aCrawl([aPage({ links: [aLink('/cart', 'Cart')] })])

  it('do not matter when nothing is sold', () => {
    assert.equal(statusOf(shopWith({}), { answers: { 'S-SELL': 'no' } }), 'no_ecommerce')
    const outcome = judge(aCrawl([aPage()]), { answers: { 'S-SELL': 'no' } })
    assert.equal('asking' in outcome, false)
    assert.equal('applicable' in outcome && outcome.applicable, false)
  })
  it('lead to a question when the answer is "no" and there is a cart', () => {
    const outcome = judge(shopWith({}), { answers: { 'S-SELL': 'no' } })
    assert.equal('advice' in outcome && outcome.advice?.length, 1)
  })
  it('are not decided after half a crawl', () => {
    assert.equal(statusOf(partial), 'unable')
  })
  it('lead to the question whether anything is sold, when no sign was found', () => {
    const outcome = judge(aCrawl([aPage()]))
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'no_ecommerce')
    assert.notEqual(outcome.applicable, false)
    assert.equal(outcome.asking, true)
    assert.equal(outcome.facts.isShop, false)
    assert.equal(outcome.facts.ecommerceStatus, null)
  })
  it('are not denied on a website in a language that our words do not cover', () => {
    const outcome = judge(aCrawl([aPage({ lang: 'pt', text: { words: 200, languages: { pt: 1 } } })]))
    assert.ok('status' in outcome)
    assert.match(String(outcome.say?.['seen']), /can't say whether it has a shop/u)
    assert.equal(outcome.proof[0].found, 'No sign of a shop in what we can read')
    assert.equal(outcome.facts.isShop, null)
  })
  it('lead to that question, with the signs, when one sign or a hint was found', () => {
    for (const page of [hint, aCrawl([aPage({ links: [aLink('/page-2', 'Shop')] })])]) {
      const outcome = judge(page)
      assert.ok('status' in outcome)
      assert.equal(outcome.asking, true)
      assert.equal(outcome.facts.isShop, null)
      assert.notEqual(outcome.proof[0].found, 'No sign of a shop')
    }
  })
  it('cannot be judged when a shop has no product page', () => {
    assert.equal(statusOf(aCrawl([aPage()]), { answers: { 'S-SELL': 'yes' } }), 'unable')
  })
  it('wait for what a browser shows', () => {
    const outcome = check.evaluate(
      {
        ...NO_SCRIPTS_OR_VISIT,
        answers: {},
        pages: partial,
        renderedPages: pending,
        scripts: pending,
        share: there(NO_SHARE),
      },
      NOW,
    )
    assert.deepEqual(outcome, { wait: true })
  })
})
