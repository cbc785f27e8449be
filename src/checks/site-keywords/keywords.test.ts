import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keywordsOf } from './keywords.ts'
import type { PartName, PartWords } from './parts.ts'
import { wordsOf } from './tokens.ts'

type Given = Partial<Record<PartName, string>>

const NAMES: readonly PartName[] = ['title', 'h1', 'description', 'h2', 'alt', 'link', 'bold', 'body']

const partsOf = (given: Given): PartWords[] =>
  NAMES.flatMap((name) => {
    const text = given[name]
    return text === undefined ? [] : [{ name, words: wordsOf(text) }]
  })

const keywords = (...pages: Given[]) => keywordsOf(pages.map(partsOf), new Set(['joesplumbing']))
const texts = (...pages: Given[]) => keywords(...pages).map(({ text }) => text)
const scoreOf = (text: string, ...pages: Given[]) =>
  keywords(...pages).find((keyword) => keyword.text === text)?.score

describe('phrases that count', () => {
  it('are one to three words', () => {
    const found = texts({ h1: 'gas heat pumps', title: 'water repair', h2: 'drains' })
    assert.deepEqual(found.toSorted(), ['drains', 'gas heat pumps', 'water repair'])
  })
  it('in a running text are used twice at least', () => {
    assert.deepEqual(texts({ body: 'it is grown in sand' }), [])
    assert.deepEqual(texts({ body: 'grown in sand. grown in sand' }), ['grown in sand'])
    assert.deepEqual(texts({ h2: 'blocked drains' }), ['blocked drains'])
  })
  it('of three words do not always continue: the end of the whole is the phrase', () => {
    const text = 'famous for fried chicken. famous for fried chicken'
    assert.deepEqual(texts({ body: text }), ['fried chicken'])
    assert.ok(texts({ body: `${text}. famous for fried fish` }).includes('famous for fried'))
  })
  it('of three words do not always follow one word either: their end is the phrase', () => {
    const text = 'sugar free propolis lozenges. sugar free propolis lozenges'
    const found = texts({ body: text })
    assert.ok(found.includes('propolis lozenges'))
    assert.ok(!found.includes('free propolis lozenges'))
    assert.ok(texts({ body: `${text}. new free propolis lozenges` }).includes('free propolis lozenges'))
  })
  it('are not made of words alone that every business uses', () => {
    assert.deepEqual(texts({ h1: 'life story', h2: 'family since 1934', title: 'perfect solutions' }), [])
    assert.deepEqual(texts({ h2: 'family practice' }), ['family practice'])
  })
  it('are no amounts of something, which is named without them', () => {
    const found = texts({
      h2: 'dried sausage 500 g',
      body: 'fig jam 410 g. fig jam 250 g. pot 18 cm wide. 5 inch knives, 5 inch',
    })
    for (const amount of found) assert.doesNotMatch(amount, /\d g|cm|inch/u)
    assert.ok(found.includes('dried sausage') && found.includes('fig jam'), found.join(', '))
  })
  it('neither begin nor end with a sum or a time of day', () => {
    const text = 'up to $26,000 per employee. get $26,000 per employee. mass at 9:00 p.m. and 7:00 p.m.'
    for (const found of texts({ h2: text, body: text })) assert.doesNotMatch(found, /\d|^p$/u)
    assert.ok(texts({ h2: '24/7 plumber' }).join().includes('plumber'))
    for (const found of texts({ h2: '6.6 kW solar system. 10 kW solar system' }))
      assert.doesNotMatch(found, /kw/u)
    assert.ok(texts({ h2: '4x4 hire' }).join().includes('4x4'))
  })
  it('are no short form alone', () => {
    assert.deepEqual(texts({ h2: 'fr', title: 'st', h1: 'tel' }), [])
    assert.deepEqual(texts({ h2: 'st albans dentist' }), ['st albans dentist'])
  })
  it('are no prices with the code of their currency', () => {
    assert.deepEqual(texts({ h2: '45.00 NZD', body: '$38.00 NZD. $45.00 NZD. AUD 12.00' }), [])
    assert.deepEqual(texts({ h2: 'cad drawings' }), ['cad drawings'])
    for (const text of ['inr services', 'cny menu', 'chf'])
      assert.deepEqual(texts({ h1: text, h2: text }), [text], text)
  })
  it('are words that name a trade, with words that every business uses', () => {
    assert.deepEqual(texts({ h1: 'moving company', h2: 'home moving' }).toSorted(), [
      'home moving',
      'moving company',
    ])
    assert.ok(texts({ h1: 'building company' }).includes('building company'))
  })
  it('neither begin nor end with a word that joins others, nor end with an owner', () => {
    assert.deepEqual(texts({ h2: 'bakers behind the bread' }).toSorted(), ['bakers', 'bread'])
    assert.deepEqual(texts({ h2: "rwanda's" }), [])
    assert.deepEqual(texts({ h2: "farmer's market" }), ["farmer's market"])
    assert.deepEqual(texts({ h2: "we've been baking" }), ['baking'])
  })
  it('neither begin nor end with a verb, nor go around a word that begins a part of a sentence', () => {
    assert.deepEqual(texts({ h2: 'met bakers' }), ['bakers'])
    const text = 'a record that met its makers. a record that pleased its makers'
    assert.ok(!texts({ body: `${text}. ${text}` }).some((one) => /that|met/u.test(one)))
  })
  it('do not cross punctuation', () => {
    assert.deepEqual(texts({ h2: 'drains, taps' }).toSorted(), ['drains', 'taps'])
  })
  it('may have a stop word in the middle, never at an end', () => {
    assert.ok(texts({ h1: 'bed and breakfast' }).includes('bed and breakfast'))
    assert.deepEqual(texts({ h2: 'the drains of' }), ['drains'])
  })
  it('are not pieces of one sentence that repeats: the first is enough', () => {
    const sentence = 'sugar free propolis lozenges'
    const found = texts({ body: `${sentence}. ${sentence}` })
    assert.equal(found.filter((text) => text.includes('propolis')).length, 1)
  })
  it('are not made of website words only', () => {
    assert.deepEqual(texts({ body: 'contact form' }), [])
    assert.deepEqual(texts({ h2: 'coffee shop' }), ['coffee shop'])
  })
  it('are no numbers, phone numbers, dates or opening times', () => {
    assert.deepEqual(texts({ body: '03 123 4567. 12 march 2026. monday 9am. $50' }), [])
  })
  it('are not the business name', () => {
    assert.ok(!texts({ title: "Joe's Plumbing" }).includes("joe's plumbing"))
  })
})

