import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EvidenceMap } from '#core/evidence/index.ts'
import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { type EvidenceSoFar, judge } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { stepText } from '#core/words.ts'
import type { Fix } from '#fixes/fix.ts'
import { workFor } from '#plan/work.ts'
import { aPicture, aRobots, aSite, aTarget, theLinks, theSitemaps, theTwins } from '#support/evidence.ts'
import { aCertificate } from '#support/finding-input.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aDmarc, aKey, aMail, anSpf, found, none } from '#support/mail-evidence.ts'
import { aCrawl } from '#support/page-facts.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { catalogue } from './catalogue.generated.ts'
import { gatheredValues, readyMade } from './ready-made.ts'

// Whatever is found, every sentence that an owner reads of it is whole: none is empty, none has a gap where a word was to stand, none shows a placeholder.

const AT = new Date('2026-11-21T12:00:00.000Z')
const ADDRESS =
  '<label>Street <input name="street"></label><label>Suburb <input name="suburb"></label><label>Postcode <input name="postcode"></label>'
const MENU =
  '<nav><a href="/">Home</a><a href="/about">About</a><a href="/contact">Contact</a><a href="/shop">Shop</a><a href="/cart">Cart</a><a href="/gone">Gone</a></nav>'
const FORM =
  '<form method="post" action="/send"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>'

/** Pages with something for each check to find; `faults`: also much to mend. */
const pagesOf = (faults: boolean): PageFacts[] => {
  const pictures = faults
    ? '<img src="/IMG_1.jpg"><img src="/IMG_2.jpg"><a href="/shop"><img src="/IMG_3.jpg"></a>'
    : ''
  const head = faults
    ? '<meta name="generator" content="x">'
    : '<meta name="viewport" content="width=device-width"><meta name="description" content="Taps and tiles, fitted by Joe in Newtown since 1990. Call us for a quote on your kitchen or bathroom.">'
  const page = (path: string, body: string, title: string) =>
    htmlPage(path, `${MENU}${body}`, { title: faults ? 'Home' : title, head })
  return [
    page(
      '/',
      `<h1>Taps</h1>${pictures}<p>${prose(faults ? 20 : 200)}</p><form><input type="email" name="email"><button>Subscribe</button></form><a href="https://www.facebook.com/joestaps">Facebook</a>`,
      'Joe’s Taps | Plumber in Newtown',
    ),
    page(
      '/about',
      `<h1>About us</h1><p>We are Ann and Joe. Since 1990 ${prose(faults ? 10 : 150)}</p>`,
      'About Joe’s Taps',
    ),
    page('/contact', `<h1>Contact</h1>${FORM}`, 'Contact Joe’s Taps'),
    page(
      '/shop',
      `<h1>Shop</h1><p>${prose(60)}</p><p>$19.90 <button>Add to cart</button></p>${pictures}`,
      'Taps to buy',
    ),
    page('/cart', `<h1>Cart</h1>${FORM.replace('<button>', `${ADDRESS}<button>`)}`, 'Your cart'),
    page('/privacy', `<h1>Privacy policy</h1><p>${prose(faults ? 20 : 300)}</p>`, 'Privacy policy'),
  ]
}

