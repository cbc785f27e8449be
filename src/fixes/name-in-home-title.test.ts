import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

/** The name that drafts have for a website of one page with this title, text and mail. */
const named = (title: string, main: string, email?: string): string | null => {
  const home = aPage({
    url: 'https://shop.test/',
    title: { text: title, count: 1 },
    text: { main },
    contact: { emails: email === undefined ? [] : [email], phones: [], addressLike: false },
  })
  return businessOf(anInput({ evidence: { pages: aCrawl([home]) }, profile: {} })).name
}

describe('the name in the title of a website of one page', () => {
  it('is what a mailbox is called', () => {
    assert.equal(named('Joe’s Plumbing | Dunedin', '', 'joesplumbing@gmail.com'), 'Joe’s Plumbing')
    assert.equal(named('Drains - Joe’s Plumbing', '', 'joes.plumbing@xtra.co.nz'), 'Joe’s Plumbing')
    for (const [title, email] of [
      ['Bookings | Dunedin', 'bookings@gmail.com'],
      ['Contact | Dunedin', 'contact@gmail.com'],
      ['Joe’s Plumbing and Drains | Dunedin', 'joesplumbing@gmail.com'],
      ['Plumber in Dunedin', 'joesplumbing@gmail.com'],
      ['Accommodation | Blue Lagoon', 'accommodation@mail.test'],
      ['Photography - Jane Doe', 'photography@studio.test'],
    ] as const)
      assert.equal(named(title, '', email), null, title)
  })

  it('stands beside “Home” where the text says what it is, or welcomes to it', () => {
    const title = 'Lowestoft Wok and Brew | Homepage'
    assert.equal(
      named(title, 'Lowestoft Wok and Brew is a dining spot by the sea.'),
      'Lowestoft Wok and Brew',
    )
    assert.equal(named('Home – Salt & Co', 'Welcome to Salt & Co!'), 'Salt & Co')
    for (const [other, text] of [
      [title, 'Come to Lowestoft Wok and Brew.'],
      ['Lowestoft Wok and Brew | Sushi', 'Lowestoft Wok and Brew is a dining spot by the sea.'],
      ['Home | Fresh bread daily', 'Fresh bread daily is the promise we keep.'],
      ['Home | Dog grooming', 'Dog grooming is a job for two.'],
      ['Home', 'Home is the place to be.'],
      ['Home | The Best Coffee You Will Ever Have', 'The Best Coffee You Will Ever Have is a promise.'],
    ] as const)
      assert.equal(named(other, text), null, other)
  })
})
