import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { aVisit } from '#support/visits.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aField, aForm, aPage } from '#support/page-facts.ts'
import { blanksIn } from '../fields.ts'
import type { FixInput } from '../fix.ts'
import { legalFixes, shippingFixes } from './legal-fixes.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }

const CONTACT = aForm([
  aField('name'),
  aField('email', { type: 'email' }),
  aField('message', { tag: 'textarea' }),
])
const HOME = aPage({
  forms: [CONTACT],
  tags: [{ kind: 'ga4', id: 'G-1', by: 'script' }],
  technologies: [
    { name: 'Mailchimp', kind: 'mailing', version: null, by: 'form' },
    { name: 'Calendly', kind: 'booking', version: null, by: 'link' },
  ],
})
const VISIT = aVisit({
  cookies: [
    { name: '_ga', domain: 'joes.test', secure: true, httpOnly: false, sameSite: null, firstParty: true },
    { name: 'basket', domain: 'joes.test', secure: true, httpOnly: true, sameSite: null, firstParty: true },
    { name: 'IDE', domain: 'ads.test', secure: true, httpOnly: true, sameSite: null, firstParty: false },
  ],
})

const input = (given: Partial<FixInput> = {}, facts: Record<string, unknown> = NONE): FixInput =>
  anInput({
    facts,
    evidence: { pages: aCrawl([HOME]), mobileVisit: VISIT },
    profile: { businessName: 'Joe & Sons', email: 'joe@joes.test', country: 'AU' },
    ...given,
  })

/** All texts of the fix with this id; the HTML ones separately. */
function draft(id: string, from: FixInput) {
  const fix = [...legalFixes(from), ...shippingFixes(from)].find((one) => one.id === id)
  const of = (kind: string) =>
    fix?.pieces.filter((piece) => piece.kind === kind).map(({ content }) => content) ?? []
  return { fix, text: of('text').join('\n'), html: of('html') }
}

const privacy = (country?: string) =>
  draft('privacy-policy', input({ profile: country === undefined ? {} : { country } }))

const sellingIn = (country: string) => input({ answers: { 'S-SELL': 'yes' }, profile: { country } })

const offered = (answers: FixInput['answers']) => draft('shipping-page', input({ answers })).text

const namesWebflow = (serves?: false): boolean => {
  const technologies = [
    { name: 'Webflow', kind: 'builder', version: null, by: 'html', ...(serves === false && { serves }) },
  ] as const
  const pages = aCrawl([aPage({ technologies: [...technologies] })])
  return draft('privacy-policy', input({ evidence: { pages } })).text.includes('Webflow')
}

/** A website whose pages have these tags, and the script that all of them run by. */
const measuredBy = (...tags: PageFacts['tags']): FixInput => {
  const technologies = [{ name: 'Google Analytics', kind: 'analytics', version: null, by: 'script' }] as const
  return input({ evidence: { pages: aCrawl([aPage({ tags, technologies: [...technologies] })]) } })
}

/** What is drafted where a page linked as the privacy policy has this flaw. */
const besides = (url: string, flaw: string) => {
  const fixes = legalFixes(input({}, { ...NONE, notEnough: [{ item: 'privacy', url, flaw }] }))
  const policy = fixes.find(({ id }) => id === 'privacy-policy')
  const links = fixes.find(({ id }) => id === 'footer-links')?.pieces[0]?.content ?? ''
  return { policy, links, terms: fixes.find(({ id }) => id === 'terms')?.pieces[1]?.content ?? '' }
}

