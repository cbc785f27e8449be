import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { callableAbroad } from './abroad.ts'
import { businessOf } from './business.ts'

const businessOn = (home: GivenPage, profile = {}) =>
  businessOf(anInput({ evidence: { pages: aCrawl([aPage(home)]) }, profile }))
const shownBy = (home: GivenPage) => businessOn(home).abroad
const businessOnPages = (...pages: GivenPage[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages.map(aPage)) } }))

const mail = (email: string) => ({ contact: { emails: [email], phones: [], addressLike: false } })
const countryOn = (home: GivenPage) => businessOn(home).country

const stating = (addressCountry: unknown): GivenPage => ({
  structured: {
    jsonLd: [{ '@type': 'Electrician', address: { '@type': 'PostalAddress', addressCountry } }],
    broken: 0,
    types: [],
    microProducts: [],
  },
})
const footer = (text: string): GivenPage => ({ text: { footer: text } })
const NORTH_AMERICAN = { country: null, callingCode: '+1' }
const pricedIn = (...currencies: string[]): GivenPage => ({
  structured: {
    jsonLd: currencies.map((priceCurrency) => ({
      '@type': 'Product',
      name: 'Honey',
      offers: { '@type': 'Offer', price: '12.50', priceCurrency },
    })),
    broken: 0,
    types: [],
    microProducts: [],
  },
})
const called = (...numbers: string[]): GivenPage => ({
  links: numbers.map((number) => aLink(`tel:${number}`, 'Call us')),
})

