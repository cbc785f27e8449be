import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { type LegalFacts, legalFacts } from './facts.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const TEXTS = {
  privacyPolicy:
    'When you ring or fill in the form we collect your name and number and use them to answer you. We never share them. They are stored securely and deleted after two years. You may ask to see or correct what we hold; contact us, or complain to the Privacy Commissioner. '.repeat(
      4,
    ),
  termsAndConditions:
    'By booking you agree to these terms. Payment is due on the day. Our liability is limited to the price, and you may cancel two days before. New Zealand law governs this agreement. '.repeat(
      8,
    ),
  cookiePolicy:
    'A cookie is a small file that your browser keeps on your device. Our website sets a cookie to remember your preferences and another cookie for analytics. '.repeat(
      4,
    ),
} as const
type Item = keyof typeof TEXTS

const factsIn = (pages: PagesEvidence): LegalFacts => {
  const answers = { 'S-SELL': 'yes' }
  const evidence = {
    pages,
    answers,
    profile: {},
    renderedPages: gone,
    loaded: gone,
    scripts: gone,
  }
  const outcome = check.evaluate(evidence, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts)
}

const factsOf = (...pages: PageFacts[]): LegalFacts => factsIn(aCrawl(pages))

const home = (href: string, name: string): PageFacts =>
  htmlPage('/', `<main><p>${prose(80)}</p></main><footer><a href="${href}">${name}</a></footer>`)
/** A page behind a link of this name in the footer, with the name as its heading. */
const factsFor = (name: string, text: string, path = '/p/7'): LegalFacts =>
  factsOf(home(path, name), htmlPage(path, `<main><h1>${name}</h1><p>${text}</p></main>`))
const unknown = (item: Item, names: readonly string[]): string[] =>
  names.filter((name) => factsFor(name, TEXTS[item])[item] === null)

/** Names by which owners in New Zealand, Australia, the United Kingdom, Ireland, the United States, Canada and South Africa call these pages. */
const NAMES: Readonly<Record<Item, readonly string[]>> = {
  privacyPolicy: [
    'Patient Privacy',
    'Patients’ privacy',
    'Guest privacy',
    'Traveller privacy',
    'Whānau privacy',
    'Online privacy',
    'Customer privacy charter',
    'Our commitment to your privacy',
    'Privacy & security',
    'Privacy collection notice',
    'Collection statement',
    'Privacy & confidentiality',
    'Confidentiality',
    'GDPR',
    'Data protection notice',
    'Fair processing notice',
    'Notice of Privacy Practices',
    'HIPAA',
    'POPIA',
    'POPI Act',
    'PAIA manual',
    'Protection of Personal Information',
    'Politique de confidentialité',
    'Your information',
    'Your details',
    'Personal data',
    'How we use your information',
    'Your info',
    'Looking after your details',
    'Privacy – what happens to your info',
    'Privacy: your rights',
    'Tūmataitinga',
    'Kaupapahere tūmataitinga',
    'Kaupapa matatapu',
    'Polasaí príobháideachais',
    'Legal',
    'Legals',
    'Legal notice',
    'The legal stuff',
    'Legal bits',
    'The small print',
    'Fine print',
    'The boring bits',
    'Policies',
    'Practice policies',
    'House rules',
    'Disclaimer',
    'Mentions légales',
  ],
  termsAndConditions: [
    'T&Cs',
    'T & C’s',
    'T’s & C’s',
    'Ts & Cs',
    'TCs',
    'T+Cs',
    'Terms of engagement',
    'Terms of supply',
    'Conditions of carriage',
    'Purchase terms',
    'Floor rules & terms',
    'Conditions',
    'Hire agreement',
    'Membership rules',
    'House rules',
    'Rules',
    'Acceptable use',
    'Letter of engagement',
    'How we work',
    'Cancellations',
    'Payment & cancellations',
    'Booking policy',
    'Before you book',
    'Good to know',
    'Legal',
    'Legals',
    'The small print',
    'The fine print',
    'Salon policies',
    'Policies',
    'Disclaimer',
    'Conditions d’utilisation',
    'Ngā tikanga me ngā here',
    'Telerau ac amodau',
  ],
  cookiePolicy: [
    'Cookie statement',
    'Cookies notice',
    'Cookie information',
    'About cookies',
    'How we use cookies',
  ],
}

/** The policy of a website that links to a page of posts, with the policy's text, by "Privacy policy". */
const policyAt = (path: string, heading: string): string | null =>
  factsOf(
    home(path, 'Privacy policy'),
    htmlPage(path, `<main><h1>${heading}</h1><p>${TEXTS.privacyPolicy}</p></main>`),
  ).privacyPolicy
const termsBehind = (name: string, path: string): string | null =>
  factsOf(home(path, name)).termsAndConditions

const unread = (name: string, reason: ReturnType<typeof failure>): unknown => {
  const evidence = aCrawl([home('/p/7', name)], {
    unread: [{ url: 'https://joes.test/p/7', failure: reason, inMenu: true }],
  })
  return factsIn(evidence).privacyPolicy
}

