import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts, StructuredData } from '#core/evidence/page.ts'
import { aPicture, aSite } from '#support/evidence.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { detailsOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const NONE: StructuredData = { jsonLd: [], broken: 0, types: [], microProducts: [] }

const holding = (id: string, ...jsonLd: unknown[]) => onHomepage(id, { structured: { ...NONE, jsonLd } })
const structured = (id: string, given: Partial<StructuredData>) =>
  onHomepage(id, { structured: { ...NONE, ...given } })

const asked = (card: object, home: Partial<PageFacts> = {}) =>
  onHomepage('localbusiness-incomplete', { structured: { ...NONE, jsonLd: [card] }, ...home })

describe('rules of structured data', () => {
  it('structured-data-missing passes with any business card, in JSON-LD or another format', () => {
    assert.equal(structured('structured-data-missing', {}), FAILED_AT_HOME)
    assert.equal(holding('structured-data-missing', { '@type': 'BreadcrumbList' }), FAILED_AT_HOME)
    for (const type of ['Organization', 'Plumber', 'WebSite', 'Product', 'Service', 'Event', 'BlogPosting'])
      assert.equal(holding('structured-data-missing', { '@type': type }), 'passed', type)
    assert.equal(structured('structured-data-missing', { types: ['LocalBusiness'] }), 'passed')
  })
  it('structured-data-broken fails on a block that does not parse', () => {
    assert.equal(structured('structured-data-broken', { broken: 1 }), FAILED_AT_HOME)
    assert.equal(structured('structured-data-broken', {}), 'passed')
  })
  it('localbusiness-incomplete needs name, address and telephone on one card', () => {
    const card = {
      '@type': 'Plumber',
      name: "Joe's",
      address: { streetAddress: '1 Pipe St' },
      telephone: '03 1',
    }
    assert.equal(holding('localbusiness-incomplete', card), 'passed')
    for (const name of ['name', 'address', 'telephone'])
      assert.equal(holding('localbusiness-incomplete', { ...card, [name]: '' }), FAILED_AT_HOME, name)
    assert.equal(holding('localbusiness-incomplete', { '@type': 'Plumber' }, card), 'passed')
    assert.equal(holding('localbusiness-incomplete', { '@type': 'Organization' }), 'not_applicable')
  })
  it('localbusiness-incomplete asks no number of a business that shows none, and may be written to', () => {
    const card = { '@type': 'Restaurant', name: "Joe's", address: { streetAddress: '1 Pipe St' } }
    const mailed = { ...card, email: 'joe@joes.test' }
    assert.equal(asked(mailed), 'passed')
    assert.equal(
      asked({ ...card, contactPoint: { '@type': 'ContactPoint', email: 'a@joes.test' } }),
      'passed',
    )
    assert.equal(asked(card), FAILED_AT_HOME)
    assert.equal(asked({ ...mailed, name: '' }), FAILED_AT_HOME)
    assert.equal(asked({ ...mailed, address: '' }), FAILED_AT_HOME)
    const shown = { emails: [], phones: ['03 477 0000'], addressLike: false }
    assert.equal(asked(mailed, { contact: shown }), FAILED_AT_HOME)
    assert.equal(asked(mailed, { links: [aLink('tel:034770000', 'Call us')] }), FAILED_AT_HOME)
    assert.equal(asked(mailed, { links: [aLink('https://wa.me/6434770000', 'Chat')] }), FAILED_AT_HOME)
  })
  it('product-data-incomplete needs name, picture, price and currency', () => {
    const offers = { '@type': 'Offer', price: 20, priceCurrency: 'NZD' }
    const product = { '@type': 'Product', name: 'Tap', image: '/tap.jpg', offers }
    assert.equal(holding('product-data-incomplete', product), 'passed')
    assert.equal(holding('product-data-incomplete', { ...product, name: '' }), FAILED_AT_HOME)
    assert.equal(holding('product-data-incomplete', { ...product, image: [] }), FAILED_AT_HOME)
    assert.equal(
      holding('product-data-incomplete', { ...product, offers: { ...offers, price: undefined } }),
      FAILED_AT_HOME,
    )
    assert.equal(
      holding('product-data-incomplete', { ...product, offers: { ...offers, priceCurrency: '' } }),
      FAILED_AT_HOME,
    )
    const range = { '@type': 'AggregateOffer', lowPrice: '5', priceCurrency: 'NZD' }
    assert.equal(holding('product-data-incomplete', { ...product, offers: [range] }), 'passed')
    assert.equal(holding('product-data-incomplete'), 'not_applicable')
  })
  it('product-data-incomplete reads microdata too', () => {
    const tap = { name: 'Tap', image: '/tap.jpg', price: '20', priceCurrency: 'NZD' }
    assert.equal(structured('product-data-incomplete', { microProducts: [tap] }), 'passed')
    assert.equal(structured('product-data-incomplete', { microProducts: [{ name: 'Tap' }] }), FAILED_AT_HOME)
  })
})

const framing = (url: string, given: Partial<PageFacts> = {}) =>
  onHomepage('frames', { frames: [{ url, title: null, region: 'main', lazy: false }], ...given })

describe('rules of parts that no longer work in browsers', () => {
  it('mixed-content fails on https pages', () => {
    const mixed = [{ url: 'http://joes.test/a.jpg', active: false }]
    assert.equal(onHomepage('mixed-content', { mixed }), FAILED_AT_HOME)
    const frame = { url: 'http://films.test/1', active: true }
    assert.deepEqual(detailsOf('mixed-content', ofPages([aPage({ mixed: [...mixed, frame] })])), [
      '2 parts, such as http://films.test/1',
    ])
    assert.equal(onHomepage('mixed-content', {}), 'passed')
    const home = aPage({ url: 'http://joes.test/' })
    assert.equal(onHomepage('mixed-content', home, { site: aSite({ home }) }), 'not_applicable')
  })
  it('plugins fails on Flash and the like', () => {
    assert.equal(onHomepage('plugins', { plugins: ['application/x-shockwave-flash'] }), FAILED_AT_HOME)
    assert.equal(onHomepage('plugins', {}), 'passed')
  })
  it('frames fails on a frameset or a page that is one frame of another host', () => {
    assert.equal(onHomepage('frames', { frameset: true }), FAILED_AT_HOME)
    assert.equal(framing('https://other.test/'), FAILED_AT_HOME)
    assert.equal(framing('https://joes.test/inside'), 'passed')
    assert.equal(framing('https://www.joes.test/inside'), 'passed')
    assert.equal(framing('https://shop.joes.test/'), 'passed')
    assert.equal(framing('https://other.test/', { text: { ...aPage().text, words: 20 } }), 'passed')
    assert.equal(framing('https://other.test/', { images: [aPicture('/a.jpg')] }), 'passed')
  })
  it('duplicate-ids fails on one', () => {
    assert.equal(onHomepage('duplicate-ids', { duplicateIds: ['email'] }), FAILED_AT_HOME)
    assert.equal(onHomepage('duplicate-ids', {}), 'passed')
  })
})
