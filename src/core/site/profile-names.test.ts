import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { likenessOf, namesOf, ownBusinessNames } from './profile-names.ts'

/** Words that many businesses have in their names, or that name a kind of page. */
const COMMON =
  'welcome about contact homepage website company group limited services service online store official business studio design digital media agency photography theme themes template australia zealand sydney melbourne brisbane auckland wellington'.split(
    ' ',
  )
const OWN = namesOf(['Blue Wren Florist'])

describe('a handle on a social network', () => {
  it('has the business’ whole name, one word of it, or nothing of it', () => {
    assert.equal(likenessOf('bluewrenflorist', OWN), 'name')
    assert.equal(likenessOf('bluewrenflorist.newtown', OWN), 'name')
    assert.equal(likenessOf('company/blue-wren-florist', OWN), 'name')
    assert.equal(likenessOf('bluewren', OWN), 'name')
    assert.equal(likenessOf('thefloristofnewtown', OWN), 'word')
    assert.equal(likenessOf('redrobin', OWN), 'none')
  })

  it('is like no name by fewer than four letters, nor by a word of fewer than five', () => {
    assert.equal(likenessOf('blu', OWN), 'none')
    assert.equal(likenessOf('blue', OWN), 'name')
    assert.equal(likenessOf('wrenhouse', OWN), 'none')
    assert.equal(likenessOf('joe', namesOf(['Joe'])), 'none')
    assert.equal(likenessOf('joes-taps', namesOf(['Joe'])), 'none')
    assert.equal(likenessOf('joestaps', namesOf(['Joes'])), 'name')
  })

  it('is like nobody’s by a word that many have', () => {
    for (const word of COMMON) {
      assert.equal(likenessOf(`my${word}123`, namesOf([`Kauri ${word}`])), 'none', word)
      assert.equal(likenessOf(`my${word}123`, namesOf([word])), 'none', word)
    }
  })
})

const business = (type: string) => ({
  structured: { jsonLd: [{ '@type': type, name: 'Tui Café' }], broken: 0, types: [], microProducts: [] },
})
const of = (given: Parameters<typeof aPage>[0]) =>
  ownBusinessNames([aPage({ url: 'https://www.kauri.test/', ...given })])

describe('the names that a website gives itself', () => {
  it('are its domain, each part of its title, its site name, and the business in its data', () => {
    assert.equal(likenessOf('kauri', of({})), 'name')
    assert.equal(likenessOf('bluewren', of({ title: { text: 'Welcome | Blue Wren', count: 1 } })), 'name')
    assert.equal(likenessOf('bluewren', of({ title: { text: 'Welcome', count: 1 } })), 'none')
    const meta = { name: null, property: 'OG:site_name', httpEquiv: null, content: 'Blue Wren' }
    assert.equal(likenessOf('bluewren', of({ metas: [meta] })), 'name')
    assert.equal(likenessOf('bluewren', of({ metas: [{ ...meta, property: 'og:title' }] })), 'none')
    assert.equal(likenessOf('tuicafe', of(business('CafeOrCoffeeShop'))), 'name')
    assert.equal(likenessOf('tuicafe', of(business('Article'))), 'none')
    assert.deepEqual(ownBusinessNames([]).whole, [])
  })
})
