import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aForm, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { findOfferPage, firstBelow, offers, saysSomething } from './offer-pages.ts'

/** What menus of every business have: none of it is an offer. */
const OF_EVERYBODY =
  'about accessibility account albums announcements approach archive archives area articles articulos awards background band bio blog board books brands business calendar careers cart category clients clubhouse coaches commitment committee community company contact contacts contacto conditions cookies culture customers dates directions discography documents donate donations download downloads draw employment events family faq faqs fixtures forms founder founders galleries gallery goals guarantee history home hours impact info information jobs journal journey kaupapa kontakt ladder links location locations login media members memories minutes mission more music network newsletter newsletters news officers owner owners pages partners past people philosophy photo photos pictures player players policies policy portfolio posts press privacy process project projects promise publications purpose recipes reports resources results review reviews rules schedule scores shipping delivery returns studies grants search season sections shows sponsors staff stories story suppliers support team teams terms testimonials tickets tour upcoming updates values video videos vision volunteer volunteers watch website welcome why work'.split(
    ' ',
  )
const WORDS = { words: 80, mainWords: 80 }
const menu = (text: string, path: string, under?: string) =>
  aLink(path, text, { region: 'nav', ...(under === undefined ? {} : { under }) })
const offering = (url: string, given: GivenPage = {}): GivenPage => ({
  url,
  text: WORDS,
  buttons: [button('Book now')],
  ...given,
})
const button = (text: string, region: 'main' | 'header' = 'main') =>
  ({ text, region }) as NonNullable<GivenPage['buttons']>[number]
const find = (links: GivenPage['links'], ...pages: GivenPage[]) =>
  findOfferPage([aPage({ links: links ?? [] }), ...pages.map(aPage)])
const A = 'https://joes.test/a'

const home = menu('Home', '/')
const priced = (prices: number, name = 'Kayaks') =>
  find([home, menu(name, '/a')], { url: '/a', text: WORDS, commerce: { prices } })

const alike = (one: string, other: string) =>
  find([home, menu(one, '/a'), menu(other, '/b')], offering('/a'), offering('/b'))

describe('the page of what a business offers', () => {
  it('is a price list in the menu, by three prices', () => {
    assert.equal(priced(3), A)
    assert.equal(priced(2), null)
    for (const name of OF_EVERYBODY) assert.equal(priced(3, `Our ${name}`), null, name)
  })

  it('is one of several below a menu item, of which half ask to book', () => {
    const below = [home, menu('Kayaks', '/a', 'Hire'), menu('Boats', '/b', 'Hire')]
    assert.equal(find(below, offering('/a'), { url: '/b', text: WORDS }), A)
    assert.equal(find(below, { url: '/a', text: WORDS }, { url: '/b', text: WORDS }), null)
    assert.equal(find(below, offering('/a')), null)
    const three = [...below, menu('Rafts', '/c', 'Hire')]
    assert.equal(find(three, offering('/a'), { url: '/b', text: WORDS }, { url: '/c', text: WORDS }), null)
    const news = [home, menu('Kayaks', '/a', 'News'), menu('Boats', '/b', 'News')]
    assert.equal(find(news, offering('/a'), offering('/b')), null)
  })

  it('is one of two menu items with the same last word', () => {
    assert.equal(alike('Tax law', 'Property law'), A)
    assert.equal(alike('Tax law', 'Tax law'), null)
    assert.equal(alike('Tax law', 'Law'), null)
    assert.equal(alike('Tax law', 'Property deeds'), null)
    assert.equal(alike('One two three four five six law', 'Seven two three four five six law'), null)
  })
})

const says = (words: number, given: GivenPage = {}) =>
  saysSomething(aPage({ url: '/a', text: { words }, ...given }))

