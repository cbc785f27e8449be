import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  holdsPhrase,
  lastSegment,
  namesPhrase,
  namesPhraseAlone,
  segmentNames,
  phraseList,
  phrasesIn,
  plainWords,
  titleParts,
} from './phrases.ts'

const LEGAL = phraseList(['privacy policy', 'privacy', 'cookies', 'terms', 'mō mātou'])

describe('plain words', () => {
  it('have no case, accents, apostrophes and punctuation', () => {
    assert.equal(plainWords('  Joe’s  T&Cs — Mō mātou! '), 'joes t and cs mo matou')
  })
})

describe('naming by a phrase', () => {
  const named = [
    'Privacy Policy',
    'Read our privacy policy here',
    'PRIVACY',
    'Our cookies',
    'Privacy & cookies',
    'Mo Matou',
  ]
  for (const text of named) {
    it(`"${text}" names it`, () => assert.equal(namesPhrase(text, LEGAL), true))
  }
  const others = [
    'XXL cookies',
    'Cookies that grandma used to bake',
    'Data privacypolicy',
    'Payment terms',
    '',
  ]
  for (const text of others) {
    it(`"${text}" does not`, () => assert.equal(namesPhrase(text, LEGAL), false))
  }
  it('accepts a one-word phrase in a text of four words and not of five', () => {
    assert.equal(namesPhrase('Terms of our service', LEGAL), true)
    assert.equal(namesPhrase('Terms of our good service', LEGAL), false)
  })
  it('finds each phrase once, however often its first word is there', () => {
    const plain = 'privacy policy privacy privacy policy'
    assert.deepEqual(phrasesIn(plain, LEGAL.many), ['privacy policy'])
  })
  it('finds a phrase anywhere as whole words', () => {
    assert.equal(holdsPhrase('See the cookies we bake', LEGAL), true)
    assert.equal(holdsPhrase('Cookiesandcream', LEGAL), false)
  })
})

describe('paths', () => {
  it('have their last segment as words, without file endings and index files', () => {
    assert.equal(lastSegment('https://joes.test/legal/Privacy_Policy.html?x=1#top'), 'privacy policy')
    assert.equal(lastSegment('https://joes.test/privacy/index.php'), 'privacy')
    assert.equal(lastSegment('https://joes.test/'), '')
    assert.equal(lastSegment('https://joes.test/%E0%A4%A'), '')
  })
  it('matches a one-word phrase with a whole segment only', () => {
    assert.equal(segmentNames(lastSegment('https://joes.test/cookies'), LEGAL), true)
    assert.equal(segmentNames(lastSegment('https://joes.test/xxl-cookies'), LEGAL), false)
  })
  it('matches several words written as one', () => {
    assert.equal(segmentNames(lastSegment('https://joes.test/privacypolicy.htm'), LEGAL), true)
    assert.equal(segmentNames(lastSegment('https://joes.test/our-privacy-policy-2024'), LEGAL), true)
  })
})

describe('title parts', () => {
  it('are split where titles join the names of page and website', () => {
    assert.deepEqual(titleParts("Terms | Joe's - Bread & buns"), ['Terms', "Joe's", 'Bread & buns'])
    assert.deepEqual(titleParts('Self-raising flour'), ['Self-raising flour'])
  })
})

describe('a text that names a phrase alone', () => {
  it('has a one-word phrase with nothing but words such as "our" before it, or contains a phrase of several words', () => {
    for (const text of ['Terms', 'Our terms', 'And our website terms', 'Read the privacy policy'])
      assert.equal(namesPhraseAlone(text, LEGAL), true, text)
    for (const text of ['Terms three and four', 'Cookies jar', 'Our website', ''])
      assert.equal(namesPhraseAlone(text, LEGAL), false, text)
  })
})