const policyBehind = (name: string, path: string) => factsOf(home(path, name)).privacyPolicy

describe('the names that owners give', () => {
  for (const item of Object.keys(NAMES) as Item[]) {
    it(`to pages with the text of the item: ${item}`, () => {
      assert.deepEqual(unknown(item, NAMES[item]), [])
    })
  }

  it('to pages that a content system numbers', () => {
    const facts = factsFor('Hints', TEXTS.privacyPolicy, '/content/2-legal-bits')
    assert.equal(facts.privacyPolicy, 'https://joes.test/content/2-legal-bits')
  })

  it('to pages that a content system keeps among posts', () => {
    for (const [path, heading] of [
      ['/articles/3-privacy-policy', 'Privacy policy'],
      ['/media/privacy-policy', 'Joe’s Plumbing'],
      ['/2018/05/privacy-policy/', 'Privacy Policy for Joe’s Plumbing'],
      ['/articles/12', 'Joe’s Plumbing'],
    ] as const)
      assert.notEqual(policyAt(path, heading), null, path)
    assert.equal(policyAt('/articles/12', 'Privacy policies that courts have read'), null)
  })

  it('to documents, where the file is called so too', () => {
    assert.equal(
      policyBehind('Patient privacy', '/files/patient-privacy.pdf'),
      'https://joes.test/files/patient-privacy.pdf',
    )
    assert.equal(policyBehind('Patient privacy', '/files/spring.pdf'), null)
    assert.equal(policyBehind('Privacy screens', '/files/privacy-screens.pdf'), null)
    assert.equal(policyBehind('Health information', '/files/health-information-notice.pdf'), null)
    assert.equal(
      termsBehind('House rules', '/files/house-rules-agreement.pdf'),
      'https://joes.test/files/house-rules-agreement.pdf',
    )
    assert.equal(termsBehind('Code of conduct', '/files/code-of-conduct-policy.pdf'), null)
    assert.equal(termsBehind('Disclaimer', '/files/disclaimer.pdf'), null)
  })

  it('to pages that could not be read, where the name is of privacy alone', () => {
    assert.equal(unread('Patient privacy', failure('blocked_by_site')), 'https://joes.test/p/7')
    assert.equal(unread('Patient privacy', failure('http_status', '', 404)), null)
    assert.equal(unread('Window privacy', failure('blocked_by_site')), null)
    assert.equal(unread('Your details', failure('blocked_by_site')), null)
    assert.equal(unread('House rules', failure('blocked_by_site')), null)
  })

  it('are never held against a page that may be something else', () => {
    for (const name of ['Your details', 'Legal', 'House rules', 'Patient privacy', 'Conditions'])
      assert.deepEqual(factsFor(name, prose(60)).notEnough, [], name)
  })

  it('are read in bold, and as the terms of a list, like headings', () => {
    const policyIn = (body: string) =>
      factsOf(
        home('/info', 'Info'),
        htmlPage('/info', `<main><h1>Info</h1><p>${prose(60)}</p>${body}</main>`),
      ).privacyPolicy
    const text = `<p>${TEXTS.privacyPolicy}</p>`
    assert.equal(policyIn(`<p><b>Privacy policy</b></p>${text}`), 'https://joes.test/info')
    assert.equal(policyIn(`<dl><dt>Privacy</dt><dd>${text}</dd></dl>`), 'https://joes.test/info')
    assert.equal(policyIn(`<p><b>Privacy</b></p><p>${prose(200)}</p>`), null)
    const unfinished = `<main><p><b>Privacy policy</b></p>${text}${text}<p>[Your Company Name], [insert address]</p></main>`
    const facts = factsOf(home('/privacy', 'Privacy policy'), htmlPage('/privacy', unfinished))
    assert.deepEqual(
      facts.notEnough.map(({ flaw }) => flaw),
      ['template'],
    )
    assert.equal(policyIn(`<h2>Privacy</h2><p>We keep it.</p><h2>Our street</h2>${text}`), null)
  })

  it('are of no use on a page that no page links to', () => {
    const legals = htmlPage(
      '/terms',
      `<main><h1>Info</h1><h2>Privacy</h2><p>${TEXTS.privacyPolicy}</p></main>`,
    )
    assert.notEqual(factsOf(home('/', 'Home'), legals).privacyPolicy, null)
    assert.equal(factsOf(home('/', 'Home'), { ...legals, found: 'guess' }).privacyPolicy, null)
  })

  it('lead to both items where one page has both', () => {
    const facts = factsFor('Legals', `${TEXTS.privacyPolicy}</p><p>${TEXTS.termsAndConditions}`)
    assert.deepEqual(
      [facts.privacyPolicy, facts.termsAndConditions],
      ['https://joes.test/p/7', 'https://joes.test/p/7'],
    )
  })
})
