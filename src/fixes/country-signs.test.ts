import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

const businessOn = (...pages: GivenPage[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages.map(aPage)) } }))
const contact = (emails: string[], phones: string[] = []): GivenPage => ({
  contact: { emails, phones, addressLike: false },
})
const footer = (text: string): GivenPage => ({ text: { footer: text } })
const texts = (main: string): GivenPage => ({ text: { main } })
const chat = (href: string): GivenPage => ({ links: [aLink(href, 'Write to us')] })

describe('a country abroad', () => {
  test('is one of several where the texts write two prices in its money, and none in dollars', () => {
    for (const main of ['£35 per hour, £20 for half', 'Ab 12 €, Kinder 5,50 €', '₹499 and ₹ 999'])
      assert.deepEqual(businessOn(texts(main)).abroad, { country: null }, main)
    for (const main of [
      'It was sold for £900 in 1955.',
      'Tours from €90 or €120, in dollars $150',
      '£5, £6 or AUD 12',
    ])
      assert.equal(businessOn(texts(main)).abroad, null, main)
    assert.equal(businessOn({ ...texts('£5 or £6'), ...contact([], ['0412 345 678']) }).abroad, null)
    assert.equal(businessOn({ url: 'https://joes.com.au/', ...texts('€5 or €6') }).country, 'AU')
  })

  test('is one of several where it says which state of the United States it is in', () => {
    for (const main of [
      'Hi, I am Hattie. I live on the Eastern Shore of Maryland with two kids. Hats from $49.99 USD',
      'We are based in Oregon.',
      'We’re located in Bend, Oregon, and ship weekly',
      'I live in rural Vermont and knit.',
      'We live in the hills of West Virginia!',
      'We are proudly based in central Ohio – since 2009',
    ])
      assert.deepEqual(businessOn(texts(main)).abroad, { country: null }, main)
    for (const main of [
      'I live on the Eastern Shore of Maryland with two kids. Hats from $49.99',
      'We live in Virginia, on the north side of Brisbane.',
      'We are based in Texas, Queensland.',
      'We are in Oregon pine and oak country',
      'I live on Montana Street.',
      'I live in Brisbane and love Texas barbecue. $20 USD',
      'Our yarn is made in Vermont.',
      'Jeans\nMade in California\n$120',
      'Proudly handmade in Montana',
      'They live in Ohio. We do not.',
      'We are on Florida Road.',
      'I live in Hobart, Tasmania.',
      'We are in Delaware, South Australia',
      'I was born in Kansas.',
      'We live in the land of California poppies.',
      'We are in Nevada Avenue',
      'We’re in Montana for a week.',
      'We are currently in Hawaii.',
      'I’m in Alaska, and it is cold',
    ])
      assert.equal(businessOn(texts(main)).abroad, null, main)
    assert.equal(
      businessOn({ ...texts('We are based in Oregon.'), ...contact([], ['0412 345 678']) }).abroad,
      null,
    )
  })

  test('is one of several where its foot names a company or a charity of another country', () => {
    for (const text of [
      '© Fallow Ridge Farm LLC',
      'Website by Pixels\n© 2026 Fallow Ridge Farm LLC',
      'Designed by Pixels. © Fallow Ridge Farm LLC',
      'Registered in England, no. 0123',
      'A Community Interest Company',
      'Second Cast CIC',
    ])
      assert.deepEqual(businessOn(footer(text)).abroad, { country: null }, text)
    for (const text of [
      '© Joe’s Pty Ltd',
      'Joe’s Bread Limited',
      'Registered charity 12',
      '© Joe’s. Website by Pixel LLC',
      'Powered by Shop GmbH',
      'Design: Fox LLC',
    ])
      assert.equal(businessOn(footer(text)).abroad, null, text)
    assert.equal(businessOn({ text: { main: 'Our friends at Ridge LLC' } }).abroad, null)
  })

  test('is one of several by mail at the website’s own name on any page', () => {
    const terms = { url: '/terms', ...contact(['sales@joes.co.uk']) }
    assert.deepEqual(businessOn({ url: 'https://joes.com/' }, terms).abroad, { country: null })
    const other = { url: '/terms', ...contact(['sales@pixels.co.uk']) }
    assert.equal(businessOn({ url: 'https://joes.com/' }, other).abroad, null)
  })

  test('is not New Zealand by numbers that end in pairs, as Belgium has them', () => {
    for (const number of ['03 233 45 67', '03/233.45.67', '09 223 45 67']) {
      const page = { ...footer('12 Church Street, Antwerp 2000'), ...contact([], [number]) }
      assert.deepEqual([businessOn(page).country, businessOn(page).phone], [null, number], number)
      const linked = { ...page, links: [aLink(`tel:${number.replaceAll(/\D/gu, '')}`, 'Call us')] }
      assert.equal(businessOn(linked).country, null, number)
    }
    const here = { ...footer('12 Church Street, Gore 9710'), ...contact([], ['03 208 4567']) }
    assert.equal(businessOn(here).country, 'NZ')
    const written = { ...footer('12 Church Street, Newtown NSW 2042'), ...contact([], ['0412 34 56 78']) }
    assert.equal(businessOn(written).country, 'AU')
  })

  test('is shown by the number of a chat, which always has its calling code', () => {
    for (const href of [
      'https://wa.me/27825550143',
      'https://api.whatsapp.com/send?phone=27825550143&text=Hi',
      'https://api.whatsapp.com/send/?phone=%2B27825550143',
    ])
      assert.deepEqual(businessOn(chat(href)).abroad, { country: 'ZA' }, href)
    assert.equal(businessOn(chat('https://wa.me/?text=Look+at+this')).abroad, null)
    assert.equal(businessOn(chat('https://wa.me/61255501420')).country, 'AU')
  })

  test('is shown by its name after the postcode of an address', () => {
    const { abroad, phone } = businessOn({
      ...footer('14 Caledon Street Graaff-Reinet 6280 South Africa Call us'),
      ...contact([], ['049 892 0177']),
    })
    assert.deepEqual([abroad, phone], [{ country: 'ZA' }, '+27498920177'])
    for (const text of ['We went there in June 2019, Italy', 'Since 1987 France has sent us its wine'])
      assert.equal(businessOn(footer(text)).abroad, null, text)
    const stockist = { url: '/stockists', ...footer('Long Street, Cape Town 8001, South Africa') }
    assert.equal(businessOn({}, stockist).abroad, null)
  })

  test('is Ireland by a county at the end of an address, and by a postcode of there', () => {
    for (const text of [
      '© Aoife’s Pictures. Kinsale, Co. Cork.',
      'The hall, Kanturk, County Cork',
      'Irishtown, Clonmel, Co. Tipperary, E91 X7P2 Tel. 052 612 5590',
      '12 Main Street, Dublin 2, D02 AF30',
    ])
      assert.deepEqual(businessOn(footer(text)).abroad, { country: 'IE' }, text)
    for (const text of ['Our people came from Ennis, County Clare, in boats.', 'The class of K12 2024'])
      assert.equal(businessOn(footer(text)).abroad, null, text)
    const { phone } = businessOn({
      ...footer('Irishtown, Clonmel, Co. Tipperary, E91 X7P2'),
      ...contact([], ['052 612 5590']),
    })
    assert.equal(phone, '+353526125590')
  })

  test('is not shown by a town in a sentence, where somebody or something is from', () => {
    const whole = footer('12 Smith Street, Newtown NSW 2042')
    for (const main of [
      'Pat was born in Kinsale, Co. Cork.\n',
      'Her family came from New Ross, Co. Wexford.\n',
      'Leather from Florence 50123, Italy.',
    ]) {
      assert.equal(businessOn({ text: { main } }).abroad, null, main)
      assert.equal(businessOn({ text: { ...whole.text, main } }).country, 'AU', main)
    }
    const at = (text: string) => businessOn(footer(text)).abroad
    assert.deepEqual(at('The Glen, New Ross, Co. Wexford'), { country: 'IE' })
    assert.deepEqual(at('Via Roma, Florence 50123, Italy'), { country: 'IT' })
  })

  test('is not Ireland by the size of a tyre', () => {
    const sizes = 'Sizes: 235/55 R17 103H, 245/45 R18 100Y, 275/35 R21 103Y, 175/65 R14 103T'
    assert.equal(businessOn({ ...footer(sizes), ...contact([], ['1300 555 014']) }).abroad, null)
    const american = businessOn({ ...footer(sizes), ...contact([], ['(937) 224-1234']) })
    assert.deepEqual(american.abroad, { country: null, callingCode: '+1' })
    assert.equal(businessOn(footer(`${sizes}\n12 Smith Street, Newtown NSW 2042`)).country, 'AU')
    const british = footer(`${sizes}\n14 High Street, Skipton BD23 1RS`)
    const { abroad, postal } = businessOn({ ...british, ...contact([], ['+44 1756 000000']) })
    assert.deepEqual([abroad, postal?.street], [{ country: 'GB' }, '14 High Street'])
  })

  test('is shown by mail and language that agree, and is none by name by one of them', () => {
    assert.deepEqual(businessOn({ lang: 'en-ZA', ...contact(['a@b.co.za'], ['049 892 0177']) }).abroad, {
      country: 'ZA',
    })
    const fiddles = { url: 'https://fiddles.com/', lang: 'en', ...contact(['a@fiddles.ca']) }
    assert.deepEqual(businessOn(fiddles).abroad, { country: null })
    const toContact = { url: 'https://fiddles.com/contact', ...contact(['a@fiddles.ca']) }
    assert.deepEqual(businessOn({ url: fiddles.url }, toContact).abroad, { country: null })
    assert.deepEqual(businessOn({ lang: 'en-CA' }).abroad, { country: null })
    for (const email of ['hello@pixel.it', 'press@agency.co.uk'])
      assert.equal(businessOn({ url: 'https://fiddles.com/', ...contact([email]) }).abroad, null, email)
    for (const lang of ['en', 'en-US', 'en-GB']) assert.equal(businessOn({ lang }).abroad, null, lang)
    assert.equal(businessOn({ lang: 'en-CA', ...contact([], ['0412 345 678']) }).abroad, null)
  })
})