const technology = (name: string, kind: TechnologyFacts['kind']): TechnologyFacts => ({
  name,
  kind,
  version: null,
  by: 'header',
})
/** Where a website may be, by turn: its server's name, and what its pages show. */
const PLACES: readonly (readonly [server: string, ...TechnologyFacts[]])[] = [
  [''],
  ['Apache'],
  ['nginx'],
  ['Caddy'],
  ['cloudflare', technology('Cloudflare', 'host')],
  ['Netlify', technology('Netlify', 'host')],
  ['Vercel', technology('Vercel', 'host')],
  ['Microsoft-IIS/10.0'],
  ['LiteSpeed', technology('WordPress', 'cms')],
  ['', technology('WordPress', 'cms'), technology('WooCommerce', 'shop')],
  ...['Shopify', 'Squarespace', 'Wix', 'Webflow', 'Weebly', 'GoDaddy Website Builder', 'Rocketspark'].map(
    (name) => ['', technology(name, 'builder')] as const,
  ),
]
const MAILS = [
  aMail(),
  aMail({
    spf: none,
    spfTree: null,
    dmarc: none,
    dkim: [],
    mtaSts: { txt: none, policy: null },
    tlsRpt: none,
    dnssec: false,
  }),
  aMail({
    ...anSpf('v=spf1 include:_spf.google.com ?all'),
    ...aDmarc('v=DMARC1; p=none'),
    dkim: [aKey(512)],
    spfLookups: 12,
    providers: ['Google Workspace'],
  }),
  aMail({
    spf: found(['v=spf1 -all', 'v=spf1 a']),
    spfTree: null,
    ...aDmarc('v=DMARC1; p=quarantine; pct=20'),
    tlsRpt: found(['a', 'b']),
  }),
  aMail({ mx: none, spf: none, spfTree: null, dmarc: none, dkim: [] }),
]
const LEAF = {
  subject: 'joes.test',
  issuer: 'A',
  subjectNames: ['joes.test'],
  validFrom: '2026-09-01T00:00:00Z',
  validTo: '2026-12-02T00:00:00Z',
  intermediateValidTo: null,
  keyType: 'rsa' as const,
  keyBits: 2_048,
  signature: null,
  fingerprint256: '',
}
const CERTIFICATES = [
  aCertificate({ leaf: { ...LEAF, validTo: '2027-06-01T00:00:00Z' } }),
  aCertificate({
    leaf: LEAF,
    http: { kind: 'answer', status: 200, redirectsToHttps: false },
    versions: { tls10: true, tls11: true, tls12: true, tls13: false },
  }),
  aCertificate({
    leaf: LEAF,
    problems: ['wrong_name'],
    chainTrusted: false,
    twin: { host: 'www.joes.test', resolves: true, covered: false },
  }),
]
const VISITS = [
  aVisit({ screenshot: null }),
  aVisit({
    layout: aLayout({ viewportMeta: null, overflowPx: 40, legibleShare: 0.4, smallTargets: 9 }),
    speed: {
      performance: 30,
      runs: [30],
      metrics: { fcp: 4_000, lcp: 9_000, tbt: 900, cls: 0.4, si: 9_000 },
      opportunities: [
        {
          id: 'image-delivery-insight',
          title: 'Pictures',
          savingsMs: 900,
          savingsBytes: 900_000,
          display: null,
        },
      ],
      totalBytes: 9_000_000,
    },
    accessibility: {
      score: 40,
      violations: ['image-alt', 'color-contrast', 'label', 'html-has-lang', 'link-name', 'region'].map(
        (id, at) => ({
          id,
          impact: 'serious',
          help: 'Help',
          helpUrl: 'https://help.test/',
          nodes: at + 1,
          examples: [],
        }),
      ),
      passes: 3,
      incomplete: 0,
    },
  }),
]

