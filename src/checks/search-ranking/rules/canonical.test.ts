import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { aTarget, aTwin, theLinks, theTwins } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { aMeta, aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const PAGE = 'failed at /copy'

const canonical = (href: string) => ({ relations: [aRelation('canonical', href)] })

/** A page `/copy` whose canonical is `/main`, with what is known of `/main`. */
const copyOf = (id: string, main: { page?: Partial<PageFacts>; target?: Partial<LinkTarget> } = {}) => {
  const pages = [aPage(), aPage({ url: '/copy', ...canonical('/main') })]
  if (main.page) pages.push({ ...aPage({ url: '/main' }), ...main.page })
  const links = theLinks(main.target ? [aTarget('/main', { kind: 'canonical', ...main.target })] : [])
  return findingOf(id, ofPages(pages, { links }))
}

const toHome = (count: number, sketch: (index: number) => number[]) =>
  ofPages([
    aPage({ sketch: [1, 2, 3] }),
    ...Array.from({ length: count }, (_, i) => aPage({ url: `/${i}`, sketch: sketch(i), ...canonical('/') })),
  ])

const pageAt = (url: string, given: Partial<PageFacts> = {}) =>
  findingOf('canonical-missing', ofPages([aPage(), { ...aPage({ url }), ...given }]))

const namingTwo = (second: string) =>
  onHomepage('canonical-multiple', {
    relations: [aRelation('canonical', '/a'), aRelation('canonical', second)],
  })

const namingOther = (url: string) => aPage({ url, ...canonical('https://other.test/') })

const offsiteDetails = (...others: string[]) =>
  detailsOf(
    'canonical-offsite',
    ofPages([namingOther('/'), ...others.map(namingOther), aPage({ url: '/own' })]),
  )

describe('rules of present canonical addresses', () => {
  it('canonical-missing fails where the address has parameters; other spellings have rules of their own', () => {
    assert.equal(pageAt('/list?colour=red'), 'failed at /list')
    assert.equal(pageAt('/list'), 'passed')
    assert.equal(pageAt('/list?colour=red', canonical('/list')), 'passed')
    const twins = theTwins({ homes: [aTwin('https://www.joes.test/', { status: 200, hops: [] })] })
    assert.equal(onHomepage('canonical-missing', {}, { twins }), 'passed')
    assert.equal(pageAt('/list?page=2'), 'passed')
    assert.equal(pageAt('/account?tab=orders'), 'passed')
  })
  it('canonical-multiple fails on two that differ', () => {
    assert.equal(namingTwo('/b'), FAILED_AT_HOME)
    assert.equal(namingTwo('https://joes.test/a'), 'passed')
    assert.equal(onHomepage('canonical-multiple', {}), 'not_applicable')
  })
  it('canonical-offsite fails on another registrable domain', () => {
    assert.equal(onHomepage('canonical-offsite', canonical('https://other.test/')), FAILED_AT_HOME)
    assert.equal(onHomepage('canonical-offsite', canonical('https://www.joes.test/')), 'passed')
    assert.equal(onHomepage('canonical-offsite', {}), 'passed')
  })
  it('canonical-offsite says how many other pages name another website, too', () => {
    assert.deepEqual(offsiteDetails(), ['https://other.test/'])
    assert.deepEqual(offsiteDetails('/a', '/b'), ['https://other.test/; so do 2 other pages'])
  })
  it('canonical-broken fails on an address at a domain that is kept for examples, which is nobody’s', () => {
    for (const main of ['https://example.org/saigon/anfahrt.html', 'https://www.example.com/'])
      assert.equal(onHomepage('canonical-broken', canonical(main)), FAILED_AT_HOME, main)
    assert.equal(onHomepage('canonical-broken', canonical('https://example.org.nz/')), 'not_tested')
  })
  it('canonical-to-home fails from three pages with texts of their own', () => {
    assert.equal(
      findingOf(
        'canonical-to-home',
        toHome(3, (i) => [10 + i]),
      ),
      'failed at /0, /1, /2',
    )
    assert.equal(
      findingOf(
        'canonical-to-home',
        toHome(2, (i) => [10 + i]),
      ),
      'passed',
    )
    assert.equal(
      findingOf(
        'canonical-to-home',
        toHome(3, () => [1, 2, 3]),
      ),
      'passed',
    )
  })
  it('canonical-relative fails unless it is written in full', () => {
    assert.equal(onHomepage('canonical-relative', canonical('/')), FAILED_AT_HOME)
    assert.equal(onHomepage('canonical-relative', canonical('//joes.test/')), FAILED_AT_HOME)
    assert.equal(onHomepage('canonical-relative', canonical('https://joes.test/')), 'passed')
  })
  it('canonical-http fails on an https page', () => {
    assert.equal(onHomepage('canonical-http', canonical('http://joes.test/')), FAILED_AT_HOME)
    assert.equal(onHomepage('canonical-http', canonical('https://joes.test/')), 'passed')
  })
  it('canonical-http leaves another website to canonical-offsite, where the homepage names one', () => {
    const [home, page] = ['/', '/a'].map((url) => aPage({ url, ...canonical('http://other.test/') }))
    assert.ok(home && page)
    assert.equal(findingOf('canonical-http', ofPages([home, page])), 'passed')
    assert.equal(findingOf('canonical-http', ofPages([aPage(), page])), 'failed at /a')
  })
  it('canonical-chain fails on a third address', () => {
    assert.equal(copyOf('canonical-chain', { page: canonical('/third') }), PAGE)
    assert.equal(copyOf('canonical-chain', { page: canonical('/main') }), 'passed')
    assert.equal(copyOf('canonical-chain', { page: {} }), 'passed')
  })
})

describe('rules of the targets of canonical addresses', () => {
  it('canonical-broken fails on a conclusive 4xx or 5xx', () => {
    assert.equal(
      copyOf('canonical-broken', { target: { outcome: 'broken', reason: 'not_found', status: 404 } }),
      PAGE,
    )
    assert.equal(copyOf('canonical-broken', { target: { outcome: 'broken', reason: 'server_error' } }), PAGE)
    assert.equal(copyOf('canonical-broken', { target: {} }), 'passed')
  })
  it('canonical-broken is not tested when the address was not requested', () => {
    assert.equal(copyOf('canonical-broken', { target: { outcome: 'could_not_check' } }), 'not_tested')
    assert.equal(copyOf('canonical-broken'), 'not_tested')
    assert.equal(onHomepage('canonical-broken', canonical('/')), 'not_applicable')
  })
  it('canonical-redirect fails when the address redirects', () => {
    assert.equal(copyOf('canonical-redirect', { target: { redirects: 1 } }), PAGE)
    assert.equal(copyOf('canonical-redirect', { target: {} }), 'passed')
    const moved = { url: 'https://joes.test/new', requested: 'https://joes.test/main' }
    assert.equal(copyOf('canonical-redirect', { page: moved }), PAGE)
  })
  it('canonical-noindex fails when the address has noindex or is blocked', () => {
    assert.equal(copyOf('canonical-noindex', { page: { metas: [aMeta('robots', 'noindex')] } }), PAGE)
    assert.equal(copyOf('canonical-noindex', { page: {} }), 'passed')
    assert.equal(copyOf('canonical-noindex'), 'not_tested')
    const pages = [aPage(), aPage({ url: '/copy', ...canonical('/main') })]
    const blocked = aCrawl(pages, { robotsDisallowed: ['https://joes.test/main'] })
    assert.equal(findingOf('canonical-noindex', ofPages(pages, { pages: blocked })), PAGE)
  })
})