describe('a country abroad', () => {
  test('is shown by the address of the structured data, in whatever form', () => {
    for (const name of ['GB', 'UK', 'United Kingdom', 'England', { '@type': 'Country', name: 'GB' }])
      assert.deepEqual(shownBy(stating(name)), { country: 'GB' })
    assert.deepEqual(shownBy({ ...stating('US'), url: 'https://joes.co.nz/' }), { country: 'US' })
    assert.equal(shownBy(stating('Australia')), null)
    const shared = { name: null, property: 'og:country-name', httpEquiv: null, content: 'USA' }
    assert.deepEqual(shownBy({ metas: [shared] }), { country: 'US' })
  })

  test('is shown by the ending of its host, but not by one that all countries use', () => {
    assert.deepEqual(shownBy({ url: 'https://joes.co.uk/' }), { country: 'GB' })
    assert.deepEqual(shownBy({ url: 'https://joes.com.br/' }), { country: 'BR' })
    for (const url of ['https://joes.co/', 'https://joes.io/', 'https://joes.com/', 'https://joes.com.au/'])
      assert.equal(shownBy({ url }), null, url)
  })

  test('is shown by an address, and by the calling code of its numbers', () => {
    assert.deepEqual(shownBy(footer('12 Elm Street, Salem, OR 97301')), { country: 'US' })
    assert.deepEqual(shownBy(called('+44 1273 000000')), { country: 'GB' })
    assert.deepEqual(shownBy(called('+1 503 222 0142')), { country: null, callingCode: '+1' })
    assert.deepEqual(shownBy(called('(503) 222-0142')), { country: null, callingCode: '+1' })
    for (const ours of ['0412 345 678', '1300 555 014', '02 9000 0000', '(555) 555-5555'])
      assert.equal(shownBy(called(ours)), null, ours)
  })

  test('is shown by the calling code of any country that has one alone', () => {
    for (const [number, country] of [
      ['+225 07 57 44 40 44', 'CI'],
      ['+233 24 412 3456', 'GH'],
      ['+264 61 123 456', 'NA'],
      ['+679 330 1234', 'FJ'],
      ['+675 321 1234', 'PG'],
      ['+20 2 2345 6789', 'EG'],
      ['+966 11 234 5678', 'SA'],
      ['+977 1 423 4567', 'NP'],
    ] as const)
      assert.deepEqual(shownBy(called(number)), { country }, number)
    // Numbers of Sydney, Newcastle, Brisbane and Auckland, and a mobile one, with a plus in place of their zero.
    for (const ours of ['+2 9876 5432', '+2 4961 1234', '+7 3221 1234', '+9 634 1234', '+21 123 45678'])
      assert.equal(shownBy(called(ours)), null, ours)
    // Oregon, Florida, Texas, New Jersey and California without their 1 are not El Salvador, North Korea, Peru, Bahrain and Cuba.
    for (const number of [
      '+503-555-0142',
      '+850 555 0142',
      '+512 555 0142',
      '+973 555 0142',
      '+530 555 0142',
      '+678 555 0142',
    ])
      assert.equal(shownBy(called(number)), null, number)
    assert.deepEqual(shownBy(called('+503 2255 0142')), { country: 'SV' })
  })

  test('is none by name where the numbers are of another country than the address', () => {
    const address = footer('12 Elm Street, Salem, OR 97301')
    assert.deepEqual(shownBy({ ...address, ...called('+1 503 222 0142') }), { country: 'US' })
    for (const number of ['+44 1273 000000', '+225 07 00 00 00 00'])
      assert.deepEqual(shownBy({ ...address, ...called(number) }), { country: null }, number)
  })

  test('is Jersey by its postcode, though its numbers are as those of the United Kingdom', () => {
    const address = footer('12 King Street, St Helier, JE2 4WE')
    assert.deepEqual(shownBy({ ...address, ...called('+44 7797 000000') }), { country: 'JE' })
    const { abroad, phone } = businessOn({ ...address, ...called('01534 000000') })
    assert.deepEqual([abroad, phone], [{ country: 'JE' }, '+441534000000'])
  })

  test('is shown by an address in any part of its pages', () => {
    for (const part of ['header', 'nav', 'main', 'aside', 'footer']) {
      const home = { text: { [part]: '12 Elm Street, Salem, OR 97301' } }
      assert.equal(businessOn(home).postal?.locality, 'Salem', part)
    }
  })

  test('gives the one address of its homepage, whatever addresses other pages have', () => {
    const [own, other] = [footer('12 Elm Street, Salem, OR 97301'), footer('9 Oak Street, Salem, OR 97302')]
    assert.equal(businessOnPages(own, { url: '/stockists', ...other }).postal?.street, '12 Elm Street')
    assert.equal(businessOnPages({}, { url: '/a', ...own }, { url: '/b', ...other }).postal, null)
  })

  test('is shown by a line with a state and a ZIP code that fits it, below or beside the town', () => {
    for (const address of [
      '12 Elm Street\nSalem\nOR / 97301',
      '12 Elm Street / Salem / OR / 97301',
      'Salem\nOR 97301',
    ])
      assert.deepEqual(shownBy(footer(address)), { country: 'US' }, address)
    assert.equal(shownBy(footer('Stock\nIN 97301')), null)
  })

  test('is shown by the numbers of the contact page, or of most pages, where the homepage has none', () => {
    const american = called('212.222.0142')
    assert.deepEqual(businessOnPages({}, { url: '/contact', ...american }).abroad, NORTH_AMERICAN)
    assert.deepEqual(
      businessOnPages({}, { url: '/a', ...american }, { url: '/b', ...american }, { url: '/c' }).abroad,
      NORTH_AMERICAN,
    )
    assert.equal(businessOnPages({}, { url: '/suppliers', ...american }).abroad, null)
    const several = called('+44 1273 000000', '+1 503 222 0142')
    assert.equal(businessOnPages({}, { url: '/contact', ...several }).abroad, null)
    const here = called('0412 345 678')
    assert.equal(businessOnPages(here, { url: '/contact', ...american }).abroad, null)
  })

  test('is rather what an address shows than a number on another page', () => {
    const left = { url: '/contact', ...called('+61 2 5550 0142') }
    const address = footer('12 Elm Street, Salem, OR 97301')
    assert.deepEqual(businessOnPages(address, left).abroad, { country: 'US' })
    assert.equal(businessOnPages({}, left).country, 'AU')
  })

  test('is shown by words that a page was sent with, though its scripts hide them', () => {
    const sent = aPage({ text: { main: 'We are based in Portland, OR.' } })
    const pages = aCrawl([sent])
    const evidence = { pages, renderedPages: { pages: [aPage()] } }
    assert.deepEqual(businessOf(anInput({ evidence })).abroad, { country: null })
  })

  test('is shown by its own words, without a name: codes of states are those of countries too', () => {
    const about = (text: string) => shownBy({ text: { main: text } })
    for (const text of ['We are currently located in Portland, OR, and new.', 'We’re based in Berlin, DE.'])
      assert.deepEqual(about(text), { country: null }, text)
    for (const text of [
      'We are based in Perth, WA.',
      'Our friends are based in Portland, OR.',
      'We are based in Hobart, Tasmania.',
    ])
      assert.equal(about(text), null, text)
    assert.equal(shownBy({ text: { main: 'We are based in Portland, OR' }, ...called('1300 222 014') }), null)
  })

  test('is shown by prices in the money of one elsewhere, but not by dollars that shops of any country use', () => {
    assert.deepEqual(shownBy(pricedIn('GBP')), { country: null })
    assert.deepEqual(shownBy({ ...pricedIn('GBP'), ...called('0808 157 0123') }), { country: null })
    for (const home of [
      pricedIn('USD'),
      pricedIn('GBP', 'EUR'),
      { ...pricedIn('GBP'), ...called('0412 345 678') },
    ])
      assert.equal(shownBy(home), null)
  })

  test('is not known where anything shows ours, and where nothing shows any', () => {
    assert.equal(shownBy({}), null)
    assert.equal(shownBy(footer('14 Rose Lane, Newtown NSW 2042. Or 12 Elm Street, Salem, OR 97301')), null)
    assert.equal(shownBy(called('+64 9 555 0142', '+1 503 555 0142')), null)
    assert.equal(businessOn(stating('US'), { country: 'NZ' }).abroad, null)
    assert.equal(businessOn(stating('US'), { country: 'NZ' }).country, 'NZ')
  })

  test('gives its address and its telephone number as one calls it from elsewhere', () => {
    const { postal, phone, city } = businessOn({
      ...footer('12 Elm Street, Salem, OR 97301'),
      ...called('(503) 222-0142'),
    })
    assert.deepEqual(postal, { street: '12 Elm Street', locality: 'Salem', region: 'OR', postcode: '97301' })
    assert.equal(phone, '+15032220142')
    assert.equal(city, 'Salem')
    assert.equal(businessOn(called('(503) 222-0142')).phone, '+15032220142')
    const british = businessOn({ url: 'https://joes.co.uk/', ...called('01273 000000') })
    assert.equal(british.phone, '+441273000000')
  })
})