describe('the score of a phrase', () => {
  it('weighs a word by its part of the page', () => {
    const weights: [PartName, number][] = [
      ['title', 6],
      ['h1', 5],
      ['description', 3],
      ['h2', 3],
      ['alt', 1],
      ['link', 1],
      ['bold', 1.5],
      ['body', 1],
    ]
    for (const [part, weight] of weights)
      assert.equal(scoreOf('drains', { [part]: 'drains. drains' }), 2 * weight, part)
  })
  it('weighs longer phrases more', () => {
    assert.equal(scoreOf('hot water', { body: 'hot water. hot water' }), 2 * 1.6)
    assert.equal(scoreOf('gas hot water', { body: 'gas hot water. gas hot water' }), 2 * 1.9)
  })
  it('counts the text of one page at most five times', () => {
    assert.equal(scoreOf('drains', { body: 'drains. '.repeat(5) }), 5)
    assert.equal(scoreOf('drains', { body: 'drains. '.repeat(6) }), 5)
    assert.equal(scoreOf('drains', { body: 'drains. '.repeat(6), alt: 'drains' }), 6)
  })
  it('grows with the pages that use it', () => {
    assert.equal(scoreOf('drains', { body: 'drains' }, { body: 'drains' }, { body: 'drains' }), 3 * 2)
  })
})

describe('phrases that are merged', () => {
  it('joins a plural with its singular, in the more frequent form', () => {
    const [found, ...others] = keywords({ body: 'drain. drains. drains' })
    assert.ok(found)
    assert.equal(found.text, 'drains')
    assert.equal(found.count, 3)
    assert.deepEqual(others, [])
  })
  it('joins -ies and -es', () => {
    assert.deepEqual(texts({ body: 'bakery. bakeries. bakery' }), ['bakery'])
    assert.deepEqual(texts({ body: 'boxes. box. boxes' }), ['boxes'])
  })
  it('does not cut words whose singular is not used', () => {
    assert.deepEqual(texts({ body: 'christmas. christmas' }), ['christmas'])
  })
  it('drops a shorter phrase when a longer one with it has at least 80 % of its score', () => {
    assert.deepEqual(texts({ body: 'hot water. hot water' }), ['hot water'])
    assert.ok(texts({ body: 'hot water. hot. hot. hot' }).includes('hot'))
  })
  it('keeps the best 20', () => {
    const words = Array.from({ length: 30 }, (_, i) => `word${String.fromCodePoint(97 + i)}x`).join('. ')
    assert.equal(texts({ body: `${words}. ${words}` }).length, 20)
  })
})
