import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { contactPlace } from './contact-place.ts'

const NAMES = (
  'Contact, Contacts, Contact us, Contact me, Contact details, Contact form, Contact info, Contact information, ' +
  'Contact our team, Contact page, Contact the team, Get in touch, Talk to us, Write to us, Enquiries, Enquire, ' +
  'Inquiries, Whakapā mai, Kontakt, Contacto, Contato, Contatti, Contactez nous, Nous contacter'
).split(', ')

const placeIn = (home: GivenPage, ...others: GivenPage[]) => contactPlace([home, ...others].map(aPage))
const linkedPart = (name: string, given: Partial<ReturnType<typeof aLink>> = {}) =>
  placeIn({
    anchors: [{ id: 'write', words: 20, text: '' }],
    links: [aLink('/#write', name, { region: 'nav', ...given })],
  })

describe('the place for getting in touch', () => {
  it('is a page with such a name in its address, its title or its main heading', () => {
    for (const name of NAMES) {
      const place = { page: 'https://joes.test/a1', part: null }
      const path = `/${name.toLowerCase().replaceAll(' ', '-')}`
      assert.equal(placeIn({}, { url: path })?.part, null, path)
      assert.deepEqual(placeIn({}, { url: '/a1', title: { text: `${name} | Joe’s`, count: 1 } }), place, name)
      assert.deepEqual(placeIn({}, { url: '/a1', headings: [aHeading(name, { level: 1 })] }), place, name)
    }
  })

  it('is no page that nobody reaches by a link, that did not open, or whose main heading is hidden', () => {
    assert.equal(placeIn({}, { url: '/contact', found: 'guess' }), null)
    for (const [status, isPlace] of [
      [199, false],
      [200, true],
      [299, true],
      [300, false],
      [404, false],
    ] as const)
      assert.equal(placeIn({}, { url: '/contact', status }) !== null, isPlace, String(status))
    assert.equal(
      placeIn({}, { url: '/a1', headings: [aHeading('Contact', { level: 1, hidden: true })] }),
      null,
    )
    assert.equal(placeIn({}, { url: '/a1', headings: [aHeading('Contact', { level: 2 })] }), null)
  })

  it('is else a part of the homepage under such a heading, not in its menu or footer', () => {
    for (const name of NAMES)
      assert.deepEqual(placeIn({ headings: [aHeading(` ${name} `)] }), {
        page: 'https://joes.test/',
        part: name,
      })
    for (const given of [{ hidden: true }, { region: 'nav' }, { region: 'footer' }] as const)
      assert.equal(placeIn({ headings: [aHeading('Contact', given)] }), null)
  })

  it('is else the part that such a link leads to', () => {
    assert.deepEqual(linkedPart(' Contact us '), { page: 'https://joes.test/', part: 'Contact us' })
    assert.equal(linkedPart('Contact us', { hidden: true }), null)
    assert.equal(linkedPart('Our work'), null)
    assert.equal(linkedPart('Contact us', { url: 'https://joes.test/#other' }), null)
    assert.equal(linkedPart('Contact us', { url: 'https://joes.test/shop#write' }), null)
    assert.equal(linkedPart('Contact us', { url: null }), null)
  })

  it('is not where lenses or quotes are sold, and may be nowhere', () => {
    for (const name of ['Contact lenses', 'Contact sports', 'Get a quote', 'Book now'])
      assert.equal(
        placeIn({ headings: [aHeading(name)] }, { url: '/a1', headings: [aHeading(name, { level: 1 })] }),
        null,
      )
    assert.equal(contactPlace([]), null)
  })
})
