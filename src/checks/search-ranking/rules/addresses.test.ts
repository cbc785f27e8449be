import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OtherPageAddress } from '#core/evidence/other-addresses.ts'
import { aSite, aTarget, aTwin, theLinks, theTwins } from '#support/evidence.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { aRelation, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const answering = { status: 200, finalStatus: 200, hops: [] }

const withOtherName = (id: string, url: string, given: Parameters<typeof aTwin>[1] = {}) =>
  onHomepage(id, {}, { twins: theTwins({ homes: [aTwin(url, given)] }) })

const movedBy = (status: number, location = 'https://joes.test/') =>
  withOtherName('temporary-redirect', 'http://joes.test/', {
    status,
    hops: [{ url: 'http://joes.test/', status, location }],
  })

describe('rules of the homepage at other addresses', () => {
  it('not-https fails on http', () => {
    assert.equal(onHomepage('not-https', {}), 'passed')
    const site = aSite({ address: 'http://joes.test/' })
    assert.equal(onHomepage('not-https', {}, { site }), FAILED_AT_HOME)
  })
  it('http-and-https fails when http answers without redirect', () => {
    assert.equal(withOtherName('http-and-https', 'http://joes.test/', answering), FAILED_AT_HOME)
    assert.equal(withOtherName('http-and-https', 'http://joes.test/'), 'passed')
    assert.equal(onHomepage('http-and-https', {}), 'not_tested')
    const portOfItsOwn = theTwins({ homes: [] })
    assert.equal(onHomepage('http-and-https', {}, { twins: portOfItsOwn }), 'not_applicable')
  })
  it('http-and-https passes when nothing answers over http', () => {
    const refused = {
      kind: 'failed',
      failure: { reason: 'connect_failure', code: 'connect_refused' },
    } as const
    const late = { kind: 'failed', failure: { reason: 'timeout', code: 'connect_timeout' } } as const
    assert.equal(withOtherName('http-and-https', 'http://joes.test/', refused), 'passed')
    assert.equal(withOtherName('http-and-https', 'http://joes.test/', late), 'not_tested')
  })
  it('www-and-bare fails when both answer and no canonical names the main one', () => {
    const www = 'https://www.joes.test/'
    assert.equal(withOtherName('www-and-bare', www, answering), FAILED_AT_HOME)
    assert.equal(withOtherName('www-and-bare', www, { ...answering, canonical: www }), FAILED_AT_HOME)
    assert.equal(
      withOtherName('www-and-bare', www, { ...answering, canonical: 'https://joes.test/' }),
      'passed',
    )
    assert.equal(withOtherName('www-and-bare', www), 'passed')
    assert.equal(withOtherName('www-and-bare', www, { kind: 'no_dns' }), 'not_applicable')
  })
  it('temporary-redirect fails on 302, 303 and 307 between hosts or schemes', () => {
    assert.equal(movedBy(302), FAILED_AT_HOME)
    assert.equal(movedBy(303), FAILED_AT_HOME)
    assert.equal(movedBy(307), FAILED_AT_HOME)
    assert.equal(movedBy(301), 'passed')
    assert.equal(movedBy(308), 'passed')
    assert.equal(movedBy(302, 'http://joes.test/en'), 'not_applicable')
  })
})

const afterRedirects = (redirects: number, url = '/old') =>
  onHomepage('redirect-chain', {}, { links: theLinks([aTarget(url, { redirects })]) })

const blocked = (path: string) => aTarget(path, { outcome: 'could_not_check', reason: 'blocked' })

const moved = (moved: number, all: number) => {
  const targets = Array.from({ length: all }, (_, i) => aTarget(`/p${i}`, { redirects: i < moved ? 1 : 0 }))
  return onHomepage('internal-redirects', {}, { links: theLinks(targets) })
}

