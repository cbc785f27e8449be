import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { pageName, titlesFor } from './new-title.ts'

/** The best title of a page with this main heading. */
const titled = (heading: string, name: string | null, depth = 1): string | undefined =>
  titlesFor(
    aPage({
      url: depth === 0 ? '/' : '/7',
      depth,
      title: { text: null, count: 0 },
      headings: [aHeading(heading, { level: 1 })],
    }),
    { name, city: null },
    false,
  )[0]

const titlesOfTwoHeadings = (next: string) =>
  titlesFor(
    aPage({
      url: '/7',
      title: { text: null, count: 0 },
      headings: [aHeading('The first', { level: 1 }), aHeading(next, { level: 2 })],
    }),
    { name: 'Joe and Daughters of Hobart', city: null },
    false,
  )

/** The title of a homepage whose h1 comes after another heading with so many words below it. */
const titleBelow = (first: string, sectionWords = 30, title: string | null = null): string | undefined =>
  titlesFor(
    aPage({
      title: { text: title, count: 1 },
      headings: [aHeading(first, { sectionWords }), aHeading('Honey Benefits for Everybody', { level: 1 })],
    }),
    { name: 'Bee and Co', city: null },
    false,
  )[0]

/** The title of a homepage with this main heading and this description. */
const homeTitle = (heading: string, content: string): string | undefined =>
  titlesFor(
    aPage({
      title: { text: null, count: 0 },
      headings: [aHeading(heading, { level: 1 })],
      metas: [{ name: 'description', property: null, httpEquiv: null, content }],
    }),
    { name: 'Grace Hill', city: null },
    false,
  )[0]