describe('a page', () => {
  it('says something with 30 words, where it opened and is not the homepage', () => {
    assert.equal(says(30), true)
    assert.equal(says(29), false)
    assert.equal(says(30, { status: 299 }), true)
    assert.equal(says(30, { status: 300 }), false)
    assert.equal(says(30, { depth: 0 }), false)
    for (const url of ['/index.html', '/index.php', '/'])
      assert.equal(says(30, { url, depth: 1 }), false, url)
    assert.equal(says(30, { url: '/index.html/a', depth: 1 }), true)
  })

  it('offers something where it asks to book, to call or for a quote, or names a price', () => {
    for (const text of [
      'Book now',
      'Please book',
      'Reserve',
      'Enquire',
      'Hire one',
      'Request a quote',
      'Order',
      'Apply',
      'Enrol today',
      'Join',
      'Sign up',
      'Get a quote',
      'Get started',
      'Ask for a price',
      'Make an appointment',
      'Schedule',
      'Call us',
      'Ring Joe',
      'Free quote',
      'Online booking',
      'Enquiries',
    ])
      for (const given of [
        { buttons: [button(text)] },
        { links: [aLink('/x', text)] },
        { forms: [aForm([], { buttons: [text] })] },
      ])
        assert.equal(offers(aPage(given)), true, text)
    assert.equal(offers(aPage({ commerce: { prices: 1 } })), true)
    for (const text of ['Read on', 'Bookshop', 'Recall', 'Subscribe', 'Our booklet'])
      assert.equal(offers(aPage({ buttons: [button(text)] })), false, text)
    assert.equal(offers(aPage({ buttons: [button('Book now', 'header')] })), false)
    assert.equal(offers(aPage({ forms: [aForm([], { buttons: ['Book now'], hidden: true })] })), false)
    assert.equal(offers(aPage({ forms: [aForm([], { buttons: ['Book now'], region: 'footer' })] })), false)
    assert.equal(offers(aPage()), false)
  })

  it('stands below a menu item of a name', () => {
    const pages = [
      aPage({ links: [menu('Home', '/'), menu('Kayaks', '/a', 'What we do')] }),
      aPage({ url: '/a', text: WORDS }),
    ]
    assert.equal(
      firstBelow(pages, (text) => text === 'What we do'),
      A,
    )
    assert.equal(
      firstBelow(pages, (text) => text === 'Kayaks'),
      null,
    )
  })
})

const asking = (url: string, text = 'Enquire now'): GivenPage => ({
  url,
  text: WORDS,
  buttons: [button(text)],
})
const plain = (url: string): GivenPage => ({ url, text: WORDS })
const items = [menu('Glazing', '/a'), menu('Blinds', '/b'), menu('Flooring', '/c'), menu('About', '/about')]
const join = (url: string) => asking(url, 'Join')

describe('pages of the menu that each ask to enquire', () => {
  it('are what the business offers, where the page about it does not ask the same', () => {
    assert.equal(
      find([home, ...items], asking('/a'), asking('/b', 'Get a quote'), asking('/c'), plain('/about')),
      A,
    )
  })

  it('are none where they are two, where every page asks, or where people join a club', () => {
    assert.equal(find([home, ...items], asking('/a'), asking('/b'), plain('/c'), plain('/about')), null)
    assert.equal(find([home, ...items], asking('/a'), asking('/b'), asking('/c'), asking('/about')), null)
    assert.equal(find([home, ...items.slice(0, 3)], asking('/a'), asking('/b'), asking('/c')), null)
    const club = [menu('Juniors', '/a'), menu('Seniors', '/b'), menu('Ladies', '/c'), menu('About', '/about')]
    assert.equal(find([home, ...club], join('/a'), join('/b'), join('/c'), plain('/about')), null)
    const named = [menu('Reviews', '/a'), menu('Gallery', '/b'), menu('Cart', '/c'), menu('About', '/about')]
    assert.equal(find([home, ...named], asking('/a'), asking('/b'), asking('/c'), plain('/about')), null)
  })
})
