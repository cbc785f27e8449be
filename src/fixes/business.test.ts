import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { aCrawl, aHeading, aLink, aPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

/** The name by three pages whose titles have a part in common, and the main heading of the homepage. */
function nameOf(common: string, heading = 'Drains', businessName?: string): string | null {
  const pages = ['', 'gas', 'taps'].map((path) =>
    aPage({
      url: `/${path}`,
      title: { text: `All about ${path || 'drains'} | ${common}`, count: 1 },
      headings: [aHeading(heading, { level: 1 })],
    }),
  )
  const profile = businessName === undefined ? {} : { businessName }
  return businessOf(anInput({ evidence: { pages: aCrawl(pages) }, profile })).name
}

test('a business that nothing names has the name that its titles share, where the address or the homepage’s heading agrees', () => {
  assert.equal(nameOf('Joes'), 'Joes')
  assert.equal(nameOf('Tap & Pipe', 'Tap & Pipe'), 'Tap & Pipe')
  assert.equal(nameOf('Always there for you'), null)
  assert.equal(nameOf('Glow Home 5', 'Glow Home 5'), null)
})

test('what the owner says comes before what titles share', () => {
  assert.equal(nameOf('Joes', 'Drains', 'Joe & Daughters'), 'Joe & Daughters')
})

const NO_TITLE = { title: { text: null, count: 0 } }
const JOES = { '@type': 'Bakery', name: 'Joes Bread and Buns' }
const withJsonLd = (url: string, jsonLd: unknown[] = [JOES]) =>
  aPage({ url, ...NO_TITLE, structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
const named = (...pages: PageFacts[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages) }, profile: {} })).name

test('a name in the structured data of most pages, or that begins the address, is the business’ own', () => {
  assert.equal(named(aPage(NO_TITLE), withJsonLd('/a'), withJsonLd('/b'), withJsonLd('/c')), JOES.name)
  assert.equal(named(aPage(NO_TITLE), withJsonLd('/a'), aPage({ url: '/b' })), null)
  const host = { ...NO_TITLE, url: 'https://joesbreadandbuns.test/' }
  assert.equal(named(aPage(host), withJsonLd('https://joesbreadandbuns.test/a')), JOES.name)
})

const withFooter = (footer: string, main = '', url = 'https://joesbread.test/') =>
  aPage({ url, text: { footer, main }, ...NO_TITLE })

test('a name after the © of a footer is the business’ own where the address begins with it', () => {
  for (const footer of [
    'Copyright © 2024 | JoesBread',
    '© Joes Bread 2019-2024',
    '(c) 2024 Joes Bread. All rights reserved.',
    '© 2012–2024 Joes Bread, Newtown. Designed by Pixel Makers',
  ])
    assert.equal(named(withFooter(footer))?.replace(' ', ''), 'JoesBread', footer)
  for (const footer of [
    '© 2024 Pixel Makers',
    '© 2024 All rights reserved',
    'Designed by Pixel Makers © 2024',
  ])
    assert.equal(named(withFooter(footer)), null, footer)
})

test('a name after the © on most pages is the business’ own where the homepage has it elsewhere too', () => {
  const footer = '© 2024 Tap & Pipe'
  const others = ['/a', '/b'].map((path) => withFooter(footer, '', path))
  assert.equal(named(withFooter(footer, 'Tap & Pipe mends drains.'), ...others), 'Tap & Pipe')
  assert.equal(named(withFooter(footer, 'We mend drains.'), ...others), null)
})

const withEmailLinks = (url: string, ...hrefs: string[]) =>
  aPage({ url, links: hrefs.map((href) => aLink(href, 'Email')) })
const emailOn = (...pages: PageFacts[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages) }, profile: {} })).email

test('the one email address that every page links to is the business’ own, at whatever host', () => {
  const joe = 'mailto:Joe@post.com?subject=Bread'
  assert.equal(
    emailOn(withEmailLinks('/', joe), withEmailLinks('/a', joe), withEmailLinks('/b', joe)),
    'joe@post.com',
  )
  assert.equal(emailOn(withEmailLinks('/', joe), withEmailLinks('/a'), withEmailLinks('/b')), null)
  assert.equal(emailOn(withEmailLinks('/', joe, 'mailto:ann@post.com')), null)
  assert.equal(emailOn(withEmailLinks('/', 'mailto:info@example.com')), null)
  assert.equal(emailOn(withEmailLinks('/', 'mailto:info@yourdomain.com')), null)
  assert.equal(
    emailOn(withEmailLinks('https://joes-bread.com.au/', joe, 'mailto:hello@joes-bread.com.au%20')),
    'hello@joes-bread.com.au',
  )
})

