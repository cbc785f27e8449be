import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BREAK, plurals, singulars, withoutAccents, wordsOf } from './tokens.ts'

describe('words of a text', () => {
  it('are lower case, with breaks for punctuation and line ends', () => {
    assert.deepEqual(wordsOf('Blocked Drains, hot water\nTaps'), [
      'blocked',
      'drains',
      BREAK,
      'hot',
      'water',
      BREAK,
      'taps',
    ])
  })
  it('keep dashes, apostrophes and ampersands inside', () => {
    assert.deepEqual(wordsOf('Joe’s B&B - eco-friendly'), ["joe's", 'b&b', BREAK, 'eco-friendly'])
  })
  it('keep a number whole whose digits are in groups, and end one at the point of a sentence', () => {
    assert.deepEqual(wordsOf('$26,000 at 9:00 and 2.5 kg, in 2019. Since 1,2 drains'), [
      BREAK,
      '26,000',
      'at',
      '9:00',
      'and',
      '2.5',
      'kg',
      BREAK,
      'in',
      '2019',
      BREAK,
      'since',
      '1,2',
      'drains',
    ])
    assert.deepEqual(wordsOf('24/7 plumber'), ['24', BREAK, '7', 'plumber'])
  })
  it('keep macrons, however they are encoded, and match without them', () => {
    assert.deepEqual(wordsOf('Whanga\u0304rei'), ['whangārei'])
    assert.equal(withoutAccents('whangārei'), 'whangarei')
    assert.equal(withoutAccents('tap'), 'tap')
  })
  it('break at what is too long for a word', () =>
    assert.deepEqual(wordsOf(`a ${'x'.repeat(41)}`), ['a', BREAK]))
})

describe('singular and plural', () => {
  it('know -s, -es and -ies', () => {
    assert.ok(singulars('drains').includes('drain'))
    assert.ok(singulars('boxes').includes('box'))
    assert.ok(singulars('bakeries').includes('bakery'))
    assert.ok(plurals('bakery').includes('bakeries'))
  })
  it('leave short words and -ss alone', () => {
    assert.deepEqual(singulars('gas'), [])
    assert.deepEqual(singulars('glass'), [])
  })
})
