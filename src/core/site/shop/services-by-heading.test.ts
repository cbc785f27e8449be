import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aHeading, aLink, aPage } from '#support/page-facts.ts'
import { findServicesPage } from './services-page.ts'

const HOME = 'https://joes.test/'
const TEXT = { words: 200, mainWords: 200 }

const inPart = (heading: string, isShop = false): string | null =>
  findServicesPage([aPage({ headings: [aHeading(heading, { level: 2, sectionWords: 40 })] })], isShop)
const onPage = (heading: string): string | null =>
  findServicesPage(
    [aPage(), aPage({ url: '/p1', text: TEXT, headings: [aHeading(heading, { level: 1 })] })],
    false,
  )
const linked = (text: string): string | null =>
  findServicesPage([aPage({ links: [aLink('/p1', text)] }), aPage({ url: '/p1', text: TEXT })], false)

describe('a heading of what a business does', () => {
  it('names it by its first part, whatever it goes on to say', () => {
    for (const heading of [
      'Our Services – emergency help around the clock',
      'Unsere Leistungen – Soforthilfe rund um die Uhr',
      'Services: everything your roof needs, in one visit',
      'Nos prestations | plomberie et chauffage à Lyon',
      'Nuestros servicios - todo para tu casa y jardín',
      'Naše usluge — za pse, mačke i male životinje',
      'Plumbing services – fast and tidy work in Dunedin',
      'Lessons: learn the piano at your own pace with us',
    ]) {
      assert.equal(inPart(heading), HOME, heading)
      assert.equal(onPage(heading), `${HOME}p1`, heading)
    }
  })

  it('names something else by its first part', () => {
    for (const heading of [
      'Opening hours: services at 10 on every Sunday',
      'Service – our promise to every customer of ours',
      'Expertise – why people choose us again and again',
      'About us – our services and how we began',
      'News: services closed for the long weekend ahead',
      'Experiences – what our guests say of their stay',
      'Services: terms and conditions for all of our customers',
      'Tours – reviews by people who came along with us',
      'Lessons: what ten years of floods have taught us',
      'Lessons – learned the hard way by all of us here',
      'We are proud of our services – read how they began',
    ])
      assert.equal(inPart(heading), null, heading)
  })

  it('shows the goods of a shop, where it has one', () => {
    assert.equal(inPart('Products – made by hand from local wool', true), null)
    assert.equal(inPart('Products – made by hand from local wool'), HOME)
  })
})

it('a page of what a business does is linked by its name in many languages', () => {
  for (const text of [
    'Usluge',
    'Služby',
    'Storitve',
    'Szolgáltatások',
    'Szolgáltatásaink',
    'Servicii',
    'Услуги',
    'Υπηρεσίες',
    'Hizmetler',
    'Palvelut',
    'Tjenester',
    'Teenused',
    'Paslaugos',
    'Unsere Leistungen',
    'I nostri servizi',
    'Onze diensten',
    'Våra tjänster',
  ])
    assert.equal(linked(text), `${HOME}p1`, text)
  for (const text of ['Kontakt', 'O nama', 'Služba za korisnike', 'Angebote', 'Servicio al cliente'])
    assert.equal(linked(text), null, text)
})
