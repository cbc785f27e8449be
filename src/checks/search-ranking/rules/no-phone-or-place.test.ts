import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const TEXT = aPage().text

describe('rule no-phone-or-place', () => {
  const profile = { industry: 'construction', city: 'Dunedin' }
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
    ])
      assert.equal(onHomepage('no-phone-or-place', given, { profile }), 'passed')
    assert.equal(
      onHomepage('no-phone-or-place', { links: [aLink('tel:1234567', 'Call')] }, { profile }),
      FAILED_AT_HOME,
    )
  })
  it('reads the contact page as well', () => {
    const page = aPage({ url: '/contact', contact: { ...contact, phones: ['03 123 4567'] } })
    assert.equal(findingOf('no-phone-or-place', ofPages([aPage(), page], { profile })), 'passed')
  })
  it('does not apply to businesses that serve everywhere, or of which nothing is known', () => {
    assert.equal(onHomepage('no-phone-or-place', {}, { profile: { industry: 'finance' } }), 'not_applicable')
    assert.equal(onHomepage('no-phone-or-place', {}), 'not_applicable')
    assert.equal(onHomepage('no-phone-or-place', {}, { answers: { 'S-KW2': 'yes' } }), FAILED_AT_HOME)
  })
})
