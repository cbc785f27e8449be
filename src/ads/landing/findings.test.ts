import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LandingInput, LandingKind } from '#core/ads/landing.ts'
import type { CertificateProblem } from '#core/evidence/certificate.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { type FailureCode, failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aCertificate } from '#support/finding-input.ts'
import { aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { landingFindings } from './findings.ts'
import type { LandingEvidence } from './landing-evidence.ts'

const URL_OF_PAGE = 'https://joes.test/wreaths'
const ok = <T>(value: T) => ({ state: 'ok', value }) as const
const failed = (code: FailureCode, status?: number) =>
  ({ state: 'failed', failure: failure(code, undefined, status) }) as const
const LEAF = {
  subject: 'joes.test',
  issuer: 'A',
  subjectNames: ['joes.test'],
  validFrom: '2026-10-01T00:00:00Z',
  validTo: '2027-01-01T00:00:00Z',
  intermediateValidTo: null,
  keyType: 'ec' as const,
  keyBits: 256,
  signature: null,
  fingerprint256: '',
}
const WORDS = 'Christmas wreaths, tied by hand in Newtown from eucalyptus and native flowers.'

const siteOf = (home: PageFacts, address = URL_OF_PAGE) =>
  ok(aSite({ requested: URL_OF_PAGE, address, home }))

/** What was seen of a page on which everything is as it should be, with the given differences. */
function seen(given: GivenPage = {}, other: Partial<LandingEvidence> = {}): LandingEvidence {
  const page = aPage({
    url: URL_OF_PAGE,
    text: { words: 12, main: WORDS },
    contact: { emails: [], phones: ['02 5550 0101'], addressLike: false },
    tags: [{ kind: 'google_ads', id: 'AW-1', by: 'script' }],
    ...given,
  })
  return {
    site: siteOf(page),
    certificate: ok(aCertificate({ leaf: LEAF })),
    rendered: ok({ pages: [{ ...page, rendered: true }] }),
    loaded: ok({ finalUrl: URL_OF_PAGE, requests: [], libraries: [] }),
    mobileVisit: ok(aVisit()),
    ...other,
  }
}

const AD: LandingInput = {
  url: URL_OF_PAGE,
  headlines: ['Christmas wreaths', 'Order today', 'Newtown florist'],
  descriptions: [],
}

function findingOf(kind: LandingKind, evidence: LandingEvidence, ad = AD, counts: boolean | null = null) {
  const found = landingFindings(ad, evidence, { countsConversions: counts }).find((one) => one.kind === kind)
  assert.ok(found)
  return found
}
const outcomeOf = (...asked: Parameters<typeof findingOf>) => findingOf(...asked).outcome

const withSite = (site: LandingEvidence['site']) => outcomeOf('reachable', seen({}, { site }))
const withCertificate = (given: Parameters<typeof aCertificate>[0], site = seen().site) =>
  outcomeOf('secure', seen({}, { certificate: ok(aCertificate(given)), site }))
const withProblem = (problem: CertificateProblem) =>
  findingOf('secure', seen({}, { certificate: ok(aCertificate({ leaf: LEAF, problems: [problem] })) }))
const onPhone = (given: Parameters<typeof aVisit>[0]) =>
  outcomeOf('phone', seen({}, { mobileVisit: ok(aVisit(given)) }))

/** What is said of getting in touch where the ad shows `phone` and the page has only a link. */
const contactDetail = (phone: string, href: string): string =>
  findingOf(
    'contact',
    seen({ contact: { emails: [], phones: [], addressLike: false }, links: [aLink(href, 'Call us')] }),
    { ...AD, phone },
  ).detail

const detailOf = (performance: number) => {
  const speed = speedOf(performance)
  const visit = aVisit({ speed: { ...speed, metrics: { ...speed.metrics, lcp: null } } })
  return findingOf('phone', seen({}, { mobileVisit: ok(visit) })).detail
}

describe('a look at the page that an ad is to lead to', () => {
  it('finds nothing wrong with a sound page, and says one thing of each kind in order', () => {
    const found = landingFindings(AD, seen(), { countsConversions: true, timeZone: 'America/New_York' })
    assert.equal(found[1]?.detail, 'Its certificate is good until 31 Dec 2026.')
    assert.deepEqual(
      found.map(({ kind, outcome }) => `${kind} ${outcome}`),
      [
        'reachable good',
        'secure good',
        'phone good',
        'says_the_same good',
        'contact good',
        'conversions good',
      ],
    )
    assert.ok(found.every(({ fix }) => fix === null))
  })

  it('offers a fix with every problem, and with nothing else', () => {
    const nothing = seen({
      text: { words: 12, main: 'Welcome to our shop' },
      contact: { emails: [], phones: [], addressLike: false },
      tags: [],
    })
    const broken = { ...nothing, mobileVisit: ok(aVisit({ layout: aLayout({ overflowPx: 60 }) })) }
    for (const { outcome, fix } of landingFindings(AD, broken, { countsConversions: null }))
      assert.equal(fix !== null, outcome === 'problem')
  })

  it('blames nobody for what Fettle could not see', () => {
    const dark: LandingEvidence = {
      site: failed('connect_timeout'),
      certificate: failed('connect_timeout'),
      rendered: failed('browser_unavailable'),
      loaded: failed('browser_unavailable'),
      mobileVisit: failed('browser_unavailable'),
    }
    for (const { outcome, detail } of landingFindings(AD, dark, { countsConversions: false })) {
      assert.equal(outcome, 'unknown')
      assert.notEqual(detail, '')
    }
  })

  it('says that a page is gone where the website says so, and not where it keeps programs out', () => {
    assert.equal(withSite(failed('http_status', 404)), 'problem')
    assert.equal(withSite(failed('http_status', 500)), 'problem')
    assert.equal(withSite(failed('dns_not_found')), 'problem')
    assert.equal(withSite(failed('http_status', 403)), 'unknown')
    assert.equal(withSite(failed('blocked_by_site')), 'unknown')
    assert.equal(withSite(failed('dns_timeout')), 'unknown')
  })

  it('sees what is wrong with the padlock', () => {
    assert.equal(withCertificate({ leaf: LEAF, problems: ['expired'] }), 'problem')
    assert.equal(withCertificate({ kind: 'refused' }), 'problem')
    assert.equal(withCertificate({ kind: 'refused' }, failed('connect_timeout')), 'unknown')
    const plain = siteOf(aPage(), 'http://joes.test/wreaths')
    assert.equal(withCertificate({ leaf: LEAF }, plain), 'problem')
  })

  it('asks for newer secure connections where the certificate is good', () => {
    assert.equal(withProblem('tls_old_protocol').fix, 'Ask your host to switch on TLS 1.2 and TLS 1.3.')
    assert.match(withProblem('expired').fix ?? '', /certificate/u)
  })

  it('sees that an address with http:// leads nobody to the padlock', () => {
    const requested = 'http://joes.test/wreaths'
    const site = ok(aSite({ requested, address: URL_OF_PAGE, home: aPage() }))
    const http = { kind: 'answer' as const, status: 200, redirectsToHttps: false }
    const secure = (given: Parameters<typeof aCertificate>[0]) =>
      findingOf('secure', seen({}, { site, certificate: ok(aCertificate({ leaf: LEAF, ...given })) }))
    assert.match(secure({ http }).fix ?? '', /Write https:/u)
    assert.match(secure({ http }).detail, /your homepage doesn’t lead people on/u, 'only that was asked for')
    assert.equal(secure({ http, problems: ['self_signed'] }).title, 'Your page has no padlock')
    assert.equal(secure({}).outcome, 'good', 'everybody is sent to the secure address')
  })

  it('sees an ad that leads to an address with https:// that does not open, or to another website', () => {
    const http = 'http://joes.test/wreaths'
    assert.equal(withSite(siteOf(aPage(), http)), 'problem')
    const sentAway = aSite({
      requested: URL_OF_PAGE,
      address: http,
      redirects: [{ url: URL_OF_PAGE, status: 301 }],
    })
    assert.equal(withSite(ok(sentAway)), 'good')
    assert.equal(withSite(siteOf(aPage(), 'https://parked.example/wreaths')), 'problem')
    const reached = (address: string) =>
      findingOf('reachable', seen({}, { site: siteOf(aPage(), address) })).detail
    assert.equal(reached('https://www.joes.test/wreaths'), 'It answers.')
    assert.match(reached('https://shop.joes.test/wreaths'), /leads on to/u)
  })

  it('sees a page that is too wide or very slow on a phone', () => {
    const speed = { ...speedOf(49), runs: [49] }
    assert.equal(onPhone({ layout: aLayout({ overflowPx: 19 }) }), 'problem')
    assert.equal(onPhone({ layout: aLayout({ overflowPx: 18 }) }), 'good')
    assert.equal(onPhone({ speed }), 'problem')
    assert.equal(onPhone({ speed: speedOf(50) }), 'good')
    assert.equal(
      onPhone({ speed: { ...speed, runs: [30, 49, 60] } }),
      'good',
      'runs that differ prove nothing',
    )
    assert.equal(onPhone({ notOwnersPage: true }), 'unknown')
  })

  it('says nothing of how long the main part takes where that was not measured', () => {
    assert.equal(detailOf(90), 'How long its main part takes to show could not be measured.')
    assert.equal(detailOf(40), 'Many people go back before a slow page shows.')
  })

  it('sees an ad that promises what the page does not say', () => {
    const shop = 'Welcome to our shop. Every season brings something new.'
    const other = findingOf('says_the_same', seen({ text: { words: 10, main: shop } }))
    assert.equal(other.outcome, 'problem')
    assert.match(other.detail, /“Christmas wreaths”/u)
    assert.equal(outcomeOf('says_the_same', seen({ text: { words: 2, main: 'A wreath' } })), 'good')
    const heading = { text: { words: 9, main: shop }, headings: [aHeading('CHRISTMAS WREATHS, Newtown')] }
    assert.equal(outcomeOf('says_the_same', seen(heading)), 'good')
  })

  it('compares nothing where the ad says only what any ad says, or the page was not read whole', () => {
    const general = { ...AD, headlines: ['Order online now', 'Best prices'] }
    assert.equal(outcomeOf('says_the_same', seen(), general), 'unknown')
    assert.equal(outcomeOf('says_the_same', seen(), { ...AD, headlines: [] }), 'unknown')
    const cutPage = { truncated: true, text: { words: 1, main: 'Shop' } }
    assert.equal(outcomeOf('says_the_same', seen(cutPage)), 'unknown')
  })

  it('knows every way to get in touch', () => {
    const none = { contact: { emails: [], phones: [], addressLike: false } }
    const contactOf = (given: GivenPage) => outcomeOf('contact', seen({ ...none, ...given }))
    assert.equal(contactOf({}), 'problem')
    assert.equal(contactOf({ links: [aLink('tel:0255500101', 'Call us')] }), 'good')
    assert.equal(contactOf({ links: [aLink('mailto:a@joes.test', 'Write')] }), 'good')
    assert.equal(contactOf({ links: [aLink('/contact-us', 'Contact')] }), 'good')
    assert.equal(contactOf({ links: [aLink('/contact-us', 'Contact', { hidden: true })] }), 'problem')
    assert.equal(contactOf({ commerce: { buyNow: true } }), 'good')
    assert.equal(contactOf({ truncated: true }), 'unknown')
  })

  it('says that the ad shows another number, without blame', () => {
    const another = findingOf('contact', seen(), { ...AD, phone: '02 5550 0199' })
    assert.deepEqual([another.outcome, /another one/u.test(another.detail)], ['good', true])
    const same = findingOf('contact', seen(), { ...AD, phone: '+61 2 5550 0101' })
    assert.doesNotMatch(same.detail, /another one/u)
  })

  it('takes a number with a country code or an extension for the same one', () => {
    for (const [ad, link] of [
      ['1300 555 014', '+611300555014'],
      ['02 5550 0142', '+61-2-5550-0142;ext=5'],
      ['+442079460123', '02079460123'],
      ['+442079460123', '+44(0)2079460123'],
      ['+6493661234', '3661234'],
    ] as const)
      assert.doesNotMatch(contactDetail(ad, `tel:${link}`), /another one/u, link)
  })

  it('tells numbers apart that end alike', () => {
    for (const ad of ['1300 555 014', '+611855500142', '000'])
      assert.match(contactDetail(ad, 'tel:1800555014'), /another one/u, ad)
  })

  it('sees whether anything is counted', () => {
    const tagged = (kind: 'ga4' | 'gtm' | null, counts: boolean | null) =>
      outcomeOf('conversions', seen({ tags: kind ? [{ kind, id: 'X-1', by: 'script' }] : [] }), AD, counts)
    assert.equal(tagged('ga4', true), 'good')
    assert.equal(tagged('ga4', false), 'problem', 'the account counts nothing with it')
    assert.equal(tagged('gtm', null), 'unknown', 'what a container counts cannot be seen from outside')
    assert.equal(tagged(null, null), 'problem')
    const old = seen({ tags: [{ kind: 'universal', id: 'UA-1-1', by: 'script' }] })
    assert.match(findingOf('conversions', old).detail, /only an old Google tag/u)
    const unloaded = seen({ tags: [] }, { loaded: failed('browser_unavailable') })
    assert.equal(outcomeOf('conversions', unloaded), 'unknown')
  })
})

const speedOf = (performance: number) => ({
  performance,
  runs: [performance],
  metrics: { fcp: 900, lcp: 5_100, tbt: 0, cls: 0, si: 1_000 },
  opportunities: [],
  totalBytes: null,
})

const said = (problem: CertificateProblem) =>
  findingOf('secure', seen({}, { certificate: ok(aCertificate({ leaf: LEAF, problems: [problem] })) }))

describe('a page whose certificate browsers refuse', () => {
  for (const [problem, detail] of Object.entries({
    expired: /has run out/u,
    intermediate_expired: /that yours depends on has run out/u,
    not_yet_valid: /isn’t valid yet/u,
    wrong_name: /belongs to another address/u,
    self_signed: /made by the server itself/u,
    untrusted_root: /somebody whom browsers don’t trust/u,
    missing_intermediate: /missing on the way/u,
    revoked: /withdrawn by whoever issued it/u,
    weak_signature: /signed in a way that browsers no longer trust/u,
    weak_key: /key of its certificate is too short/u,
    tls_old_protocol: /old kind of secure connection/u,
  } satisfies Record<CertificateProblem, RegExp>) as [CertificateProblem, RegExp][])
    it(`is told in words: ${problem}`, () => {
      const found = said(problem)
      assert.equal(found.outcome, 'problem')
      assert.match(found.detail, detail)
      assert.match(found.fix ?? '', /^Ask your host .+\.$/u)
    })
})
