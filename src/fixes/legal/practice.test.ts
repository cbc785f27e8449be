import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FormFacts } from '#core/evidence/form.ts'
import { EVIDENCE_KEYS } from '#core/evidence/index.ts'
import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { anInput } from '#support/fix-input.ts'
import { aVisit } from '#support/visits.ts'
import { aCrawl, aField, aForm, aPage, aScript, type GivenPage } from '#support/page-facts.ts'
import { withFields } from '../fields.ts'
import { legalFixes } from './legal-fixes.ts'
import { PRACTICE_EVIDENCE, practiceOf } from './practice.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }

/** The text of a draft, as it is once nothing more is filled in. */
function textOf(
  id: string,
  home: GivenPage,
  visit?: VisitEvidence,
  others: readonly PageFacts[] = [],
): string {
  const input = anInput({
    facts: NONE,
    evidence: { pages: aCrawl([aPage(home), ...others]), mobileVisit: visit },
    profile: { country: 'AU' },
  })
  const fix = legalFixes(input).find((one) => one.id === id)
  assert.ok(fix)
  const [piece] = withFields({ ...fix, check: 'any' }, { details: [], words: {}, today: '' }).pieces
  return piece ? fillPiece(piece, piece.fields, {}).text : ''
}
const privacyOf = (home: GivenPage): string => textOf('privacy-policy', home)
const collectedOf = (home: GivenPage): string =>
  /What we collect\n([\s\S]*?)\n\n/u.exec(privacyOf(home))?.[1] ?? ''

const email = aField('email', { type: 'email' })
const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const

const script = (url: string) => ({ scripts: [aScript({ url })] })
const signup = (given: Partial<FormFacts>) => ({
  forms: [aForm([email], { buttons: ['Subscribe'], ...given })],
})

describe('what a draft of a privacy policy says that is collected', () => {
  test('is what people tell every business, where a website asks for nothing', () => {
    assert.equal(
      collectedOf({}),
      '- What you tell us when you call, write or visit, such as your name and how to reach you',
    )
  })

  test('is an email address alone for news, without anything that is written to the business', () => {
    const news = aForm([email], { buttons: ['Subscribe'] })
    assert.doesNotMatch(collectedOf({ forms: [news] }), /fill in a form|write to us/u)
    assert.match(collectedOf({ forms: [news] }), /when you sign up for our news/u)
  })

  test('is whatever else a sign-up for news asks for', () => {
    const fields = [
      email,
      aField('FNAME', { label: 'First name' }),
      aField('BIRTHDAY[month]', { label: 'Birthday' }),
    ]
    assert.match(
      collectedOf({ forms: [aForm(fields, { buttons: ['Subscribe'] })] }),
      /Your email address, name and birthday, when you sign up for our news/u,
    )
  })

  test('is a file by what it is, not by its label', () => {
    const fields = [email, aField('picture', { type: 'file', label: 'Picture' })]
    const sent = collectedOf({ forms: [aForm([...fields, aField('message', { tag: 'textarea' })])] })
    assert.match(sent, /and what you write to us and the files that you send, when you fill in a form/u)
    assert.doesNotMatch(sent, /“Picture”/u)
  })

  test('is everything that a form asks for: an address, a company, and what else it has', () => {
    const form = aForm([
      aField('your-name'),
      email,
      aField('addr', { label: 'House or business address' }),
      aField('firm', { label: 'Company' }),
      aField('date', { label: 'Preferred [date]*', type: 'date' }),
      aField('input-7'),
      aField('message', { tag: 'textarea' }),
    ])
    assert.match(
      collectedOf({ forms: [form] }),
      /- Your name, email address, address and company, and what you write to us and what you answer to “Preferred date”, when you fill in a form/u,
    )
  })

  test('is no address of theirs, where a form asks for that of a website', () => {
    for (const label of ['Website address', 'Web address', 'Your site address'])
      assert.doesNotMatch(
        collectedOf({ forms: [aForm([email, aField('site', { label, type: 'url' })])] }),
        /email address and address|, address/u,
        label,
      )
    const postal = aForm([email, aField('home', { label: 'Home address' })])
    assert.match(collectedOf({ forms: [postal] }), /email address and address/u)
  })

  test('is not what they write, where a form has no room for it', () => {
    const form = aForm([aField('name'), email, aField('phone', { type: 'tel' })], {
      buttons: ['Book a call'],
    })
    assert.match(
      collectedOf({ forms: [form] }),
      /- Your name, email address and phone number, when you fill/u,
    )
  })
})

