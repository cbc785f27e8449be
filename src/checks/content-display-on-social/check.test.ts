import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LONGEST_PROOF } from '#core/check.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { ShareEvidence } from '#core/evidence/share.ts'
import { pending, there } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { notGathered, UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const URL_OF = 'https://joes.test/tap'
const NAMED: AnswersEvidence = { 'S-PRODURL': URL_OF }
const GOOD = {
  'og:image': 'https://joes.test/tap.jpg',
  'og:url': URL_OF,
  'og:title': 'A tap',
  'og:description': 'It runs.',
}
const PICTURE = {
  url: 'https://joes.test/tap.jpg',
  status: 200,
  type: 'image/jpeg',
  width: 200,
  height: 200,
  bytes: 1000,
}

const aShare = (tags: Record<string, string>, image: ShareEvidence['image'] = PICTURE): ShareEvidence => ({
  url: URL_OF,
  kind: 'page',
  status: 200,
  page: aPage({
    url: URL_OF,
    metas: Object.entries(tags).map(([property, content]) => ({
      name: null,
      property,
      httpEquiv: null,
      content,
    })),
  }),
  image: 'og:image' in tags ? image : null,
})
const judge = (share: ShareEvidence, answers = NAMED) =>
  check.evaluate({ answers, share: there(share), ...UNREACHABLE_SITE }, NOW)
const featuresOf = (tags: Record<string, string>, image?: ShareEvidence['image']) => {
  const outcome = judge(aShare(tags, image))
  assert.ok('status' in outcome)
  return outcome.facts.features
}
const statusOf = (tags: Record<string, string>): string => {
  const outcome = judge(aShare(tags))
  return 'status' in outcome ? outcome.status : 'unable'
}
const without = (name: string) => Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== name))

const addressed = (url: string) => featuresOf({ ...GOOD, 'og:url': url }).web_address

const described = (text: string) => featuresOf({ ...GOOD, 'og:description': text }).product_description

const about = (given: Record<string, string>) => {
  const outcome = judge(aShare({ ...GOOD, ...given }))
  return ('advice' in outcome ? (outcome.advice ?? []) : []).filter((line) => line.includes('may be cut'))
}

describe('content display on social', () => {
  it('has all features with 4, some with 1 to 3, none with 0', () => {
    assert.equal(statusOf(GOOD), 'has_all_features')
    for (const name of Object.keys(GOOD)) assert.equal(statusOf(without(name)), 'has_some_features')
    assert.equal(statusOf({ 'og:title': 'A tap' }), 'has_some_features')
    assert.equal(statusOf({}), 'has_no_features')
  })
  it('needs a picture of 200 by 200 pixels that can be loaded', () => {
    assert.equal(featuresOf(GOOD).image, true)
    assert.equal(featuresOf(GOOD, { ...PICTURE, width: 199 }).image, false)
    assert.equal(featuresOf(GOOD, { ...PICTURE, status: 404 }).image, false)
    assert.equal(featuresOf(GOOD, { ...PICTURE, type: 'text/html' }).image, false)
  })
  it('counts a picture that could not be fetched by its tag, and says so', () => {
    const image = { url: PICTURE.url, failure: { reason: 'timeout', code: 'timeout' } } as const
    assert.equal(featuresOf(GOOD, image).image, true)
    const outcome = judge(aShare(GOOD, image))
    assert.ok('advice' in outcome && outcome.advice?.includes("We couldn't open the picture to measure it."))
  })
  it('needs an absolute address of this website', () => {
    assert.equal(addressed('https://shop.joes.test/tap'), true)
    assert.equal(addressed('/tap'), false)
    assert.equal(addressed('https://other.test/tap'), false)
  })
  it("needs a title of 1 to 200 characters that is not only the website's name", () => {
    const titled = (title: string) => featuresOf({ ...GOOD, 'og:title': title }).product_title
    assert.equal(titled('t'.repeat(200)), true)
    assert.equal(titled('t'.repeat(201)), false)
    assert.equal(titled(' '), false)
    assert.equal(featuresOf({ ...GOOD, 'og:site_name': 'a tap' }).product_title, false)
    assert.equal(titled("Joe's"), false)
    assert.equal(titled("Joe's taps"), true)
  })
  it('says that a text may be cut where it is longer than those of our own tags', () => {
    assert.deepEqual(about({ 'og:title': '🔧'.repeat(60), 'og:description': 'd'.repeat(155) }), [])
    assert.deepEqual(about({ 'og:title': 't'.repeat(61), 'og:description': 'd'.repeat(156) }), [
      'The title is over 60 characters and may be cut.',
      'The description is over 155 characters and may be cut.',
    ])
  })
  it('counts characters as people do, whatever they are made of', () => {
    const { product_title, product_description } = featuresOf({
      ...GOOD,
      'og:title': '🔧'.repeat(200),
      'og:description': '🔧'.repeat(500),
    })
    assert.deepEqual([product_title, product_description], [true, true])
    assert.equal(described('🔧'.repeat(501)), false)
  })
  it('quotes no more of a tag than a proof holds, and splits no character of two halves', () => {
    const outcome = judge(
      aShare({ ...GOOD, 'og:title': '🔧'.repeat(200), 'og:image': `data:${'a'.repeat(8000)}` }),
    )
    assert.ok('status' in outcome)
    const [block] = outcome.blocks ?? []
    const details = block?.kind === 'checklist' ? block.items.map(({ detail = '' }) => detail) : []
    for (const { found } of outcome.proof)
      assert.ok(found.length <= LONGEST_PROOF && found.isWellFormed(), found)
    // The longest description that can be used is shown whole.
    assert.deepEqual(
      details.map(({ length }) => length),
      [500, URL_OF.length, 400, 'It runs.'.length],
    )
  })
  it('needs a description of 1 to 500 characters', () => {
    assert.equal(described('d'.repeat(500)), true)
    assert.equal(described('d'.repeat(501)), false)
  })
})

