import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { plainParts } from './coverage.ts'
import { partsOf } from './parts.ts'
import { ownersWords, placeMissing } from './targets.ts'

const onHome = partsOf([aPage({ title: { text: 'Plumber in Dunedin', count: 1 } })]).map(plainParts)
const LOCAL = { industry: 'construction' as const }

describe("the owner's own words", () => {
  it('are up to five, each of them once, whatever its capitals and spaces', () => {
    assert.deepEqual(ownersWords([' plumber ', 'Plumber', 'blocked  drain', 'Blocked drain', 'taps']), [
      'plumber',
      'blocked drain',
      'taps',
    ])
    assert.deepEqual(ownersWords(['taps', 'plumber', 'Taps']), ['taps', 'plumber'])
    assert.deepEqual(ownersWords(['aa', 'bb', 'cc', 'dd', 'ee', 'ff']), ['aa', 'bb', 'cc', 'dd', 'ee'])
  })

  it('have a letter or a digit that a page can have, too', () => {
    assert.deepEqual(ownersWords(['--', '$$$', '24/7 plumber']), ['24/7 plumber'])
  })
})

describe('the place of a business', () => {
  it('is missing where no page names it, and is none where nothing is known of it', () => {
    assert.equal(placeMissing(onHome, {}, { ...LOCAL, city: 'Oamaru' }), 'Oamaru')
    assert.equal(placeMissing(onHome, {}, { ...LOCAL, city: 'Dunedin' }), null)
    assert.equal(placeMissing(onHome, {}, LOCAL), null)
    assert.equal(placeMissing(onHome, {}, { ...LOCAL, city: '-' }), null)
  })
})