test('a draft of a privacy policy names the maps and videos in the pages', () => {
  const frames = [frame('https://www.youtube.com/embed/1'), frame('https://www.google.com/maps/embed?pb=1')]
  assert.match(privacyOf({ frames }), /come from YouTube and Google Maps, which may see/u)
  for (const calendar of ['https://calendar.google.com/x', 'https://www.google.com/calendar/embed?src=x'])
    assert.match(privacyOf({ frames: [frame(calendar)] }), /come from Google Calendar, which may see/u)
  assert.doesNotMatch(privacyOf({}), /come from/u)
})

test('a draft of a privacy policy names the domain of a frame that belongs to no service of the list', () => {
  const player = frame('https://player.songs.example/1')
  assert.match(
    privacyOf({ frames: [frame('https://www.youtube.com/embed/1'), player] }),
    /come from YouTube, which may see that your device opened them\.\nOther parts of our pages come from songs\.example, which/u,
  )
  assert.match(privacyOf({ frames: [player] }), /Some parts of our pages come from songs\.example/u)
  const unnamed = [
    frame('https://shop.joes.test/hours'),
    frame('https://www.googletagmanager.com/ns.html?id=GTM-1'),
    frame('about:blank'),
  ]
  assert.doesNotMatch(privacyOf({ frames: unnamed }), /parts of our pages/u)
})

test('a draft of a privacy policy names Facebook where its script writes parts of a page, not for its pixel', () => {
  assert.match(privacyOf(script('https://connect.facebook.net/en_GB/sdk.js')), /come from Facebook/u)
  assert.doesNotMatch(privacyOf(script('https://connect.facebook.net/en_US/fbevents.js')), /come from/u)
})

test('a draft of a privacy policy names the service that gets the addresses of a sign-up form', () => {
  assert.match(privacyOf(signup({ action: 'https://joes.us1.list-manage.com/subscribe' })), /Mailchimp/u)
  assert.match(privacyOf(signup({ id: 'jetpack_subscription' })), /see some of it: WordPress\.com/u)
  for (const id of [
    'mailpoet_form_1',
    'acym_form',
    'mailster-form-1',
    'noptin-form',
    'es_subscription_form_1',
  ])
    assert.doesNotMatch(privacyOf(signup({ id })), /These services work for us/u, id)
})

test('a draft of a privacy policy tells of accounts where people can make one, not where they register for a class', () => {
  const password = aField('password', { type: 'password' })
  const ofAccount = /Your account with us/u
  assert.match(collectedOf({ forms: [aForm([email, password], { buttons: ['Register'] })] }), ofAccount)
  assert.doesNotMatch(collectedOf({ forms: [aForm([email, password], { buttons: ['Log in'] })] }), ofAccount)
  assert.doesNotMatch(collectedOf({ forms: [aForm([email], { buttons: ['Register'] })] }), ofAccount)
})

const cookiesOf = (home: GivenPage, given: Partial<VisitEvidence> = {}) =>
  textOf('cookie-policy', home, aVisit(given))

const request = (url: string, type: string, status: number | null) => ({
  url,
  type,
  status,
  bytes: 1,
  failed: status === null || status >= 400,
})

const aTechnology = (
  name: string,
  kind: TechnologyFacts['kind'],
  by: TechnologyFacts['by'],
): TechnologyFacts => ({ name, kind, version: null, by })