describe('New Zealand without an ending of its host', () => {
  test('is shown by two kinds of sign that agree, and its address is then read', () => {
    const { country, phone, postal } = businessOn({
      lang: 'en-NZ',
      ...footer('212 Taihape Road, Fernhill, Hastings 4175'),
      ...contact(['cats@mail.co.nz'], ['06 879 4410']),
    })
    assert.deepEqual(
      [country, phone, postal?.locality, postal?.postcode],
      ['NZ', '+6468794410', 'Hastings', '4175'],
    )
    assert.equal(businessOn(contact(['salt@mail.co.nz'], ['07 825 0193'])).country, 'NZ')
  })

  test('is not shown by an address and a number that are as well those of Cape Town', () => {
    for (const [address, number] of [
      ['12 Long Street, Gardens, Cape Town 8001', '021 423 5555'],
      ['47 Church Street, Stellenbosch 7600', '021 887 1234'],
    ] as const)
      for (const given of [contact([], [number]), { lang: 'en-ZA', ...contact([], [number]) }]) {
        const { country, phone } = businessOn({ ...footer(address), ...given })
        assert.deepEqual([country, phone?.replaceAll(' ', '')], [null, number.replaceAll(' ', '')], address)
      }
    const southAfrican = contact(['post@mail.co.za'], ['021 423 5555'])
    assert.equal(businessOn({ ...footer('12 Long Street, Cape Town 8001'), ...southAfrican }).country, null)
    const here = { ...footer('12 Long Street, Picton 7220'), ...contact(['a@b.co.nz'], ['021 423 5555']) }
    assert.equal(businessOn(here).country, 'NZ')
  })

  test('is not shown by one kind, nor by kinds of which as many speak for another country', () => {
    assert.equal(businessOn({ lang: 'en-NZ' }).country, null)
    assert.equal(businessOn(contact([], ['06 879 4410'])).country, null)
    assert.equal(businessOn({ lang: 'en-NZ', ...contact(['a@b.com.au']) }).country, null)
    assert.equal(businessOn(footer('12 Smith Street, Newtown 2042')).country, null)
  })
})

