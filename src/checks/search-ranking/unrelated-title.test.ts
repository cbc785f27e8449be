import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { aHeading, aPage } from '#support/page-facts.ts'
import { findingOf, ofPages } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'

/** What is told of a homepage with this title and main heading, at an address. */
function told(title: string, heading: string, host = 'example.test'): string {
  const home = aPage({
    url: `https://${host}/`,
    title: { text: title, count: 1 },
    headings: [aHeading(heading, { level: 1 })],
  })
  const domain = host.split('.').slice(-2).join('.')
  return findingOf(
    'title-h1-unrelated',
    ofPages([home], { site: aSite({ home, host, domain, address: home.url }) }),
  )
}

describe('words of one family in title and heading', () => {
  it('show that both are about the same', () => {
    for (const [title, heading] of [
      ['Emergency drain clearing in Newcastle', 'Reliable, rapid plumbing and drainage'],
      ['Plumber in Dunedin', 'Plumbing done properly'],
      ['Electrical repairs', 'Your local electricians'],
      ['Accountants for farmers', 'Accounting made simple'],
      ['Wedding photography', 'Photographer of happy days'],
      ['Roof repairs', 'Roofing since 1980'],
      ['Heat pumps', 'Heating for cold homes'],
      ['Landscape design', 'Landscapers who listen'],
      ['Kitchen renovations', 'We renovate old houses'],
      ['Farm stays', 'A farmer and his guests'],
    ] as const)
      assert.equal(told(title, heading), 'passed', `${title} / ${heading}`)
  })

  it('are none that only begin alike', () => {
    for (const [title, heading] of [
      ['Contract law', 'Contagious laughter'],
      ['Transport in Otago', 'Translations you trust'],
      ['Interior painting', 'International parcels'],
      ['Commercial leases', 'Community choir'],
      ['Computer repairs', 'Company retreats'],
      ['Construction', 'Consulting by phone'],
      ['Portraits', 'Ports of call'],
      ['Blocked drains', 'Welcome aboard'],
    ] as const)
      assert.equal(told(title, heading), FAILED_AT_HOME, `${title} / ${heading}`)
  })
})

describe('a title that is the name in the address', () => {
  it('is no subject, also where the address belongs to a host', () => {
    assert.equal(told('mirascakes', 'Bakes for all occasions', 'mirascakes.builder.test'), 'passed')
    assert.equal(told('Joes Pies', 'Lunch for all', 'joes-pies.builder.test'), 'passed')
  })

  it('is one where the address names something else', () => {
    assert.equal(told('Crockery', 'Bakes for all occasions', 'www.bakes.test'), FAILED_AT_HOME)
    assert.equal(told('Crockery', 'Bakes for all occasions', 'shop.bakes.test'), FAILED_AT_HOME)
  })
})
