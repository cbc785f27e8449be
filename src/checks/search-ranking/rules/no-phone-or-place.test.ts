import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const TEXT = aPage().text

const profile = { industry: 'construction', city: 'Dunedin' }

const calling = (href: string) =>
  onHomepage('no-phone-or-place', { links: [aLink(href, 'Call')] }, { profile })

const saying = (footer: string, city: string) =>
  onHomepage('no-phone-or-place', { text: { ...TEXT, footer } }, { profile: { ...profile, city } })

describe('rule no-phone-or-place', () => {
  const contact = { emails: [], phones: [], addressLike: false }

  it('fails without a phone number and an address', () => {
    assert.equal(onHomepage('no-phone-or-place', {}, { profile }), FAILED_AT_HOME)
  })
  it('passes with a phone number, an address, or the town in the footer', () => {
    const inFooter = { text: { ...TEXT, footer: 'Drains in Dunedin' } }
    for (const given of [
      { contact: { ...contact, phones: ['03 123 4567'] } },
      { contact: { ...contact, addressLike: true } },
      { links: [aLink('tel:0312345678', 'Call')] },
      { links: [aLink('tel:131234', 'Call')] },
      inFooter,
      { text: { ...TEXT, aside: 'Drains in Dunedin' } },
    ])
      assert.equal(onHomepage('no-phone-or-place', given, { profile }), 'passed')
    assert.equal(
      onHomepage('no-phone-or-place', { links: [aLink('tel:1234567', 'Call')] }, { profile }),
      FAILED_AT_HOME,
    )
  })
  it('reads the number of a link without its escapes and its extension', () => {
    assert.equal(calling('tel:09%20555%200142'), 'passed')
    assert.equal(calling('tel:%2809%29%20555%200142'), 'passed')
    assert.equal(calling('tel:095550142;ext=204'), 'passed')
    assert.equal(calling('tel:555%200142'), FAILED_AT_HOME)
  })
  it('knows the town as whole words, with and without macrons', () => {
    assert.equal(saying('We deliver across the coast', 'Ross'), FAILED_AT_HOME)
    assert.equal(saying('Drains in Whangārei.', 'Whangarei'), 'passed')
    assert.equal(saying('Drains in Mount  Maunganui', 'Mount Maunganui'), 'passed')
    assert.equal(saying('Dunedin’s plumbers', 'Dunedin'), 'passed')
  })
  it('reads the contact page as well', () => {
    const page = aPage({ url: '/contact', contact: { ...contact, phones: ['03 123 4567'] } })
    assert.equal(findingOf('no-phone-or-place', ofPages([aPage(), page], { profile })), 'passed')
  })
  it('reads a contact page by whatever name, and waits for one that was not read', () => {
    const phones = { ...contact, phones: ['03 123 4567'] }
    for (const url of ['/get-in-touch', '/enquiries.html', '/kontakt'])
      assert.equal(
        findingOf('no-phone-or-place', ofPages([aPage(), aPage({ url, contact: phones })], { profile })),
        'passed',
        url,
      )
    const failure = { reason: 'timeout', code: 'http_too_slow' } as const
    const unread = [{ url: 'https://joes.test/get-in-touch', failure, inMenu: false }]
    const { pages } = ofPages([aPage()])
    assert.equal(
      findingOf('no-phone-or-place', ofPages([aPage()], { profile, pages: { ...pages, unread } })),
      'not_tested',
    )
  })
  it('does not apply to businesses that serve everywhere, or of which nothing is known', () => {
    assert.equal(onHomepage('no-phone-or-place', {}, { profile: { industry: 'finance' } }), 'not_applicable')
    assert.equal(onHomepage('no-phone-or-place', {}), 'not_applicable')
    assert.equal(onHomepage('no-phone-or-place', {}, { answers: { 'S-KW2': 'yes' } }), FAILED_AT_HOME)
  })
})
