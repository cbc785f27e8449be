import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { countryOf, ownDetails } from './own-details.ts'

const structured = (jsonLd: unknown[]) => ({ jsonLd, broken: 0, types: [], microProducts: [] })
const siteName = (content: string) => ({ name: null, property: 'og:site_name', httpEquiv: null, content })
const FLORIST = {
  '@type': 'Florist',
  name: ' Blue Wren  Florist',
  telephone: '+61 2 5550 0142',
  address: { '@type': 'PostalAddress', addressLocality: 'SYDNEY', addressCountry: 'Australia' },
}
/** The phone number of a homepage that has only this link. */
const phoneBehind = (href: string): string | null =>
  ownDetails(aPage({ url: 'https://joes.com.au/', links: [aLink(href, '')] })).phone

describe('the business details on a homepage', () => {
  it('are read from its structured data', () => {
    const home = aPage({ url: 'https://blue-wren.test/', structured: structured([FLORIST]) })
    assert.deepEqual(ownDetails(home), {
      businessName: 'Blue Wren Florist',
      phone: '0255500142',
      city: 'Sydney',
      country: 'AU',
    })
  })

  it('are read from its share name, its phone links and the ending of its host where that is missing', () => {
    const home = aPage({
      url: 'https://joes.co.nz/',
      metas: [siteName("Joe's Plumbing")],
      links: [aLink('tel:1300', ''), aLink('tel:+64%20(0)21%20555%200142', '')],
    })
    assert.deepEqual(ownDetails(home), {
      businessName: "Joe's Plumbing",
      phone: '0215550142',
      city: null,
      country: 'NZ',
    })
  })

  it('have the number of a link that has a country code before 1300, or an extension', () => {
    assert.equal(phoneBehind('tel:+611300555014'), '1300555014')
    assert.equal(phoneBehind('tel:+61-2-5550-0142;ext=5'), '0255500142')
  })

  it('do not have the number of a help line', () => {
    assert.equal(phoneBehind('tel:1800737732'), null)
    assert.equal(phoneBehind('tel:0800543354'), null)
    assert.equal(phoneBehind('tel:+61%201300%2022%204636'), null)
  })

  it('have the name from its title where nothing else names it', () => {
    const title = { text: "Joe's Plumbing | Home", count: 1 }
    const home = aPage({ url: 'https://joesplumbing.test/', title })
    assert.equal(ownDetails(home).businessName, "Joe's Plumbing")
  })

  it('are null where the page has none', () => {
    const title = { text: 'Home', count: 1 }
    const home = aPage({ url: 'https://joes.test/', title, metas: [siteName('  ')] })
    assert.deepEqual(ownDetails(home), { businessName: null, phone: null, city: null, country: null })
  })

  it('I09 exclude a name that is too long, an invalid number, and a city that is not offered', () => {
    const odd = { ...FLORIST, name: 'x'.repeat(81), telephone: '555', address: { addressLocality: 'Gotham' } }
    const home = aPage({ url: 'https://odd.com.au/', structured: structured([odd]) })
    assert.deepEqual(ownDetails(home), { businessName: null, phone: null, city: null, country: 'AU' })
  })
})

describe('the country of an address', () => {
  it("is that of its host's ending", () => {
    assert.equal(countryOf('https://a.com.au/'), 'AU')
    assert.equal(countryOf('https://a.nz/'), 'NZ')
    assert.equal(countryOf('https://notau.com/'), null)
  })
})