describe('rules of links inside the site', () => {
  it('internal-http-links fails on https sites only', () => {
    const links = [aLink('http://joes.test/old', 'Old'), aLink('http://elsewhere.test/', 'Elsewhere')]
    assert.equal(onHomepage('internal-http-links', { links }), FAILED_AT_HOME)
    assert.equal(onHomepage('internal-http-links', { links: links.slice(1) }), 'passed')
    const site = aSite({ address: 'http://joes.test/' })
    assert.equal(onHomepage('internal-http-links', { links }, { site }), 'not_applicable')
  })
  it('redirect-chain fails from two redirects', () => {
    assert.equal(afterRedirects(2), FAILED_AT_HOME)
    assert.equal(afterRedirects(1), 'passed')
    assert.equal(afterRedirects(2, 'https://elsewhere.test/'), 'passed')
  })
  it('redirect-loop fails on a loop, and is not tested when over half could not be checked', () => {
    const loop = aTarget('/loop', { outcome: 'broken', reason: 'redirect_loop', status: null })
    assert.equal(onHomepage('redirect-loop', {}, { links: theLinks([loop, blocked('/a')]) }), FAILED_AT_HOME)
    const mostly = theLinks([loop, blocked('/a'), blocked('/b')])
    assert.equal(onHomepage('redirect-loop', {}, { links: mostly }), 'not_tested')
    assert.equal(onHomepage('redirect-loop', {}), 'not_tested')
  })
  it('internal-redirects fails from five links and over a tenth of them', () => {
    assert.match(moved(5, 49), /^failed/u)
    assert.equal(moved(5, 50), 'passed')
    assert.equal(moved(4, 10), 'passed')
  })
})

const at = (id: string, url: string) => findingOf(id, ofPages([aPage(), aPage({ url })]))

const long = (length: number) => `/${'a'.repeat(length - 'https://joes.test/'.length)}`

describe('rules of the form of addresses', () => {
  it('url-too-long fails over 115 characters', () => {
    assert.match(at('url-too-long', long(116)), /^failed/u)
    assert.equal(at('url-too-long', long(115)), 'passed')
  })
  it('url-underscore reads the path alone', () => {
    assert.equal(at('url-underscore', '/about_us'), 'failed at /about_us')
    assert.equal(at('url-underscore', '/about?a_b=1'), 'passed')
  })
  it('url-spaces fails on spaces however they are encoded', () => {
    assert.equal(at('url-spaces', '/about%20us'), 'failed at /about%20us')
    assert.equal(at('url-spaces', '/about+us'), 'failed at /about+us')
    assert.equal(at('url-spaces', '/search?q=a+b'), 'passed')
  })
  it('url-double-slash fails inside the path', () => {
    assert.equal(at('url-double-slash', '/a//b'), 'failed at /a//b')
    assert.equal(at('url-double-slash', '/a/b'), 'passed')
  })
  it('url-parameters fails over two without a cleaner canonical', () => {
    assert.equal(at('url-parameters', '/list?a=1&b=2&c=3'), 'failed at /list')
    assert.equal(at('url-parameters', '/list?a=1&b=2'), 'passed')
    const cleaner = aPage({ url: '/list?a=1&b=2&c=3', relations: [aRelation('canonical', '/list')] })
    assert.equal(findingOf('url-parameters', ofPages([aPage(), cleaner])), 'passed')
  })
})

const anOtherAddress = (
  kind: OtherPageAddress['kind'],
  given: Partial<OtherPageAddress> = {},
): OtherPageAddress => ({
  kind,
  url: 'https://joes.test/About',
  twin: kind === 'case' ? 'https://joes.test/about' : 'https://joes.test/About/',
  status: 200,
  redirected: false,
  sameContent: true,
  canonical: null,
  ...given,
})

const withOtherAddress = (id: string, one: OtherPageAddress) =>
  onHomepage(id, {}, { twins: theTwins({ paths: [one] }) })

describe('rules of pages at two addresses', () => {
  it('url-uppercase fails when lower case answers the same', () => {
    assert.equal(withOtherAddress('url-uppercase', anOtherAddress('case')), 'failed at /About')
    assert.equal(withOtherAddress('url-uppercase', anOtherAddress('case', { status: 404 })), 'passed')
    assert.equal(withOtherAddress('url-uppercase', anOtherAddress('case', { redirected: true })), 'passed')
    assert.equal(onHomepage('url-uppercase', {}), 'not_tested')
  })
  it('trailing-slash-twins fails when both answer the same and no canonical agrees', () => {
    assert.equal(withOtherAddress('trailing-slash-twins', anOtherAddress('slash')), 'failed at /About')
    const agreeing = anOtherAddress('slash', { canonical: 'https://joes.test/About' })
    assert.equal(withOtherAddress('trailing-slash-twins', agreeing), 'passed')
    assert.equal(
      withOtherAddress('trailing-slash-twins', anOtherAddress('slash', { sameContent: false })),
      'passed',
    )
  })
})