/** A page that shows an email address, on a website whose homepage shows none. */
const showing = (path: string, ...emails: string[]) =>
  aPage({ url: path, contact: { emails, phones: [], addressLike: false } })
const bread = aPage({ title: { text: 'Joes Bread', count: 1 } })

test('where the homepage has none, the one email address of the contact page is the business’ own if it has the business’ name', () => {
  for (const own of ['hello@joesbread.net', 'joes.bread@post.com'])
    assert.equal(emailOn(bread, showing('/contact', own), showing('/menu')), own)
  for (const other of ['hello@pixelmakers.com', 'info@post.com', 'joesbread@example.com'])
    assert.equal(emailOn(bread, showing('/contact', other), showing('/menu')), null, other)
  assert.equal(emailOn(bread, showing('/contact', 'hello@joesbread.net', 'shop@joesbread.net')), null)
  assert.equal(emailOn(bread, showing('/menu', 'hello@joesbread.net'), showing('/a'), showing('/b')), null)
})

test('an email address at an international domain is the business’ own if it has the name of the website’s', () => {
  const own = 'info@xn--whnau-gwa.com'
  const home = aPage({ url: 'https://xn--whnau-gwa.nz/' })
  const contact = { ...showing('/contact', own), url: 'https://xn--whnau-gwa.nz/contact' }
  assert.equal(emailOn(home, contact), own)
})

test('where the homepage has none, the one email address of most pages is the business’ own if it has the business’ name', () => {
  const own = 'hello@joesbread.net'
  assert.equal(emailOn(bread, showing('/menu', own), showing('/team', own)), own)
})

test('an address of a template on the homepage is nobody’s', () => {
  assert.equal(emailOn(showing('/', 'info@yourdomain.com')), null)
  assert.equal(emailOn(showing('/', 'hello@example.com', 'joe@post.com')), 'joe@post.com')
})

const SUMMARY = { phone: '', address: '', nzbn: '', gstNumber: '' }
const emailGiven = (email: string) =>
  businessOf(
    anInput({
      evidence: { pages: aCrawl([aPage()]) },
      profile: { email: 'jane@post.com' },
      details: { ...SUMMARY, email },
    }),
  ).email

test('A03 the address that the owner signs in with stays private, however the summary spells it', () => {
  for (const own of ['jane@post.com', 'Jane@post.com']) assert.equal(emailGiven(own), null, own)
  assert.equal(emailGiven('shop@post.com'), 'shop@post.com')
})

const postalOn = (...pages: PageFacts[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages) }, profile: { country: 'AU' } })).postal

test('an address is that of the homepage, and of the other pages only where the homepage has none', () => {
  const hall = aPage({ url: '/news', text: { main: 'See us at 5 Hall Road, Newtown NSW 2042.' } })
  const [one, other] = ['1 High Street, Hobart TAS 7000', '2 Low Road, Hobart TAS 7000']
  assert.equal(postalOn(aPage({ text: { footer: `${one}\n${other}` } }), hall), null)
  assert.equal(postalOn(aPage({ text: { footer: one } }), hall)?.street, '1 High Street')
  assert.equal(postalOn(aPage(), hall)?.street, '5 Hall Road')
  const aside = aPage({ url: '/news', text: { aside: 'See us at 5 Hall Road, Newtown NSW 2042.' } })
  assert.equal(postalOn(aPage(), aside)?.street, '5 Hall Road')
})

test('the country “Other” that the owner says comes before what the website shows', () => {
  const evidence = { pages: aCrawl([aPage({ url: 'https://joes.com.au/' })]) }
  const countryWith = (profile: { country?: string }) => businessOf(anInput({ evidence, profile })).country
  assert.equal(countryWith({}), 'AU')
  assert.equal(countryWith({ country: 'OTHER' }), null)
  assert.equal(countryWith({ country: 'NZ' }), 'NZ')
})
