import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { workTime } from '#support/work-time.ts'
import { check } from './check.ts'
import { asksForMoney } from './own-prices.ts'

const STORY =
  'Moira and her niece opened the bakery in 1999. We have raised each loaf for two days since, and our ovens are still the first ones. ' +
  'My sister keeps the books, and we close when the whitebait run. '.repeat(4)

/** Whether a page of the menu that tells who is behind the business is taken for the About page, with this in front of its story. */
function isAbout(before: string, onHome = '', outside = ''): boolean {
  const home = `<nav><a href="/p7">Crumb and crust</a></nav>${onHome}<main><h1>Crumb</h1><p>${prose(60)}</p></main>`
  const page = `${onHome}${outside}<main><h1>Crumb and crust</h1>${before}<p>${STORY}</p></main>`
  const outcome = check.evaluate(
    {
      pages: aCrawl([htmlPage('/', home), htmlPage('/p7', page, { title: 'Page 7' })]),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    new Date(0),
  )
  return 'status' in outcome && outcome.status === 'has_about_us'
}

describe('a price on a page that tells who is behind the business', () => {
  it('is none of its own in a bar that the homepage has, too', () => {
    const bar = '<div class="bar">Bread to your door for $60</div>'
    const home = `<nav><a href="/p7">Crumb and crust</a></nav>${bar}<h1>Crumb</h1><p>${prose(60)}</p>`
    const outcome = check.evaluate(
      {
        pages: aCrawl([
          htmlPage('/', home),
          htmlPage('/p7', `${bar}<h1>Crumb and crust</h1><p>${STORY}</p>`, { title: 'Page 7' }),
        ]),
        renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
      },
      new Date(0),
    )
    assert.equal('status' in outcome && outcome.status, 'has_about_us')
  })

  it('is none of its own outside its text', () => {
    assert.equal(isAbout('', '', '<header>$0.00 0 items</header>'), true)
  })

  it('is none where somebody paid it long ago', () => {
    for (const text of [
      'Moira’s grandmother bought the shop for £900 in 1955.',
      'We sold our car for $4,000 and borrowed $2,000 more.',
      'Our customers raised $12,000 after the flood of 2011.',
    ])
      assert.equal(isAbout(`<p>${text}</p>`), true, text)
  })

  it('is none where orders above it are sent free', () => {
    assert.equal(isAbout('<p>Free delivery on orders over $60</p>'), true)
  })

  for (const text of [
    'From $90.',
    'Loaves from $9 each.',
    '$45',
    'A box is NZD 60.',
    'A class costs $120 a head.',
    'It costs $40 in 2026.',
    'Book for £60 per person.',
    'Deposit: €50',
    'A box over $60 is free.',
    'Half day $90, full day $160.',
    'We charge NZ$80 an hour.',
    'Was $80, now $60.',
    'Bought together: $24.',
    'Most sold: rye, $9.',
    'Members paid less: $5 a loaf.',
    'Orders over 10 loaves cost $45.',
    'Orders over rye loaves cost $45.',
    'Our members paid $50 in 2026 a year.',
    'A class costs R450 a head, in ZAR.',
    'Save $20 when you order two.',
    'Vouchers are sold from $25.',
    'Gift boxes can be bought for $45.',
  ])
    it(`is what the page asks for: ${text}`, () => assert.equal(isAbout(`<p>${text}</p>`), false))
})

it('a long page of what was bought is read at once', () => {
  const main = `${'bought $1 '.repeat(3000)} $1`
  const page = aPage({ text: { main }, commerce: { prices: 1 } })
  assert.ok(workTime(() => asksForMoney(page, undefined), 100) < 100)
})