const adviceForShop = (main: string) => {
  const shop = aPage({
    url: '/shop',
    commerce: { addToCart: 'Add to cart' },
    text: { main, mainWords: main.split(' ').length },
  })
  const outcome = check.evaluate({ answers: {}, share: pending, ...siteOf([aPage(), shop]) }, NOW)
  return 'advice' in outcome ? outcome.advice : null
}

describe('content display without a readable page', () => {
  it('asks when no page is named, also when the website does not answer', () => {
    const outcome = check.evaluate({ answers: {}, share: notGathered('timeout'), ...UNREACHABLE_SITE }, NOW)
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'more_details_required')
    assert.equal(outcome.applicable, true)
  })
  it('offers the page that was found', () => {
    const product = aPage({ url: '/products/tap', commerce: { addToCart: 'Add to cart', prices: 1 } })
    const outcome = check.evaluate({ answers: {}, share: pending, ...siteOf([aPage(), product]) }, NOW)
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.advice, [
      'We found a page that shows what you offer: https://joes.test/products/tap',
    ])
  })
  it('offers no page that says that nothing is in it', () => {
    assert.deepEqual(adviceForShop('Our products. No items found.'), [])
    assert.equal(adviceForShop('Our products. Taps of brass.')?.length, 1)
  })
  it('does not apply where nothing is sold and no page shows an offer', () => {
    const outcome = check.evaluate({ answers: { 'S-SELL': 'no' }, share: pending, ...siteOf() }, NOW)
    assert.equal('applicable' in outcome && outcome.applicable, false)
  })
  it('asks again for a page that is elsewhere or gone', () => {
    for (const kind of ['other_site', 'missing'] as const) {
      const outcome = judge({ url: URL_OF, kind, image: null })
      assert.equal('status' in outcome && outcome.status, 'more_details_required')
    }
  })
  it('could not look when the page cannot be read', () => {
    const outcome = check.evaluate(
      { answers: NAMED, share: notGathered('timeout'), ...UNREACHABLE_SITE },
      NOW,
    )
    assert.ok('unable' in outcome)
    assert.deepEqual(check.evaluate({ answers: NAMED, share: pending, ...UNREACHABLE_SITE }, NOW), {
      wait: true,
    })
  })
})
