import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

/** Texts that share many words with legal pages. */
const FILM =
  'Privacy film stops people looking in and keeps your home secure. It is easy to use on any window and gives neighbours no access to your view. Contact us for a free measure, collect your order in store, or share a photo of your window. '.repeat(
    5,
  )
const ARTICLE =
  'The Privacy Act changes this year. If your business collects personal information you must tell people why, how you use it, who you share it with and how it is stored. People may ask to access or correct it, and may complain to the Privacy Commissioner. Contact a lawyer when you are not sure. '.repeat(
    4,
  )
const LESSONS =
  'Swimming lessons run in school terms. Term fees are due in the first week, and prices include pool entry. You may cancel before the term begins. Term one starts in February. '.repeat(
    9,
  )
const CABINS =
  'Every cabin has its own access, so guests enjoy full privacy. Use the pool, share the barbecue, store bikes securely in the shed, and contact us for anything else. We collect you from the airport. '.repeat(
    6,
  )
const HOSTEL =
  'Use the kitchen until ten, share the fridge, store bags in the lockers, which are secure. Access is by card. Collect your key at the desk and contact us at night. Prices are per bed, fees for late check out apply, cancel two days before. '.repeat(
    6,
  )
const GLOSSARY =
  'Liability means that somebody has to pay. A warranty is a promise. Jurisdiction says which court decides. Copyright protects authors. An agreement binds both. Prices are what is paid. '.repeat(
    9,
  )
const BACKUP =
  'Data protection for any office: we store backups securely off site, and only you have access. Contact us for a price. '.repeat(
    9,
  )
const ADVICE =
  'We help businesses with the Privacy Act: what personal information staff may collect, how to use, store and share it, and how to answer people who ask for access. Contact our team for a fixed fee. '.repeat(
    6,
  )
const LAWYERS =
  'Our lawyers draft agreements, warranties and intellectual property licences, and advise on liability, jurisdiction and the cancellation of leases. Ask us for a price. '.repeat(
    9,
  )
const CLAUSE =
  'Your use of the site is also governed by our privacy policy. You consent to the collection, use and disclosure of your personal information by us as it says, and you contact us, keep your password secure and access the site at your own risk. '.repeat(
    5,
  )
const TAX =
  'We prepare tax returns. Returns are filed within days, and refunds are paid in two weeks. '.repeat(6)
const FUND = 'Returns of the fund over twelve months were good, and returns over five years better. '.repeat(
  6,
)
const PARCELS =
  'Delivery takes three days. If a parcel arrives damaged, contact us within seven days and we will replace it. '.repeat(
    3,
  )
const CARDS =
  'Pay by debit or credit card. We never store credit card details. Orders arrive within five days. We also repair tools and replace faulty cords.'
const ACCOUNT =
  'Ask us for a credit account, or a credit or debit card will do. Come back to us in two months for a new blade. We also repair tools and replace faulty cords.'
const CONDITIONS = 'We treat skin conditions of all kinds. Our fees are fair. Cancel a day before. '.repeat(
  18,
)

const foundIn = (path: string, label: string, body: string): (string | null)[] => {
  const front = `<main><p>${prose(80)}</p></main><footer><a href="${path}">${label}</a></footer>`
  const title = `${label} | Joe's`
  const pages = aCrawl([htmlPage('/', front), htmlPage(path, `<main>${body}</main>`, { title })])
  const answers = { 'S-SELL': 'yes' }
  const outcome = check.evaluate(
    { pages, answers, profile: {}, renderedPages: gone, loaded: gone, scripts: gone },
    AT,
  )
  const facts = legalFacts.parse('facts' in outcome && outcome.facts)
  const { privacyPolicy, termsAndConditions, returnsPolicy, cookiePolicy, notEnough } = facts
  return [privacyPolicy, termsAndConditions, returnsPolicy, cookiePolicy, ...notEnough.map(({ url }) => url)]
}

const under = (heading: string, text: string): string => `<h1>Joe's</h1><h2>${heading}</h2><p>${text}</p>`
const called = (heading: string, text: string): string => `<h1>${heading}</h1><p>${text}</p>`

const OTHERS: readonly (readonly [path: string, label: string, body: string])[] = [
  ['/privacy-film', 'Privacy film', called('Privacy film', FILM)],
  ['/window-privacy', 'Window privacy', called('Window privacy', FILM)],
  ['/films', 'Films', under('Privacy', FILM)],
  [
    '/screens',
    'Screens',
    `<button aria-controls="p">Privacy</button><div id="p" hidden><p>${FILM}</p></div>`,
  ],
  ['/blog/privacy-act', 'Privacy Act changes', called('Privacy Act changes', ARTICLE)],
  [
    '/news/your-privacy-online',
    'Protect your privacy online',
    called('Protect your privacy online', ARTICLE),
  ],
  ['/journal/privacy', 'Privacy: what you should know', called('Privacy: what you should know', ARTICLE)],
  ['/blog/five-tips', 'Five tips', under('Privacy', ARTICLE)],
  ['/act-2020', 'Guide to the Privacy Act 2020', called('Guide to the Privacy Act 2020', ARTICLE)],
  ['/your-information', 'Your information', called('Your information', ARTICLE)],
  ['/lessons', 'Lessons', under('Terms', LESSONS)],
  ['/term-dates', 'Term dates', called('Term dates', LESSONS)],
  ['/cabins', 'Cabins', under('Guest privacy', CABINS)],
  ['/house-rules', 'House rules', called('House rules', HOSTEL)],
  ['/legal-terms', 'Legal terms', called('Legal terms', GLOSSARY)],
  ['/legal', 'Legal', called('Legal', GLOSSARY)],
  ['/conditions', 'Conditions', called('Conditions', CONDITIONS)],
  ['/backup', 'Backup', under('Data protection', BACKUP)],
  ['/policies', 'Policies', called('Policies', ADVICE)],
  ['/data', 'Confidentiality', called('Confidentiality', ADVICE)],
  ['/what-we-do', 'Legal', called('Legal', LAWYERS)],
  ['/join', 'Join', `<h1>Join</h1><p>${prose(20)}</p><p><b>Privacy policy</b></p><p>${CLAUSE}</p>`],
  ['/tax', 'Tax', under('Returns', TAX)],
  ['/faq', 'FAQ', under('Tax returns', TAX)],
  ['/fund', 'Fund', under('Returns', FUND)],
  ['/delivery', 'Delivery', called('Delivery', PARCELS)],
  ['/faqs', 'FAQ', called('FAQ', CARDS)],
  ['/shipping', 'Shipping', called('Shipping', ACCOUNT)],
  [
    '/about-maps',
    'Maps',
    `<p>${prose(90)}</p><a href="https://policies.google.com/privacy">Privacy Policy</a>`,
  ],
]

describe('a page about something else', () => {
  for (const [path, label, body] of OTHERS) {
    it(`is no legal page: ${label}, ${path}`, () => {
      assert.deepEqual(foundIn(path, label, body), [null, null, null, null])
    })
  }
})