function evidenceOf(turn: number): EvidenceSoFar {
  const faults = turn % 4 !== 0
  const [server, ...technologies] = PLACES[turn % PLACES.length] ?? ['']
  const pages = pagesOf(faults).map((page) => ({
    ...page,
    headers: { ...page.headers, server },
    technologies: [...page.technologies, ...technologies],
  }))
  const [home] = pages
  assert.ok(home)
  const visit = VISITS[turn % 2] ?? aVisit()
  const lost = ['/old-taps', '/gone', '/about-us-2'].map((path) =>
    aTarget(path, { outcome: 'broken', reason: 'not_found', status: 404 }),
  )
  const missing = aTarget('/IMG_1.jpg', {
    kind: 'image',
    outcome: 'broken',
    reason: 'not_found',
    status: 404,
  })
  const values: Partial<EvidenceMap> = {
    answers: {},
    profile:
      turn % 3 === 0
        ? {}
        : { businessName: 'Joe’s Taps', country: turn % 3 === 1 ? 'AU' : 'NZ', city: 'Sydney' },
    accounts: { connected: [] },
    certificate: CERTIFICATES[turn % CERTIFICATES.length] ?? aCertificate(),
    site: aSite({ home }),
    mail: MAILS[turn % MAILS.length] ?? aMail(),
    robots: faults ? aRobots({ status: 404, text: '', sitemaps: [] }) : aRobots(),
    pages: aCrawl([{ ...home, images: [...home.images, aPicture('/tap.jpg')] }, ...pages.slice(1)]),
    sitemaps: faults ? theSitemaps({ places: [], files: [], urls: [], sample: [] }) : theSitemaps(),
    scripts: {
      files: [],
      libraries: faults
        ? [{ name: 'jquery', version: '1.12.4', at: 'https://joes.test/', by: 'global' }]
        : [],
    },
    twins: theTwins(),
    share: { url: null, kind: 'none', image: null },
    links: theLinks(faults ? [...lost.slice(0, turn % 4), missing] : []),
    exposure: {
      permitted: true,
      probes: faults ? [{ path: '/.env', status: 200, signature: 'env', contentType: null }] : [],
      securityTxt: null,
      cors: null,
    },
    rendered: { pages: [] },
    renderedPages: { pages: [] },
    loaded: loadedOf(visit),
    mobileVisit: visit,
    desktopVisit: { ...visit, device: 'desktop' },
    menuLayouts: { pages: [] },
    thumbnails: { pictures: [] },
    lighterPictures: { pictures: [] },
  }
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      { state: 'ok', value, at: AT.toISOString(), durationMs: 5 },
    ]),
  )
}

/** Why a sentence is not whole; `null`: it is. */
function gapIn(text: string): string | null {
  if (text.trim() === '') return 'it is empty'
  if (text !== text.trim()) return 'it begins or ends with a space'
  if (/\S {2,}\S/u.test(text)) return 'it has a gap'
  if (/ [.,;:!?](?:\s|$)|\( | \)|“”|""|\(\)/u.test(text)) return 'a word is missing beside a mark'
  return /\{\w+\}|\bundefined\b|\bNaN\b|\[object /u.test(text) ? 'it shows what it was to be made of' : null
}

const NAMED = new Set(['title', 'label', 'text', 'found', 'summary', 'caption', 'alt'])

/** The texts of a block by their names: titles, labels and sentences; cells of a table may be empty. */
const textsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return NAMED.has(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name))
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => textsIn(one, key))
    : []
}

const saidBy = ({ description, tag, nextSteps, advice, blocks, evidence }: CheckResult): string[] => [
  description,
  tag,
  ...nextSteps,
  ...advice,
  ...blocks.flatMap((block) => textsIn(block)),
  ...evidence.map(({ found: proof }) => proof),
]
const saidIn = ({ title, why, where, pieces, downloads = [] }: Fix): string[] => [
  title,
  why,
  where.place,
  ...where.steps,
  ...pieces.flatMap((piece) => [
    piece.title,
    piece.content === '' ? '' : 'filled',
    ...(piece.note === undefined ? [] : [piece.note]),
    ...(piece.name === undefined ? [] : [piece.name]),
  ]),
  ...downloads.flatMap(({ name, line }) => [name, line]),
]

describe('every sentence that an owner reads is whole', () => {
  for (const turn of PLACES.keys())
    it(`of the website at place ${turn}`, () => {
      const evidence = evidenceOf(turn)
      const results = catalogue.flatMap((check) => judge(check, evidence, AT) ?? [])
      const made = readyMade(results, { evidence: gatheredValues(evidence), profile: {}, answers: {} })
      for (const result of results) {
        const check = catalogue.find(({ id }) => id === result.id)
        const work = check?.plan && workFor(check.plan, result)
        const said = [
          ...saidBy(result),
          ...(work?.steps.map(stepText) ?? []),
          ...(made.get(result.id) ?? []).flatMap(saidIn),
        ]
        for (const text of said) assert.equal(gapIn(text), null, `${result.id}: “${text}”`)
      }
    })
})
