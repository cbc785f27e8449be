import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cleanLines, lowerFirst, squeeze, upperFirst } from './text.ts'

describe('a text within a sentence and at its start', () => {
  it('differs by its first letter', () => {
    assert.equal(lowerFirst('Your web person at Joes'), 'your web person at Joes')
    assert.equal(upperFirst('about 1 hour at Joes'), 'About 1 hour at Joes')
  })

  it('is the same where it does not begin with a letter', () => {
    assert.equal(lowerFirst('2 pages'), '2 pages')
    assert.equal(upperFirst(''), '')
  })
})

describe('a text on one line', () => {
  it('has one space for each run of space, and none at its ends', () => {
    assert.equal(squeeze('  Add \n\t to\u00a0cart '), 'Add to cart')
  })

  it('has none of the characters by which a font draws icons', () => {
    assert.equal(squeeze('\ue547 Add to cart'), 'Add to cart')
    assert.equal(squeeze('Call\uf095us'), 'Call us')
    assert.equal(squeeze('\uf09a'), '')
    assert.equal(squeeze('Kererū 🐦 ★ 東京'), 'Kererū 🐦 ★ 東京')
  })
})

describe('a text of a stranger', () => {
  const HOSTILE = '\u001b]0;owned\u0007\u202Eevil\u2066 \u009b31m'

  it('X10 has no character that a terminal obeys, and none that turns its direction', () => {
    assert.equal(squeeze(HOSTILE), ']0;owned evil 31m')
    assert.equal(cleanLines(HOSTILE), '\uFFFD]0;owned\uFFFDevil \uFFFD31m')
  })

  it('keeps its lines, its marks and the signs of scripts from right to left', () => {
    const text = 'one\ttwo\r\nשלום\u200f (1) 👩\u200d🍳'
    assert.equal(cleanLines(text), text)
  })

  it('C06 can be stored', () => assert.equal(cleanLines('a\0b\ud800'), 'a\uFFFDb\uFFFD'))
})
