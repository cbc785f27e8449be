import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkReason, RandomPage } from '#core/evidence/links.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'

const broken = (id: string, reason: LinkReason, url = '/gone') =>
  onHomepage(id, {}, { links: theLinks([aTarget(url, { outcome: 'broken', reason })]) })

describe('rules of broken links', () => {
  it('internal-4xx fails on missing pages of the site', () => {
    assert.equal(broken('internal-4xx', 'not_found'), FAILED_AT_HOME)
    assert.equal(broken('internal-4xx', 'gone'), FAILED_AT_HOME)
    assert.equal(broken('internal-4xx', 'server_error'), 'passed')
    assert.equal(broken('internal-4xx', 'not_found', 'https://elsewhere.test/'), 'passed')
  })
  it('a missing picture is no page or file, a missing document is one', () => {
    const gone = { kind: 'file', outcome: 'broken', reason: 'not_found' } as const
    const picture = theLinks([aTarget('/big/cake.jpg', gone)])
    assert.equal(onHomepage('internal-4xx', {}, { links: picture }), 'passed')
    assert.equal(onHomepage('image-broken', {}, { links: picture }), FAILED_AT_HOME)
    const document = theLinks([aTarget('/menu.pdf', gone)])
    assert.equal(onHomepage('internal-4xx', {}, { links: document }), FAILED_AT_HOME)
    assert.equal(onHomepage('image-broken', {}, { links: document }), 'passed')
  })
  it('internal-5xx fails on error pages of the site', () => {
    assert.equal(broken('internal-5xx', 'server_error'), FAILED_AT_HOME)
    assert.equal(broken('internal-5xx', 'not_found'), 'passed')
  })
  it('soft-404 fails on missing pages that answer 200', () => {
    assert.equal(broken('soft-404', 'soft_404'), FAILED_AT_HOME)
    assert.equal(broken('soft-404', 'not_found'), 'passed')
  })
  it('external-broken fails on other sites only', () => {
    assert.equal(broken('external-broken', 'not_found', 'https://elsewhere.test/'), FAILED_AT_HOME)
    assert.equal(broken('external-broken', 'not_found'), 'not_applicable')
  })
  it('a link by an earlier name of the website is one of its own', () => {
    const given = { outcome: 'broken', reason: 'not_found', sameSite: false } as const
    const links = theLinks([
      aTarget('https://old-joes.test/a', { ...given, lookedAt: 'https://joes.test/a' }),
    ])
    assert.equal(onHomepage('external-broken', {}, { links }), 'not_applicable')
    assert.equal(onHomepage('internal-4xx', {}, { links }), FAILED_AT_HOME)
  })
  it('links that could not be checked fail no rule', () => {
    const blocked = theLinks([
      aTarget('/a', { outcome: 'could_not_check', reason: 'blocked' }),
      aTarget('/b'),
    ])
    assert.equal(onHomepage('internal-4xx', {}, { links: blocked }), 'passed')
    assert.equal(onHomepage('internal-4xx', {}), 'not_tested')
  })
  it('a soft 404 is no candidate for other rules', () => {
    const links = theLinks([aTarget('/gone', { outcome: 'broken', reason: 'soft_404' })])
    const gone = aPage({ url: '/gone', title: { text: null, count: 0 } })
    assert.equal(findingOf('title-missing', ofPages([aPage(), gone], { links })), 'passed')
    assert.equal(findingOf('title-missing', ofPages([aPage(), gone])), 'failed at /gone')
  })
})

const random = (id: string, given: Partial<RandomPage>) => {
  const links = theLinks([])
  const { randomPage } = links
  assert.ok(randomPage)
  return onHomepage(
    id,
    {},
    { links: { ...links, randomPage: { ...randomPage, url: 'https://joes.test/x', ...given } } },
  )
}

describe('rules of addresses that do not exist', () => {
  it('no-custom-404 fails without a link back, or without an explanation; a short page with both passes', () => {
    assert.equal(random('no-custom-404', { words: 2 }), 'failed at /')
    assert.equal(random('no-custom-404', { words: 3 }), 'passed')
    assert.equal(random('no-custom-404', { sameSiteLinks: 0 }), 'failed at /')
    assert.equal(random('no-custom-404', { status: 200 }), 'not_applicable')
  })
  it('missing-gives-200 fails on 200 and on a redirect to the homepage', () => {
    assert.equal(random('missing-gives-200', { status: 200 }), 'failed at /')
    assert.equal(random('missing-gives-200', { redirectsHome: true }), 'failed at /')
    assert.equal(random('missing-gives-200', {}), 'passed')
    assert.equal(random('missing-gives-200', { status: 403 }), 'not_tested')
  })
})

const answering = (...times: number[]) =>
  findingOf(
    'slow-answer',
    ofPages(times.map((firstByteMs, i) => aPage({ url: i === 0 ? '/' : `/${i}`, firstByteMs }))),
  )

const tries = (...firstByteMs: number[]) =>
  onHomepage('very-slow-answer', {}, { site: aSite({ firstByteMs }) })

describe('rules of speed and weight', () => {
  it('slow-answer fails when the median is over 800 ms', () => {
    assert.equal(answering(100, 801, 900), FAILED_AT_HOME)
    assert.equal(answering(100, 800, 900), 'passed')
    assert.equal(answering(700, 900), 'passed')
    assert.equal(answering(700, 902), FAILED_AT_HOME)
  })
  it('very-slow-answer fails over five seconds on three of three tries', () => {
    assert.equal(tries(5001, 6000, 7000), FAILED_AT_HOME)
    assert.equal(tries(5001, 5000, 7000), 'passed')
    assert.equal(tries(6000), 'passed')
  })
  it('html-too-big fails over 2 MiB', () => {
    assert.equal(onHomepage('html-too-big', { bytes: 2_097_153 }), FAILED_AT_HOME)
    assert.equal(onHomepage('html-too-big', { bytes: 2_097_152 }), 'passed')
    assert.deepEqual(detailsOf('html-too-big', ofPages([aPage({ bytes: 2_240_000 })])), ['2.2 MB'])
  })
  it('dom-too-big fails over 1,500 elements', () => {
    assert.equal(onHomepage('dom-too-big', { elements: 1501 }), FAILED_AT_HOME)
    assert.equal(onHomepage('dom-too-big', { elements: 1500 }), 'passed')
  })
})
