import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asPlainLine, cutAtWord, escapeHtml, wholeWords, withoutOrnaments } from './words.ts'

describe('a text that is cut to whole words', () => {
  it('is whole where it fits, to the character', () => {
    assert.equal(wholeWords('Taps and tiles', 14), 'Taps and tiles')
    assert.equal(wholeWords('Taps and tiles', 13), 'Taps')
    assert.equal(wholeWords('Red taps fitted', 8), 'Red taps')
    assert.equal(wholeWords('Red taps fitted', 7), 'Red')
    assert.equal(wholeWords('🌹🌹🌹', 3), '🌹🌹🌹')
  })

  it('is a part of its first word where not even that fits', () => {
    assert.equal(wholeWords('Plumbing', 5), 'Plumb')
  })

  it('ends with no punctuation mark, and with no word that another follows', () => {
    assert.equal(wholeWords('Taps, tiles – and more', 6), 'Taps')
    assert.equal(wholeWords('Taps, tiles – and more', 13), 'Taps, tiles')
    assert.equal(wholeWords('Flowers for the people of Newtown', 21), 'Flowers')
    assert.equal(wholeWords('Bread with all of the love in it', 27), 'Bread with all of the love')
  })

  it('leaves no bracket or quote open', () => {
    assert.equal(wholeWords('Taps (red, green and blue)', 16), 'Taps')
    assert.equal(wholeWords('Taps “red and green” fitted', 15), 'Taps')
    assert.equal(wholeWords('Taps "red and green" fitted', 15), 'Taps')
    assert.equal(wholeWords('Taps (red) fitted by Joe', 17), 'Taps (red) fitted')
    assert.equal(wholeWords('Taps "red" fitted by Joe', 17), 'Taps "red" fitted')
  })

  it('shows by an ellipsis that something is missing, within the same length', () => {
    assert.equal(cutAtWord('Taps and tiles', 14), 'Taps and tiles')
    assert.equal(cutAtWord('Red taps fitted', 9), 'Red taps…')
    assert.equal(cutAtWord('Red taps fitted', 8), 'Red…')
  })
})

describe('a plain line', () => {
  it('has one space for line breaks, controls and what nobody sees', () => {
    assert.equal(asPlainLine(' Red\n\ttaps\u200B\uFEFF and\u0007tiles '), 'Red taps and tiles')
  })
  it('has no emoji where search engines leave them out', () => {
    assert.equal(asPlainLine(withoutOrnaments('Taps 🚿 and 👩‍🔧 Joe ❤️')), 'Taps and Joe')
  })
  it('cannot end an element or an attribute', () => {
    assert.equal(escapeHtml('<a title="x">&amp;</a>'), '&lt;a title=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;')
  })
})