describe('drafts of legal pages', () => {
  test('are made for the pages that were not found', () => {
    const ids = (facts: Record<string, unknown>) => legalFixes(input({}, facts)).map(({ id }) => id)
    assert.deepEqual(ids(NONE), ['privacy-policy', 'cookie-policy', 'terms', 'footer-links'])
    assert.deepEqual(ids({ ...NONE, privacyPolicy: '/p', cookieInformation: 'page' }), [
      'terms',
      'footer-links',
    ])
    const selling = input({ answers: { 'S-SELL': 'yes' } })
    assert.ok(legalFixes(selling).some(({ id }) => id === 'returns-policy'))
  })

  test('go into the page that is there and not finished, beside which no second one is linked', () => {
    for (const flaw of ['too_short', 'empty', 'template', 'dummy_text', 'disabled']) {
      const { policy, links, terms } = besides('https://joes.test/privacy-statement', flaw)
      const [step = ''] = policy?.where.steps ?? []
      assert.match(step, /your page \/privacy-statement/u, flaw)
      assert.equal(/in the place of what is there/u.test(step), flaw !== 'too_short', flaw)
      assert.deepEqual(
        policy?.pieces.map(({ kind }) => kind),
        ['text'],
        flaw,
      )
      assert.doesNotMatch(links, /Privacy/u)
      assert.match(terms, /<a href="\/privacy-statement">privacy policy<\/a>/u)
    }
    for (const [url, flaw] of [
      ['https://joes.test/privacy-statement', 'other_text'],
      ['https://joes.test/privacy-statement', 'not_found'],
      ['https://joes.test/legal#privacy', 'too_short'],
      ['https://policies.test/joes', 'too_short'],
    ] as const)
      assert.match(besides(url, flaw).links, /Privacy policy/u, `${url} ${flaw}`)
  })

  test('carry the note that they are no legal advice, in the preview and in the text', () => {
    for (const { why, pieces } of legalFixes(input()).filter(({ id }) => id !== 'footer-links')) {
      assert.match(why, /This is general information, not legal advice\./u)
      for (const { content } of pieces)
        assert.match(content, /This is general information, not legal advice\./u)
    }
  })

  test('are text where an editor accepts text', () => {
    const technologies = [{ name: 'Wix', kind: 'builder', version: null, by: 'header' } as const]
    for (const { pieces } of legalFixes(input({ evidence: { pages: aCrawl([aPage({ technologies })]) } })))
      assert.deepEqual(
        pieces.map(({ kind }) => kind),
        ['text'],
      )
  })

  test('name what the website collects and the services on it, but no service that is only linked', () => {
    const { text } = draft('privacy-policy', input())
    assert.match(text, /Your name and email address, and what you write to us/u)
    assert.match(text, /Mailchimp and Google Analytics/u)
    assert.doesNotMatch(text, /Calendly|phone number/u)
  })

  test('name no measuring tag that counts nothing any more', () => {
    const old = measuredBy({ kind: 'universal', id: 'UA-1515103-2', by: 'script' })
    for (const id of ['privacy-policy', 'cookie-policy']) {
      const { text, fix } = draft(id, old)
      assert.doesNotMatch(text, /Google|measure visits/u, id)
      assert.match(fix?.pieces[0]?.note ?? '', /have a tag of Google Analytics that counts nothing now/u, id)
    }
    const both = measuredBy(
      { kind: 'universal', id: 'UA-1515103-2', by: 'script' },
      { kind: 'ga4', id: 'G-ABC1234567', by: 'script' },
    )
    assert.match(draft('privacy-policy', both).text, /\(through Google Analytics\)/u)
    assert.doesNotMatch(draft('privacy-policy', both).fix?.pieces[0]?.note ?? '', /counts nothing/u)
  })

  test('name the form of another service on the contact page, and what it asks for', () => {
    const url = 'https://form.jotform.com/233'
    const frame = { url, title: null, region: 'main', lazy: false } as const
    const contact = aPage({ url: 'https://joes.test/contact', found: 'link', frames: [frame] })
    const { text } = draft('privacy-policy', input({ evidence: { pages: aCrawl([aPage(), contact]) } }))
    assert.match(text, /Your name and email address, and what you write to us, when you fill in a form/u)
    assert.match(text, /may see some of it: Jotform\./u)
  })

  test('name a builder as a service only where it serves the website', () => {
    assert.deepEqual([namesWebflow(), namesWebflow(false)], [true, false])
  })

  test('list the cookies that were set, with the purpose of those of known services', () => {
    const { text } = draft('cookie-policy', input())
    assert.match(text, /- _ga \(ours\): tells visits apart, for Google Analytics\n/u)
    assert.match(text, /- IDE \(from another service\): chooses and counts adverts, for Google\n/u)
    assert.match(text, /- basket \(ours\): \[your words for what basket is for\]\n/u)
  })

  test('ask what a cookie is for by its name, without brackets, which mark blanks', () => {
    const [cookie] = VISIT.cookies
    assert.ok(cookie)
    const long = 'keeps_something_for_the_visitor_'.repeat(2)
    const names = ['tracker[visit]', `${long}a`, `${long}b`, 'wordpress_test_cookie']
    const mobileVisit = aVisit({ cookies: names.map((name) => ({ ...cookie, name })) })
    const { text } = draft('cookie-policy', input({ evidence: { pages: aCrawl([HOME]), mobileVisit } }))
    assert.match(text, /- tracker\[visit\] \(ours\): \[your words for what tracker visit is for\]\n/u)
    assert.equal(blanksIn(text).filter(({ label }) => label.startsWith('Words for what')).length, 3)
    assert.match(text, /- wordpress_test_cookie \(ours\): tells whether your browser keeps cookies\n/u)
  })

  test('say how to choose about cookies where a tool asks, and ask how to choose again', () => {
    const asking = aPage({
      technologies: [{ name: 'Cookiebot', kind: 'consent', version: null, by: 'script' }],
    })
    const { text } = draft('cookie-policy', input({ evidence: { pages: aCrawl([asking]) } }))
    assert.match(text, /You choose in our cookie banner\.\nTo change your choice: \[your link that opens/u)
  })

  test('explain who can choose their advertisements, and what visitors from elsewhere must be asked', () => {
    const ads = aPage({ tags: [{ kind: 'meta_pixel', id: '1', by: 'script' }] })
    const { text, fix } = draft('cookie-policy', input({ evidence: { pages: aCrawl([ads]) } }))
    assert.match(text, /settings of your Meta account/u)
    assert.match(fix?.pieces[0]?.note ?? '', /UK and the European Union/u)
  })

  test('are written in the voice of the business, and never mention what was found on it', () => {
    const bare = input({ evidence: { pages: aCrawl([aPage()]) }, profile: { country: 'AU' } })
    for (const { id } of legalFixes(bare))
      assert.doesNotMatch(draft(id, bare).text, /\b(?:saw|detected|found)\b/iu, id)
  })

  test('mark every placeholder so that it is listed before use', () => {
    for (const country of ['AU', 'NZ']) {
      const all = sellingIn(country)
      for (const { id } of [...legalFixes(all), ...shippingFixes(all)]) {
        const { text } = draft(id, all)
        assert.equal(
          text.match(/\[/gu)?.length ?? 0,
          text.match(/\[your [^\]\n]{1,160}\]/gu)?.length ?? 0,
          id,
        )
      }
    }
  })

  test('name payment services, not the cards they accept', () => {
    const shop = aPage({ commerce: { paymentMethods: ['visa', 'paypal'] } })
    const from = input({ evidence: { pages: aCrawl([shop]) }, answers: { 'S-SELL': 'yes' } })
    assert.match(
      draft('privacy-policy', from).text,
      /details go to the service that you pay with, such as PayPal\n/u,
    )
    assert.match(draft('privacy-policy', from).text, /may see some of it: PayPal\./u)
    assert.match(draft('terms', from).text, /You can pay with Visa and PayPal\./u)
  })

  test('have the address of the summary, and the rule for bookings where there are some', () => {
    const details = { phone: '', address: '1 High St, Hobart TAS 7000', nzbn: '', gstNumber: '' }
    assert.match(draft('privacy-policy', input({ details })).text, /1 High St, Hobart TAS 7000\./u)
    const booked = aPage({
      technologies: [{ name: 'Calendly', kind: 'booking', version: null, by: 'frame' }],
    })
    assert.match(
      draft('terms', input({ evidence: { pages: aCrawl([booked]) } })).text,
      /cancel a booking: \[your booking rule/u,
    )
    assert.doesNotMatch(draft('terms', input()).text, /booking/u)
  })

  test('never state that a business charges GST, which only the owner knows', () => {
    for (const country of ['AU', 'NZ'])
      assert.match(draft('terms', sellingIn(country)).text, /include GST where we charge it/u)
  })

  test('state in New Zealand that a shop is in trade', () => {
    assert.match(draft('terms', sellingIn('NZ')).text, /We are in trade/u)
    assert.doesNotMatch(draft('terms', sellingIn('AU')).text, /in trade/u)
  })

  test('name the law of the country, and both laws where it is not known', () => {
    assert.match(privacy('AU').text, /Privacy Act 1988/u)
    assert.doesNotMatch(privacy('AU').text, /Privacy Act 2020/u)
    assert.match(privacy('NZ').text, /Privacy Act 2020/u)
    assert.match(privacy('NZ').text, /privacy officer/u)
    assert.equal(privacy().html.length, 2)
    assert.equal(draft('cookie-policy', input({ profile: {} })).html.length, 1)
  })

  test('have the business number of the summary, of the right country only', () => {
    const details = { phone: '', address: '', nzbn: '9429000000000', gstNumber: '51824753556' }
    const given = (country: string) => draft('terms', input({ profile: { country }, details })).text
    assert.match(given('AU'), /ABN: 51 824 753 556/u)
    assert.match(given('NZ'), /NZBN: 9429000000000/u)
    assert.match(
      draft('terms', input({ profile: {}, details })).text,
      /ABN: \[your ABN, or delete this line\]/u,
    )
  })

  test('never exclude the rights of consumers', () => {
    assert.match(draft('returns-policy', sellingIn('AU')).text, /Australian Consumer Law/u)
    assert.match(draft('returns-policy', sellingIn('NZ')).text, /Consumer Guarantees Act 1993/u)
    assert.doesNotMatch(draft('returns-policy', sellingIn('AU')).text, /no refunds/iu)
  })

  test('mark what only the owner knows', () => {
    const untitled = aPage({ title: { text: '', count: 1 } })
    const { text } = draft('terms', input({ profile: {}, evidence: { pages: aCrawl([untitled]) } }))
    assert.match(text, /\[your business name\]/u)
    assert.match(text, /\[your email address\]/u)
  })
})

describe('the draft of a delivery page', () => {
  test('promises what the owner offers and nothing else', () => {
    const text = offered({ 'S-SHIP0': 'send', 'S-SHIP1': ['pickup'] })
    assert.match(text, /You can collect your order/u)
    assert.doesNotMatch(text, /gift|tracking/u)
  })

  test('is left out for those who send nothing, and for those whose website explains everything', () => {
    assert.equal(offered({ 'S-SHIP0': 'none' }), '')
    assert.equal(offered({ 'S-SHIP0': 'send', 'S-SHIP2': ['timing', 'costs', 'location', 'returns'] }), '')
  })
})