describe('one of our countries', () => {
  const SYDNEY = 'Level 3, 14 Rose Lane, Newtown NSW 2042'

  test('is shown by the one Australian address, and by the calling code of the numbers', () => {
    assert.equal(countryOn(footer(SYDNEY)), 'AU')
    assert.equal(countryOn(called('+61 2 5550 0142')), 'AU')
    assert.equal(countryOn(called('+64 9 555 0142', '0800 555 014')), 'NZ')
    assert.equal(countryOn({}), null)
  })

  test('is shown by the ending of its mail beside a number that is called so there alone', () => {
    assert.equal(countryOn({ ...mail('joe@joes.net.au'), ...called('0412 345 678') }), 'AU')
    assert.equal(countryOn({ ...mail('joe@joes.co.nz'), ...called('0800 555 014') }), 'NZ')
    assert.equal(countryOn(mail('joe@joes.net.au')), null)
    assert.equal(countryOn({ ...mail('joe@joes.net.au'), ...called('0800 555 014') }), null)
    assert.equal(countryOn({ ...mail('joe@joes.com'), ...called('0412 345 678') }), null)
  })

  test('is shown by prices in its money alone, where no number or mail speaks of the other one', () => {
    assert.equal(countryOn(pricedIn('NZD', 'NZD')), 'NZ')
    assert.equal(countryOn(pricedIn('AUD')), 'AU')
    assert.equal(countryOn(pricedIn('AUD', 'NZD')), null)
    assert.equal(countryOn({ ...pricedIn('NZD'), ...called('0412 345 678') }), null)
    assert.equal(countryOn({ ...pricedIn('NZD'), ...mail('joe@joes.net.au') }), null)
    assert.equal(countryOn({ ...pricedIn('NZD'), ...footer(SYDNEY) }), 'AU')
  })

  test('is not known where anything shows the other one, or several addresses stand there', () => {
    assert.equal(countryOn({ ...footer(SYDNEY), ...called('+64 9 555 0142') }), null)
    assert.equal(countryOn({ ...footer(SYDNEY), ...called('0800 555 014') }), null)
    assert.equal(countryOn(called('+64 9 555 0142', '+61 2 5550 0142')), null)
    assert.equal(countryOn(footer(`${SYDNEY}. 9 Elm Street, Carlton VIC 3053`)), null)
  })

  test('is rather what the owner says, and what the host’s ending says', () => {
    assert.equal(businessOn(footer(SYDNEY), { country: 'NZ' }).country, 'NZ')
    assert.equal(countryOn({ ...footer(SYDNEY), url: 'https://joes.co.nz/' }), 'NZ')
  })
})

test('a number with the prefix for calls abroad is called with a plus', () => {
  const croatia = { country: 'HR' }
  for (const [written, callable] of [
    ['0038520351942', '+38520351942'],
    ['00385 20 351 942', '+38520351942'],
    ['00 49 30 123456', '+4930123456'],
    ['00385 (0)20 351 942', '+38520351942'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['00385 20', '00385 20'],
    ['0099 123 456 789', '0099 123 456 789'],
    ['020 351 942', '020 351 942'],
    ['+385 20 351 942', '+385 20 351 942'],
  ] as const)
    assert.equal(callableAbroad(written, croatia), callable, written)
  assert.equal(callableAbroad('0038520351942', { country: 'US' }), '0038520351942')
  assert.equal(callableAbroad('0038520351942', { country: null, callingCode: '+1' }), '0038520351942')
})
