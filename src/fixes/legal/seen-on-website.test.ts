import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { anInput } from '#support/fix-input.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl, aField, aForm, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import type { FixInput } from '../fix.ts'
import { legalFixes, shippingFixes } from './legal-fixes.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }

/** The text of a draft for an Australian business. */
function textOf(id: string, given: Partial<FixInput>): string {
  const from = anInput({ facts: NONE, profile: { country: 'AU' }, ...given })
  const fix = [...legalFixes(from), ...shippingFixes(from)].find((one) => one.id === id)
  return fix?.pieces.find(({ kind }) => kind === 'text')?.content ?? ''
}

const termsLinking = (...links: PageFacts['links']): string =>
  textOf('terms', { evidence: { pages: aCrawl([aPage({ links })]) } })

/** A draft for a shop in this country whose product data name this currency. */
function pricedIn(priceCurrency: string, country: string, id: string): string {
  const jsonLd = [{ '@type': 'Product', name: 'Jam', offers: { price: '5', priceCurrency } }]
  const home = aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
  const selling = { answers: { 'S-SELL': 'yes', 'S-SHIP0': 'send' }, profile: { country } }
  return textOf(id, { ...selling, evidence: { pages: aCrawl([home]) } })
}

const TAG_MANAGER = { kind: 'gtm', id: 'GTM-ABCD', by: 'script' } as const
const managed = (id: string): string =>
  textOf(id, { evidence: { pages: aCrawl([aPage({ tags: [TAG_MANAGER] })]) } })

/** The cookie page of a website with these measuring services. */
const cookiesWith = (...names: string[]): string => {
  const technologies = names.map(
    (name) => ({ name, kind: 'analytics', version: null, by: 'script' }) as const,
  )
  return textOf('cookie-policy', {
    evidence: { pages: aCrawl([aPage({ technologies })]), mobileVisit: aVisit() },
  })
}

/** The terms of an Australian shop that is set to this currency. */
const setTo = (code: string) => {
  const home = htmlPage('/', `<p>Cup $9.00</p><script>Shopify.currency = {"active":"${code}"}</script>`)
  return textOf('terms', { answers: { 'S-SELL': 'yes' }, evidence: { pages: aCrawl([home]) } })
}

const policyAt = (footer: string): string =>
  textOf('privacy-policy', { evidence: { pages: aCrawl([aPage({ text: { footer } })]) }, profile: {} })

describe('drafts of legal pages', () => {
  test('say of a tag manager alone only that it may start services, and leave a blank for those', () => {
    assert.match(
      managed('cookie-policy'),
      /Google Tag Manager, which can start services that measure visits or adverts\.\n\[your services that/u,
    )
    const text = managed('privacy-policy')
    assert.match(text, /How you use our website: \[your services that Google Tag Manager starts/u)
    assert.match(text, /Our pages load Google Tag Manager, by which Google may see that your device opened/u)
    assert.doesNotMatch(text, /(?:through|some of it:) Google Tag Manager/u)
  })

  test('speak of websites of others where a link that people see leads to one', () => {
    const toOthers = /We link to websites of others/u
    assert.match(termsLinking(aLink('https://friends.example/', 'Our friends')), toOthers)
    assert.doesNotMatch(
      termsLinking(aLink('/about', 'About'), aLink('mailto:joe@joes.test', 'Mail')),
      toOthers,
    )
    assert.doesNotMatch(termsLinking(aLink('https://friends.example/', '', { hidden: true })), toOthers)
  })

  test('say of services that count visits without cookies that they set none', () => {
    assert.match(
      cookiesWith('Cloudflare Web Analytics'),
      /What we use\nCloudflare Web Analytics counts visits for us and sets no cookies\.\nWe set no cookies when/u,
    )
    assert.match(
      cookiesWith('Plausible', 'Fathom'),
      /Plausible and Fathom count visits for us and set no cookies\./u,
    )
    const both = cookiesWith('Hotjar', 'Umami')
    assert.match(
      both,
      /measure visits or adverts for us: Hotjar\.\nUmami counts visits for us and sets no cookies/u,
    )
    assert.doesNotMatch(both, /We set no cookies/u)
    assert.match(cookiesWith('Matomo'), /These services measure visits or adverts for us: Matomo/u)
  })

  test('have the town and a county or state abroad apart in the address', () => {
    assert.match(
      policyAt('7 Raven Lane, Ludlow, Shropshire SY8 1BW'),
      /7 Raven Lane, Ludlow, Shropshire SY8 1BW\./u,
    )
    assert.match(policyAt('5 Elm Street, Troy, NY 12180'), /5 Elm Street, Troy, NY 12180\./u)
    assert.match(policyAt('5 Elm Street, Hove BN3 5DQ'), /5 Elm Street, Hove BN3 5DQ\./u)
    assert.match(policyAt('14 Rose Lane, Newtown NSW 2042'), /14 Rose Lane, Newtown NSW 2042\./u)
  })

  test('say that card details go to a service only where one was seen, and no box for them is on the website', () => {
    const selling = { answers: { 'S-SELL': 'yes' } }
    const paid = (given: GivenPage) =>
      textOf('privacy-policy', { ...selling, evidence: { pages: aCrawl([aPage(given)]) } })
    const paypal: GivenPage = {
      technologies: [{ name: 'PayPal', kind: 'payment', version: null, by: 'script' }],
    }
    assert.match(paid(paypal), /details go to the service that you pay with, such as PayPal/u)
    const card = { forms: [aForm([aField('card-number', { autocomplete: 'cc-number' })])] }
    for (const given of [{}, card, { ...paypal, ...card }]) assert.match(paid(given), /- How you paid\n/u)
  })

  test('name the money that the shop’s own data name', () => {
    for (const id of ['terms', 'shipping-page']) {
      assert.match(pricedIn('AUD', 'AU', id), /Prices are in Australian dollars and include GST/u)
      assert.match(pricedIn('USD', 'AU', id), /Prices are in US dollars and include GST/u)
      assert.match(pricedIn('XXX', 'NZ', id), /Prices are in \[your currency\] and include GST/u)
    }
  })

  test('name the money that the shop is set to, where nothing else names it', () => {
    assert.match(setTo('USD'), /Prices are in US dollars and include GST/u)
    assert.match(setTo('GBP'), /Prices are in Australian dollars and include GST/u)
  })
})
