import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { nameByFooters, nameByItems } from './business-name.ts'
import { nameByTitles, withoutPlace } from './markup/titles-in-common.ts'

const WHERE = 'https://shop.test'
const at = (path: string, given: Parameters<typeof aPage>[0]) =>
  aPage({ url: `${WHERE}/${path}`, title: { text: null, count: 0 }, ...given })
const items = (...jsonLd: unknown[]) => ({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
const bakery = (name: unknown) => ({ '@type': 'Bakery', name })
const pagesWith = (...given: Parameters<typeof aPage>[0][]) =>
  given.map((one, n) => at(n === 0 ? '' : `p${n}`, one))

const named = (...names: unknown[]) => nameByItems(pagesWith(...names.map((name) => items(bakery(name)))))

describe('the name in the structured data of pages', () => {
  it('is on most of at least three pages', () => {
    assert.equal(named('Joe’s Bread', 'Joe’s Bread', 'Joe’s Bread'), 'Joe’s Bread')
    assert.equal(named('Joe’s Bread', 'Joe’s Bread'), null)
    assert.equal(named('Joe’s Bread', 'Joe’s Bread', 'Joe’s Bread', 'Ann', 'Bob', 'Cleo'), null)
    assert.equal(named('Joe’s Bread', 'Joe’s Bread', 'Joe’s Bread', 'Anne', 'Bobby'), 'Joe’s Bread')
  })

  it('is as it stands on the first page, whatever the spelling on others, and counts once a page', () => {
    assert.equal(named('Joe’s Bread', 'JOES BREAD', 'joe’s bread'), 'Joe’s Bread')
    const twice = items(bakery('Joe’s Bread'), bakery('Joe’s Bread'))
    assert.equal(nameByItems(pagesWith(twice, twice)), null)
  })

  it('is that of a business, and one that has a name', () => {
    const other = items({ '@type': 'Recipe', name: 'Joe’s Bread' })
    assert.equal(nameByItems(pagesWith(other, other, other)), null)
    assert.equal(named(undefined, undefined, undefined), null)
  })

  it('is on one page where the address begins with it', () => {
    assert.equal(nameByItems(pagesWith(items(bakery('Shop')))), 'Shop')
    assert.equal(nameByItems(pagesWith({}, items(bakery('Hop')))), null)
    assert.equal(nameByItems([]), null)
  })
})

const footers = (home: string, ...footer: string[]) =>
  nameByFooters(
    pagesWith(
      { text: { footer: footer[0] ?? '', main: home } },
      ...footer.slice(1).map((one) => ({ text: { footer: one } })),
    ),
  )

const name = (footer: string) => footers('Joe’s Bread', footer, footer, footer)

describe('the name after the © of a footer', () => {
  const joes = '© 2024 Joe’s Bread'

  it('is on most pages and elsewhere on the homepage too', () => {
    assert.equal(footers('Welcome to Joes Bread', joes, joes, joes), 'Joe’s Bread')
    assert.equal(footers('Welcome', joes, joes, joes), null)
    assert.equal(footers('Welcome to Joes Bread', joes, joes), null)
    for (const part of ['header', 'nav'] as const) {
      const [, ...others] = pagesWith({}, { text: { footer: joes } }, { text: { footer: joes } })
      const home = at('', { text: { footer: joes, [part]: 'Joe’s Bread' } })
      assert.equal(nameByFooters([home, ...others]), 'Joe’s Bread', part)
    }
    const titled = at('', { text: { footer: joes }, title: { text: 'Home | Joe’s Bread', count: 1 } })
    assert.equal(nameByFooters([titled, titled, titled]), 'Joe’s Bread')
    assert.equal(nameByFooters([]), null)
  })

  it('begins after the sign and the years, and ends before what else stands there', () => {
    for (const footer of [
      'Copyright © 2019-2024 | Joe’s Bread',
      'Copyright 2024 by Joe’s Bread. All rights reserved',
      '(c) 2019 – present Joe’s Bread, Newtown',
      '© Joe’s Bread 2019-24',
      '© Joe’s Bread · Designed by Ann',
      '© Joe’s Bread - powered by Wix',
      '© Joe’s Bread ABN 51 824 753 556',
      '© Joe’s Bread Privacy',
      '© Joe’s Bread Web design by Ann',
      'ABN 51 824 753 556\n© Joe’s Bread\nTerms',
    ])
      assert.equal(name(footer), 'Joe’s Bread', footer)
    assert.equal(name('Joe’s Bread'), null)
  })
})

const titled = (name: string, ...more: Parameters<typeof aPage>[0][]) =>
  ['Home', 'Gas', 'Taps'].map((what, n) =>
    at(n === 0 ? '' : `p${n}`, { title: { text: `${what} | ${name}`, count: 1 }, ...more[n] }),
  )
const mail = (email: string) => ({ contact: { emails: [email], phones: [], addressLike: false } })

describe('the name that most titles have', () => {
  const CITY = 'Harbour City Plumbing'

  it('is that of the logo, which leads to the homepage, or of the mail', () => {
    const logo = (text: string, to = `${WHERE}/`) => ({
      links: [aLink(to, text, { url: to, region: 'header' })],
    })
    assert.equal(nameByTitles(titled(CITY)), null)
    assert.equal(nameByTitles(titled(CITY, logo(`${CITY} logo`))), CITY)
    assert.equal(nameByTitles(titled(CITY, logo('Home'))), null)
    assert.equal(nameByTitles(titled(CITY, logo(CITY, `${WHERE}/p1`))), null)
    assert.equal(nameByTitles(titled(CITY, {}, mail('jobs@harbourcityplumbing.com.au'))), CITY)
    assert.equal(nameByTitles(titled(CITY, {}, mail('jobs@harbourcity.com.au'))), CITY)
    assert.equal(nameByTitles(titled(CITY, {}, mail('jobs@gmail.com'))), null)
  })

  it('is the name without what the homepage says after it', () => {
    const pages = titled('Ferndale Farm Shop')
    assert.equal(withoutPlace('Ferndale Farm Shop, Dymock', pages), 'Ferndale Farm Shop')
    assert.equal(withoutPlace('Ferndale Farm Shop & Café', pages), 'Ferndale Farm Shop & Café')
    assert.equal(withoutPlace('Smith, Jones and Partners', titled('Law')), 'Smith, Jones and Partners')
    assert.equal(withoutPlace(null, pages), null)
  })
})
