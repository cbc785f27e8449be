import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { ofPages } from '#support/seo-site.ts'
import { seoSite } from './site.ts'

const exemptAs = (url: string) => seoSite(ofPages([aPage(), aPage({ url })])).page(url)?.exemptAs

describe('a legal page', () => {
  it('is known by the names of legal texts, wherever a shop or a builder puts them', () => {
    for (const path of [
      '/privacy',
      '/privacy-policy-2',
      '/policies/refund-policy',
      '/terms.php',
      '/terms-and-conditions',
      '/booking-conditions',
      '/conditions-of-sale',
      '/cookies',
      '/cookie-policy',
      '/cookie-settings',
      '/returns',
      '/returns-and-exchanges',
      '/shipping-and-returns',
      '/delivery_returns.html',
      '/legal/',
    ])
      assert.equal(exemptAs(`https://joes.test${path}`), 'legal', path)
  })

  it('is no page of a bakery with cookies to eat', () => {
    const sold = aPage({
      url: 'https://joes.test/cookies',
      text: { main: 'Chocolate chip cookies, baked each morning.', words: 6 },
    })
    assert.equal(seoSite(ofPages([aPage(), sold])).page(sold.url)?.exemptAs, null)
  })

  it('is none that sells or tells of what is only called alike', () => {
    for (const path of [
      '/tax-returns',
      '/services/gst-returns/',
      '/conditions-we-treat',
      '/skin-conditions',
      '/conditions',
      '/product/chocolate-cookies',
      '/cookie-jars',
      '/school-term-dates',
    ])
      assert.equal(exemptAs(`https://joes.test${path}`), null, path)
  })
})

const languageOf = (lang: string | null): string => seoSite(ofPages([aPage({ lang })])).home.language

describe('the language of a page', () => {
  it('is what it declares, without its region and its case', () => {
    assert.deepEqual(['en', 'en-AU', 'EN-nz', ' mi ', null].map(languageOf), ['en', 'en', 'en', 'mi', ''])
  })
})