describe('a new title', () => {
  it('is not made of the name alone, with its article or without', () => {
    for (const [heading, name] of [
      ['Mysore School of Music', 'The Mysore School of Music'],
      ['The Corner Bakery of Hobart', 'Corner Bakery of Hobart'],
      ['Blaue Laterne in der Altstadt', 'Die Blaue Laterne in der Altstadt'],
      ['L’Atelier du Bois de Nantes', 'Atelier du Bois de Nantes'],
    ] as const) {
      assert.equal(titled(heading, name, 0), undefined, heading)
      assert.equal(titled(name, heading, 0), undefined, name)
    }
    assert.equal(
      titled('Theatre for Children', 'Atre for Children', 1),
      'Theatre for Children – [your words on what /7 offers]',
    )
    assert.equal(
      titled('The Best Bread of Hobart', 'The Corner Bakery', 0),
      'The Best Bread of Hobart | The Corner Bakery',
    )
  })
  it('is no greeting on a homepage, which says nothing of the business', () => {
    const church = 'A Presbyterian church in Lexington with worship on Sundays.'
    for (const greeting of ['You are welcome here. Really.', 'Welcome to our little corner of town'])
      assert.equal(homeTitle(greeting, church), undefined, greeting)
    assert.equal(
      homeTitle('Welcome to a church for Lexington', church),
      'Welcome to a church for Lexington | Grace Hill',
    )
    assert.equal(homeTitle('Mending clocks in Lexington', ''), 'Mending clocks in Lexington | Grace Hill')
  })

  it('is cut before an ampersand as before the word for it', () => {
    assert.equal(
      titled('Driving Lessons in Bangor & North Down', 'Pass Right School of Motoring', 0),
      'Driving Lessons in Bangor | Pass Right School of Motoring',
    )
  })

  it('is not cut after an adjective whose noun comes later', () => {
    const rows = 'Wexford flat water, coast & indoor rowing for all'
    assert.equal(titled(rows, 'Slaney Rowing Club', 0), 'Wexford flat water | Slaney Rowing Club')
    const fixes = 'Roofs, gutters and downpipes on the whole coast'
    assert.equal(
      titled(fixes, 'Smith Brothers Roofing', 0),
      `Roofs, gutters and downpipes | Smith Brothers Roofing`,
    )
    const sold = 'Handcrafted Scented & Decorative Candles for Weddings and Homes'
    assert.equal(titled(sold, 'Aroma', 0), 'Handcrafted Scented & Decorative Candles | Aroma')
    assert.doesNotMatch(titled(sold, 'Sukhdiya Aroma Candles of Jaipur', 0) ?? '', /Scented \|/u)
    assert.equal(
      titled('Bread and Cakes of the Southern Suburbs', 'Joe and Daughters of all Hobart in Tasmania', 0),
      'Bread | Joe and Daughters of all Hobart in Tasmania',
    )
  })

  it('has no quote that nothing closes', () => {
    const cut = '‘Celebrating the Volunteers of our County at the great “Shout” Event of this year’'
    assert.equal(titled(cut, null), 'Celebrating the Volunteers of our County')
    assert.equal(
      titled('‘Celebrating the Volunteers’ at the Hall', null),
      '‘Celebrating the Volunteers’ at the Hall',
    )
  })

  it('of the homepage always has the name, or room for it', () => {
    const long = 'Plumbing, drains and gas fitting in homes and shops of Hobart'
    assert.equal(titled(long, 'Joe and Daughters', 0), 'Plumbing, drains and gas fitting | Joe and Daughters')
    assert.equal(
      titled('The benefits of a good drain', null, 0),
      'The benefits of a good drain | [your business name]',
    )
    const enough = 'The benefits of a very good drain'
    assert.equal(titled(enough, null), enough)
  })

  it('of the homepage is never cut inside a word to have room for the name', () => {
    const name = 'Plumbing and Drains of the Southern Suburbs'
    const word = 'Rechtsanwaltskanzlei Müller in Hamburg'
    assert.equal(titled(word, name, 0), word)
    assert.equal(titled('Drains and gutters in Hobart', name, 0), `Drains | ${name}`)
  })

  it('is not made from half of a text in two headings', () => {
    assert.deepEqual(titlesOfTwoHeadings('Of its kind'), [])
    assert.equal(titlesOfTwoHeadings('Opening hours')[0], 'The first | Joe and Daughters of Hobart')
  })

  it('ends where its phrase ends, and is not made where none does', () => {
    assert.equal(
      titled('Star-spangled night sky versus carefully planned software projects tee shirt', null),
      undefined,
    )
  })

  it('with the name in its heading needs no more than the check accepts', () => {
    assert.equal(titled('Joe’s Cat Tunnel Bed', 'Joe’s'), 'Joe’s Cat Tunnel Bed')
    assert.match(titled('Welcome again to Joe’s', 'Joe’s') ?? '', /\[your words on what/u)
    assert.match(titled('Joe’s Cat Tunnel Bed', 'Joe’s', 0) ?? '', /\[your words on where/u)
  })

  it('of the homepage is not made from the heading of a part below another one', () => {
    assert.equal(titleBelow('The Finest Honey of the South'), 'The Finest Honey of the South | Bee and Co')
    assert.equal(
      titleBelow('Welcome to the South', 30, 'Good for you: honey'),
      'Honey Benefits for Everybody | Bee and Co',
    )
    assert.deepEqual(titleBelow('Welcome to the South'), undefined)
    assert.equal(titleBelow('Welcome to the South', 3), 'Honey Benefits for Everybody | Bee and Co')
  })

  it('is not made from the label of a list of somebody’s articles', () => {
    assert.equal(titled('Author name: Kim', null), undefined)
  })
})

it('a page is named by its path as people read it', () => {
  assert.equal(pageName('https://joes.test/eat-%26-drink'), '/eat-drink')
  assert.equal(pageName('https://joes.test/caf%C3%A9'), '/café')
  assert.equal(pageName('https://joes.test/lessons--prices.html'), '/lessons--prices.html')
  assert.equal(pageName('https://joes.test/'), 'the homepage')
})
