import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { untypedSheet } from '#support/untyped-sheet.ts'
import { titleFixes } from './title-fixes.ts'

/** The new description of the last of some pages. */
function described(...pages: GivenPage[]): string | undefined {
  const all = pages.map(aPage)
  const input = anInput({
    facts: failedAt({ 'description-missing': [all.at(-1)?.url ?? ''] }),
    evidence: { pages: aCrawl(all) },
    profile: { businessName: 'Joe’s' },
  })
  return parse(untypedSheet(titleFixes(input)[0]), { bom: true })[1]?.[4]
}

const CLUB =
  'The Lindfield club is a stylish place with fine rooms, several restaurants and a bar by the sea.'
const outside = {
  links: [aLink('https://lindfield.example/', 'Website', { url: 'https://lindfield.example/' })],
}

describe('the subject of a new description', () => {
  test('is none of the businesses that a page names: its sponsors, stockists or friends', () => {
    for (const url of ['/sponsors.php', '/our-stockists', '/links', '/where-to-buy/'])
      assert.equal(described({}, { url, text: { main: CLUB }, ...outside }), '', url)
    const headed = { headings: [aHeading('Our Sponsors', { level: 1 })] }
    assert.equal(described({}, { url: '/7', text: { main: CLUB }, ...headed }), '')
  })

  test('is the business’ own people where its partners or clients have no websites of others beside them', () => {
    const ann =
      'Ann Lee leads our partners in the office by the sea, and has practised family law since 1998.'
    const page = { url: '/partners', text: { main: ann } }
    assert.equal(described({}, page), ann)
    assert.equal(described({}, { ...page, ...outside }), '')
    assert.equal(described({}, { url: '/linkspartner-course', text: { main: CLUB }, ...outside }), CLUB)
  })

  test('is no word of a title that most pages have', () => {
    const title = { text: 'Joe’s | The best food in Tauranga', count: 1 }
    const others = ['/', '/menu', '/about'].map((url) => ({ url, title, depth: url === '/' ? 0 : 1 }))
    const road = 'If you are new to Tauranga, Harbour Road runs along the water and flows into Bureta Road.'
    const dish = 'These dishes are ordered more than any others, and come out of the oven at noon every day.'
    const page = { url: '/news/top-dishes', title, text: { main: `${dish}\n${road}` }, depth: 1 }
    const first = 'Our kitchen opens at noon.'
    assert.equal(described(...others, { ...page, text: { main: `${first}\n${road}` } }) === road, false)
    const own = { ...page, title: { text: 'Roads of Tauranga', count: 1 } }
    assert.equal(described(...others, { ...own, text: { main: `${first}\n${road}` } }), road)
  })

  test('of a homepage is what stands right below its main heading', () => {
    const lead =
      'We’ll help you calculate your refund and provide you with funding with the help of our partners.'
    const card =
      'Work with one of our funding partners to get your money faster, in days instead of a whole year.'
    const home = (heading: string): GivenPage => ({
      url: '/',
      depth: 0,
      title: { text: 'Joe’s', count: 1 },
      headings: [aHeading(heading, { level: 1, region: 'main' })],
      text: { main: `Call us\n${heading}\n${lead}\nAdvance payment\n${card}` },
    })
    assert.equal(described(home('Refunding your money: our top priority')), lead)
  })
})
