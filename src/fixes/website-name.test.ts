import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

const nameOn = (...pages: GivenPage[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages.map(aPage)) }, profile: {} })).name
const titled = (text: string, more: GivenPage = {}): GivenPage => ({
  url: 'https://shop.test/',
  title: { text, count: 1 },
  ...more,
})
const onThree = (home: GivenPage): GivenPage[] => [
  home,
  ...['a', 'b'].map((path) => ({ ...home, url: `https://shop.test/${path}`, depth: 1 })),
]
const mail = (email: string): GivenPage => ({ contact: { emails: [email], phones: [], addressLike: false } })
const siteName = (content: string): GivenPage => ({
  metas: [{ name: null, property: 'og:site_name', httpEquiv: null, content }],
})

const heading = (text: string, region: 'main' | 'footer') => ({
  headings: [aHeading(text, { level: 1, region })],
})

describe('the name of a business on its website', () => {
  it('is in words where the website has it as the name of a file', () => {
    assert.equal(nameOn(titled('Home', siteName('The_downtown_cafe'))), 'The downtown cafe')
    assert.equal(nameOn(titled('Home', siteName('Studio A_B Design'))), 'Studio A_B Design')
    assert.equal(nameOn(titled('Home', siteName('_hidden'))), '_hidden')
  })

  it('ends where a slogan begins after a colon', () => {
    const title = 'Great Spice Tauranga: Best Indian Restaurant | Food Delivery Near You'
    assert.equal(
      nameOn(...onThree(titled(title, mail('info@greatspicetauranga.co.nz')))),
      'Great Spice Tauranga',
    )
    const footer = { text: { footer: '© Joe’s Bread 2024' } }
    assert.equal(
      nameOn(titled('Home', { ...siteName('Joe’s Bread: Baked daily in Newtown'), ...footer })),
      'Joe’s Bread',
    )
  })

  it('is whole where the website’s address, its mail or its © has all of it', () => {
    for (const [name, more] of [
      ['Salon: Ruby', { url: 'https://salonruby.test/' }],
      ['Salon: Ruby', mail('hello@salonruby.com')],
      ['Studio 12: Tattoo', { text: { footer: '© 2024 Studio 12: Tattoo' } }],
      ['Mondays: A Café', {}],
    ] as const)
      assert.equal(nameOn(titled('Home', { ...siteName(name), ...more })), name)
  })

  it('is none that only praises, unless the business is really called so', () => {
    for (const slogan of [
      'Best Plumber in Perth',
      'Cheap Tyres Near You',
      'Top-Rated Dentist',
      'No. 1 Roofers',
    ])
      assert.equal(nameOn(titled('Home', siteName(slogan))), null, slogan)
    const own = { url: 'https://bestwestern.test/' }
    assert.equal(nameOn(titled('Home', { ...siteName('Best Western'), ...own })), 'Best Western')
    const footer = { text: { footer: '© Best & Sons' } }
    assert.equal(nameOn(titled('Home', { ...siteName('Best & Sons'), ...footer })), 'Best & Sons')
    assert.equal(nameOn(titled('Home', siteName('Bestwick Bakery'))), 'Bestwick Bakery')
  })

  it('is spelt as the pages spell it elsewhere where a title shouts it', () => {
    const shouting = siteName('BAREFOOT BALANCE')
    assert.equal(
      nameOn(titled('Home', { ...shouting, text: { footer: '© 2017 Barefoot Balance' } })),
      'Barefoot Balance',
    )
    assert.equal(
      nameOn(titled('Home', { ...siteName('ABC PLUMBING'), text: { main: 'At ABC Plumbing we mend.' } })),
      'ABC Plumbing',
    )
    for (const main of ['We stand for barefoot balance.', 'BAREFOOT BALANCE', ''])
      assert.equal(nameOn(titled('Home', { ...shouting, text: { main } })), 'BAREFOOT BALANCE', main)
    assert.equal(
      nameOn(titled('Home', { ...siteName('IKEA'), text: { main: 'Ikea opens at nine.' } })),
      'IKEA',
    )
    assert.equal(
      nameOn(titled('Home', { ...siteName('SALT Café'), text: { main: 'Salt Café' } })),
      'SALT Café',
    )
  })

  it('stands after the © of a website of one page where its heading or its logo is the same', () => {
    const footer = { text: { footer: 'Copyright © 2017 The Mysore School of Music All rights reserved.' } }
    for (const more of [
      heading('Mysore School of Music', 'main'),
      heading('Mysore School of Music', 'footer'),
      { links: [aLink('/', 'The Mysore School of Music', { url: 'https://shop.test/', region: 'header' })] },
    ])
      assert.equal(nameOn(titled('Our MSM', { ...footer, ...more })), 'The Mysore School of Music')
    assert.equal(nameOn(titled('Our MSM', { ...footer, ...heading('Music for all', 'main') })), null)
    const studio = { text: { footer: '© 2024 Pixel Makers' } }
    assert.equal(nameOn(titled('Home', { ...studio, ...heading('Joe’s Bread', 'main') })), null)
  })

  it('is what the logo says where the title of the homepage begins with it or has it for a part', () => {
    const url = 'https://hlsol.test/'
    const logo = (text: string) => ({ links: [aLink(url, text, { region: 'header' })] })
    for (const title of [
      'Hanrahan & Lynch Solicitors, Ennis',
      'Wills | Hanrahan & Lynch Solicitors',
      'Hanrahan & Lynch Solicitors – Wills',
    ])
      assert.equal(
        nameOn(titled(title, { url, ...logo('Hanrahan & Lynch Solicitors logo') })),
        'Hanrahan & Lynch Solicitors',
        title,
      )
    for (const [title, text] of [
      ['Great Spice, Tauranga', 'Mumbai Masala Logo'],
      ['Home, sweet home', 'Home'],
      ['Shop – handmade soap', 'Shop'],
      ['Accueil | Boulangerie Martin', 'Accueil'],
      ['Inicio – Panadería', 'Inicio'],
      ['Pagina iniziale', 'Pagina iniziale'],
      ['Página inicial | Padaria', 'Página inicial'],
      ['Strona główna | Piekarnia', 'Strona główna'],
      ['Go home | Spicery', 'Go home'],
      ['Spicery, Tauranga', 'Spice'],
      ['We mend taps day and night in town, always', 'We mend taps day and night in town'],
    ] as const)
      assert.equal(nameOn(titled(title, { url, ...logo(text) })), null, title)
  })

  it('is the part of the title that the logo or the © repeats, not a person who has its word', () => {
    const url = 'https://calloway.test/'
    const title = 'Edward R. Calloway — Trial Attorney Atlanta | Calloway Law Firm'
    const logo = { links: [aLink(url, 'Calloway Law Firm', { url: `${url}index.html`, region: 'header' })] }
    const footer = { text: { footer: 'Copyright © 2026 • Calloway Law Firm • All Rights Reserved.' } }
    assert.equal(nameOn(titled(title, { url, ...logo })), 'Calloway Law Firm')
    assert.equal(nameOn(titled(title, { url, ...footer })), 'Calloway Law Firm')
    assert.equal(nameOn(titled(title, { url })), 'Edward R. Calloway')
    const own = { text: { footer: '© Edward R. Calloway' } }
    assert.equal(nameOn(titled(title, { url, ...own, ...logo })), 'Edward R. Calloway')
    assert.equal(nameOn(titled(title, { url, ...siteName('Calloway & Co'), ...logo })), 'Calloway & Co')
    const menu = { links: [aLink(url, 'Home', { url, region: 'nav' })] }
    assert.equal(nameOn(titled('Home | Calloway', { url, ...menu })), 'Calloway')
  })

  it('stands after the © of most pages where the mail has it, and in the titles where the homepage welcomes to it', () => {
    const tours = { text: { footer: '© 2026 Round The Island Boat Tours. All rights reserved.' } }
    const own = mail('ahoy@roundtheisland.com')
    assert.equal(nameOn(...onThree(titled('Home', { ...tours, ...own }))), 'Round The Island Boat Tours')
    assert.equal(nameOn(...onThree(titled('Home', { ...tours, ...mail('ahoy@pixelmakers.com') }))), null)
    const welcome = { headings: [aHeading('Welcome to Black Cab Tours!', { level: 2, region: 'main' })] }
    assert.equal(nameOn(...onThree(titled('Black Cab Tours', welcome))), 'Black Cab Tours')
    assert.equal(nameOn(...onThree(titled('Black Cab Tours'))), null)
  })
})
