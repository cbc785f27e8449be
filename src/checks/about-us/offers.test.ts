import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

/** A page of what a family offers tells of the family as well: by its text alone it could be the About page. */
const TEXT =
  'We opened it in 2016, and our kids will show you around. Our family has been here for four generations, and my husband keeps the books. There is a wood fire and a bath outside. We leave bread and eggs for your breakfast. We are forty minutes from the coast and ten from the pub, and we like dogs. Ask us for the map.'

function isAbout(name: string, path = '/p7'): boolean {
  const home = `<nav><a href="/bread">Bread</a><a href="${path}">${name}</a></nav><main><h1>Bread</h1><p>${prose(60)}</p></main>`
  const outcome = check.evaluate(
    {
      pages: aCrawl([
        htmlPage('/', home),
        htmlPage(path, `<h1>Hill</h1><p>${TEXT}</p>`, { title: 'Page 7' }),
      ]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'status' in outcome && outcome.status === 'has_about_us'
}

describe('a page of the menu that tells of a family, too', () => {
  it('is the About page under a name that says nothing', () => {
    for (const name of [
      'Moira & Georgia',
      'The house & us',
      'Hello',
      'Up the hill',
      'The two of us',
      'Since 1952',
      'Grant & Moira',
      'Grant and Ann',
      'Virginia & Gin',
      'Since 1952',
    ])
      assert.equal(isAbout(name), true, name)
    assert.equal(isAbout('Hello', '/shop/the-two-of-us'), true)
  })

  for (const name of [
    'Farm stay',
    'Accommodation',
    'The cottage',
    'Our rooms',
    'Weddings',
    'Donate',
    'Support us',
    'The Bell scholarship',
    'Puppies',
    'Current litters',
    'The garden',
    'Heritage trail',
    'Walks and tours',
    'Lessons',
    'Yoga retreats',
    'Our wines',
    'Cellar door',
    'Menu',
    'Services',
    'Prices',
    'Venue hire',
    'Functions & parties',
    'Stockists',
    'Visit',
    'Book a stay',
    'Sustainability',
    'Gallery',
    'Gift vouchers',
    'Grants',
    'Our gins',
    'Gift vouchers',
  ])
    it(`is none under the name of what it offers: ${name}`, () => assert.equal(isAbout(name), false))

  it('is none at the address of an offer', () => {
    assert.equal(isAbout('More', '/farm-stay'), false)
    assert.equal(isAbout('More', '/stay/cottages.html'), false)
  })
})