test('a chat with a number as it is called within a country shows no other country', () => {
  const links = [aLink('https://wa.me/0412345678', 'Chat'), aLink('tel:0412345678', 'Call')]
  for (const given of [footer('12 Smith Street, Newtown NSW 2042'), contact(['joe@joes.com.au'])]) {
    const { country, phone } = businessOn({ ...given, links })
    assert.deepEqual([country, phone], ['AU', '+61412345678'])
  }
})

test('a chat of somebody elsewhere says nothing beside a whole Australian address and a number to call', () => {
  const chatOf = aLink('https://wa.me/919812345678', 'Made by us')
  const home = footer('12 Smith Street, Newtown NSW 2042')
  const { country, phone } = businessOn({ ...home, links: [chatOf, aLink('tel:0290000000', 'Call')] })
  assert.deepEqual([country, phone], ['AU', '+61290000000'])
  assert.equal(businessOn({ ...home, links: [chatOf] }).country, null)
  assert.equal(businessOn({ ...home, links: [chatOf, aLink('tel:+6495550142', 'Call')] }).country, null)
  const elsewhere = { links: [aLink('https://wa.me/27825550143', 'Chat')], ...contact([], ['021 423 5555']) }
  assert.deepEqual(businessOn(elsewhere).abroad, { country: 'ZA' })
})
