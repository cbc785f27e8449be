import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { pagesToRead } from './pages-to-read.ts'

const english = { languages: { en: 0.9 }, words: 200 }
const french = { languages: { fr: 0.9 }, words: 200 }
const pathsOf = (...pages: Parameters<typeof aPage>[0][]): string[] =>
  pagesToRead(pages.map(aPage)).map(({ url }) => new URL(url).pathname)

describe('the pages whose words count', () => {
  it('are none of law, of an account, or of a content system', () => {
    const left = [
      '/privacy-policy/',
      '/terms',
      '/terms-and-conditions.html',
      '/legal',
      '/gdpr',
      '/popia-manual',
    ]
    const more = [
      '/refund-policy',
      '/pages/shipping-policy',
      '/cookie_notice',
      '/author/admin/',
      '/disclaimer',
    ]
    const longer = [
      '/privacy',
      '/en/privacy.html',
      '/privacy-policy-2/',
      '/privacy-statement-eu/',
      '/privacy-and-cookies',
    ]
    for (const url of [...left, ...more, ...longer])
      assert.deepEqual(pathsOf({ url: '/' }, { url }), ['/'], url)
    const sample = 'Hello world!\nWelcome to WordPress. This is your first post. Edit or delete it.'
    assert.deepEqual(pathsOf({ url: '/' }, { url: '/hello-world/', text: { main: sample } }), ['/'])
  })

  it('are all that tell what a business does, whatever their names have in common with those', () => {
    const kept = ['/cookies/', '/conditions/asthma', '/life-policies', '/legal-advice', '/long-terms-rentals']
    const more = ['/returns-of-company-tax', '/category/taps/', '/author-talks', '/terms-at-our-school-2026']
    const sold = ['/privacy-screens', '/window-privacy-film', '/privacy/curtains', '/imprint-pens']
    const advised = ['/gdpr-training', '/services/gdpr-consulting', '/popia-compliance']
    for (const url of [...kept, ...more, ...sold, ...advised])
      assert.deepEqual(pathsOf({ url: '/' }, { url }), ['/', url], url)
  })

  it('are in the language of an English homepage', () => {
    const others = [
      { url: '/fr/accueil', text: english },
      { url: '/bienvenue', text: french },
      { url: '/cy/amdanom-ni', text: { words: 200 } },
      { url: '/rooms', text: english },
    ]
    assert.deepEqual(pathsOf({ url: '/', text: english }, ...others), ['/', '/rooms'])
    assert.equal(pathsOf({ url: '/', text: french }, ...others).length, 5)
  })
})