describe('that no cookies are set', () => {
  const NO_COOKIES = /We set no cookies when you open our website/u

  test('is said where everything came that the page asks for', () => {
    assert.match(cookiesOf({}), NO_COOKIES)
    const requests = [
      request('https://joes.test/app.js', 'Script', 200),
      request('https://joes.test/picture.jpg', 'Image', 404),
    ]
    assert.match(cookiesOf({}, { requests }), NO_COOKIES)
  })

  test('is not said where a script, a frame or anything of another host did not come', () => {
    for (const missing of [
      request('https://joes.test/app.js', 'Script', 503),
      request('https://maps.example/embed', 'Document', null),
      request('https://pixel.example/1.gif', 'Image', null),
    ])
      assert.doesNotMatch(cookiesOf({}, { requests: [missing] }), NO_COOKIES, missing.url)
    assert.doesNotMatch(cookiesOf({}, { blockedRequests: 1 }), NO_COOKIES)
  })

  test('is not said where a part of any page comes from another service, which may set some', () => {
    for (const url of [
      'https://www.youtube.com/embed/1',
      'https://player.songs.example/1',
      'https://form.jotform.com/233',
    ]) {
      const videos = aPage({ url: '/videos', frames: [frame(url)] })
      assert.doesNotMatch(textOf('cookie-policy', {}, aVisit(), [videos]), NO_COOKIES, url)
    }
    for (const [name, kind, by] of [
      ['Jotform', 'form', 'frame'],
      ['Klaviyo', 'mailing', 'script'],
    ] as const)
      assert.doesNotMatch(cookiesOf({ technologies: [aTechnology(name, kind, by)] }), NO_COOKIES, name)
  })

  test('is said where a form is only sent to another service', () => {
    assert.match(cookiesOf({ technologies: [aTechnology('Mailchimp', 'mailing', 'form')] }), NO_COOKIES)
  })

  test('is not said beside a consent tool, which holds back what sets them after a yes', () => {
    assert.doesNotMatch(
      cookiesOf({ technologies: [aTechnology('Cookiebot', 'consent', 'script')] }),
      NO_COOKIES,
    )
  })

  test('is not said beside a measuring service, whose cookies the privacy policy speaks of too', () => {
    for (const kind of ['ga4', 'gtm', 'meta_pixel', 'universal'] as const)
      assert.doesNotMatch(cookiesOf({ tags: [{ kind, id: 'G-1', by: 'script' }] }), NO_COOKIES, kind)
  })
})

test('the practice of a website is read from the declared evidence, and from no other', () => {
  const read = new Set<string>()
  const evidence = new Proxy(
    { pages: aCrawl([aPage()]) },
    {
      get(all, key) {
        read.add(String(key))
        return key === 'pages' ? all.pages : undefined
      },
    },
  )
  assert.ok(practiceOf(anInput({ evidence })))
  assert.deepEqual(
    EVIDENCE_KEYS.filter((key) => read.has(key)).toSorted(),
    PRACTICE_EVIDENCE.filter((key) => read.has(key)),
  )
  assert.ok(read.has('scripts') && read.has('desktopVisit'))
})

const servicesOf = (name: string, more: Partial<TechnologyFacts> = {}): string =>
  privacyOf({ technologies: [{ name, kind: 'shop', version: null, by: 'script', ...more }] })

describe('the shop service in a draft of a privacy policy', () => {
  test('is named: it gets every order', () => {
    for (const name of ['Snipcart', 'Ecwid', 'Big Cartel'])
      assert.match(servicesOf(name), new RegExp(`may see some of it: ${name}\\.`, 'u'))
    assert.match(servicesOf('Shopify Buy Button'), /may see some of it: Shopify\./u)
  })

  test('is not named where the shop runs at the website itself, or only left its name', () => {
    for (const name of ['WooCommerce', 'PrestaShop', 'Magento', 'OpenCart', 'Easy Digital Downloads'])
      assert.doesNotMatch(servicesOf(name), new RegExp(name, 'u'))
    assert.doesNotMatch(servicesOf('Big Cartel', { serves: false }), /Big Cartel/u)
  })
})

describe('the builder in a draft of a privacy policy', () => {
  const shopify = { name: 'Shopify', kind: 'builder', version: null, by: 'html', serves: false } as const
  const shop = (server: string): GivenPage => ({ technologies: [shopify], headers: { server } })

  test('is named where a proxy leaves out its headers', () => {
    assert.match(privacyOf(shop('cloudflare')), /may see some of it: Shopify\./u)
  })

  test('is not named where its pages are at another server', () => {
    assert.doesNotMatch(privacyOf(shop('Apache/2.4.58')), /Shopify/u)
  })
})
