import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { findServicesPage } from './services-page.ts'

/** Names of pages that say what the business does, whatever it sells beside that. */
const SERVICES = (
  'Services, Service, Treatments, Therapies, Expertise, Solutions, Capabilities, Specialties, Specialities, ' +
  'Offerings, What we do, What I do, What we offer, What we can do, What we fix, What we treat, ' +
  'What we build, The work we do, Ways we can help, Areas of expertise, Areas of law, Fields of practice, ' +
  'Conditions we treat, Specialisations, Specializations, How we help, How we can help, Practice areas, ' +
  'Areas of practice, Look: products and services, Look: services and prices, Ratonga, Servicios, Serviços, ' +
  'Servizi, Prestations, Leistungen, Dienstleistungen, Diensten, Tjänster, Ydelser, Usługi'
).split(', ')
/** Services that have names of their own. */
const KINDS = (
  'Classes, Courses, Lessons, Workshops, Tours, Trips, Charters, Cruises, Adventures, Experiences, ' +
  'Excursions, Treks, Safaris, Rooms, Units, Cabins, Cottages, Suites, Apartments, Chalets, Accommodation, ' +
  'Tuition, Catering, Rentals, Repairs, Consultations'
).split(', ')
const GOODS = ['Products', 'Packages', 'Programs', 'Programmes', 'Memberships']
const OF_EVERYBODY =
  'about approach awards background blog board brands business clients commitment community company contact culture customers family farm founder founders gallery goals guarantee history home hours impact journey kaupapa location locations members menu menus mission network news owner owners partners people philosophy photos policies policy portfolio press process project projects promise purpose review reviews sponsors staff stories story store stores suppliers team terms testimonials values videos vision way website why work'

const PLACE = 'https://joes.test/a1'
/** What is found where the homepage links to a page of 200 words by this name. */
const linked = (name: string, isShop = false, given: GivenPage = {}): string | null =>
  findServicesPage(
    [
      aPage({ links: [aLink('/a1', name)] }),
      aPage({ url: '/a1', text: { words: 200, mainWords: 200 }, ...given }),
    ],
    isShop,
  )

const find = (...pages: GivenPage[]) => findServicesPage(pages.map(aPage), false)

const titled = (url: string, heading: string, ...others: GivenPage[]) =>
  find(
    {},
    { url, text: { words: 200, mainWords: 200 }, headings: [aHeading(heading, { level: 1 })] },
    ...others,
  )

const hub = (url: string, heading: string): GivenPage => ({
  url,
  text: { words: 80, mainWords: 80 },
  headings: [aHeading(heading, { level: 1 })],
})

describe('the page of what a business does', () => {
  it('is known by any of its usual names, at a shop as well', () => {
    for (const name of [...SERVICES, ...KINDS]) {
      assert.equal(linked(name), PLACE, name)
      assert.equal(linked(name, true), PLACE, name)
    }
  })

  it('is the page of the goods only where no shop sells them', () => {
    for (const name of [...GOODS, 'Our boats']) {
      assert.equal(linked(name), PLACE, name)
      assert.equal(linked(name, true), null, name)
    }
  })

  it('may be named after a trade: “Plumbing services”, “Fishing charters”', () => {
    for (const name of ['Plumbing services', 'Deep sea charters', 'Yoga classes', 'Tap repairs'])
      assert.equal(linked(name, true), PLACE, name)
    for (const name of ['Terms of services', 'Customer services', 'Church services', 'Virtual tours'])
      assert.equal(linked(name), null, name)
  })

  it('is not what every business has: “Our team”, “Our story”', () => {
    for (const thing of OF_EVERYBODY.split(' ')) assert.equal(linked(`Our ${thing}`), null, thing)
  })

  it('says something: a page of a few words, or one that only a hidden link names, is none', () => {
    assert.equal(linked('Services', false, { text: { words: 5, mainWords: 5 } }), null)
    const hidden = aLink('/a1', 'Services', { hidden: true })
    const page = aPage({ url: '/a1', text: { words: 200, mainWords: 200 } })
    assert.equal(findServicesPage([aPage({ links: [hidden] }), page], false), null)
    assert.equal(findServicesPage([], false), null)
  })

  it('may be a page by its address or its main heading, or a part of the homepage', () => {
    const text = { words: 200, mainWords: 200 }
    assert.equal(find({}, { url: '/services', text }), 'https://joes.test/services')
    assert.equal(find({}, { url: '/a1', text, headings: [aHeading('What we do', { level: 1 })] }), PLACE)
    assert.equal(find({}, { url: '/a1', text, headings: [aHeading('What we do', { level: 2 })] }), null)
    assert.equal(find({ headings: [aHeading('Our services', { id: 'do' })] }), 'https://joes.test/#do')
    assert.equal(find({ headings: [aHeading('Our services')] }), 'https://joes.test/')
    assert.equal(find({ headings: [aHeading('Our services', { sectionWords: 15 })] }), 'https://joes.test/')
    assert.equal(find({ headings: [aHeading('Our services', { sectionWords: 14 })] }), null)
    assert.equal(find({ headings: [aHeading('Our services', { region: 'footer' })] }), null)
    const anchored = (words: number) => find({ anchors: [{ id: 'services', words, text: '' }] })
    assert.equal(anchored(15), 'https://joes.test/#services')
    assert.equal(anchored(14), null)
  })

  it('may be named after one service: “Sharpening service”', () => {
    for (const name of ['Sharpening service', 'Mobile dog grooming service'])
      assert.equal(linked(name, true), PLACE, name)
    for (const name of [
      'Booking service',
      'Outstanding service',
      'Customer service',
      'Terms of service',
      'Evening service',
      'Upcoming service',
      'Tracking service',
      'Terms of training service',
      'About our cleaning service',
    ])
      assert.equal(linked(name), null, name)
  })

  it('is no page about the business whose heading also names what it does', () => {
    assert.equal(titled('/tours-of-the-bay', 'Our tours'), 'https://joes.test/tours-of-the-bay')
    assert.equal(titled('/about', 'About our tours'), null)
    assert.equal(titled('/a1', 'About our tours'), null)
    assert.equal(titled('/a1', 'Why our lessons'), null)
    assert.equal(titled('/about-us', 'Our tours'), null)
    assert.equal(titled('/services', 'About our services'), 'https://joes.test/services')
  })

  it('is the first of three pages of the menu in a folder with such a name', () => {
    const links = ['snorkelling', 'sunset', 'fishing'].map((name) =>
      aLink(`/tours/${name}`, name, { region: 'nav' }),
    )
    const pages = links.map(({ href }) => ({ url: href, text: { words: 80, mainWords: 80 } }))
    assert.equal(find({ links }, ...pages), 'https://joes.test/tours/snorkelling')
    assert.equal(find({ links: links.slice(1) }, ...pages.slice(1)), null)
    // A page that says so itself goes before one of them.
    assert.equal(find({ links }, ...pages, hub('/tours/', 'On the water')), 'https://joes.test/tours/')
    assert.equal(find({ links }, ...pages, hub('/p7', 'Our tours')), 'https://joes.test/p7')
    const other = links.map((link) => ({ ...link, url: link.url?.replace('/tours/', '/news/') ?? null }))
    assert.equal(
      find(
        { links: other },
        ...pages.map(({ url, text }) => ({ url: url.replace('/tours/', '/news/'), text })),
      ),
      null,
    )
  })
})
