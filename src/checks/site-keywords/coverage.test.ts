import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { covers, isInTitleHeadingOrDescription, patternOf, plainParts } from './coverage.ts'
import { wordsOf } from './tokens.ts'

const titled = (phrase: string, title: string): boolean =>
  isInTitleHeadingOrDescription(patternOf(phrase), plainParts([{ name: 'title', words: wordsOf(title) }]))

const covered = (phrase: string, parts: Record<string, string>): boolean => {
  const all = ['title', 'h1', 'description', 'body', 'h2'] as const
  return covers(
    patternOf(phrase),
    plainParts(all.map((name) => ({ name, words: wordsOf(parts[name] ?? '') }))),
  )
}

describe('whether a page covers a phrase', () => {
  it('needs the title or the main heading, and the summary or the text', () => {
    assert.equal(covered('drains', { title: 'Drains', body: 'drains' }), true)
    assert.equal(covered('drains', { h1: 'Drains', description: 'drains' }), true)
    assert.equal(covered('drains', { title: 'Drains', h1: 'Drains' }), false)
    assert.equal(covered('drains', { h2: 'Drains', body: 'drains' }), false)
  })
})

describe('a phrase matches', () => {
  it('in singular and plural', () => {
    assert.equal(titled('blocked drain', 'Blocked drains'), true)
    assert.equal(titled('bakeries', 'The bakery'), true)
  })
  it('in order, with one stop word between', () => {
    assert.equal(titled('plumber dunedin', 'Your plumber in Dunedin'), true)
    assert.equal(titled('plumber in dunedin', 'Plumber Dunedin'), true)
    assert.equal(titled('plumber dunedin', 'Plumber of the Dunedin'), false)
    assert.equal(titled('plumber dunedin', 'Dunedin plumber'), false)
    assert.equal(titled('plumber dunedin', 'Plumber serving Dunedin'), false)
  })
  it('as it is written, with as many stop words between as it has itself', () => {
    assert.equal(titled('things to do in Dubbo', 'Things to do in Dubbo'), true)
    assert.equal(titled('things to do in Dubbo', 'Things Dubbo'), true)
    assert.equal(titled('things to do in Dubbo', 'Things to do in and around Dubbo'), false)
    assert.equal(titled('how to', 'How to'), true)
  })
  it('with and without macrons', () => {
    assert.equal(titled('plumber whangarei', 'Plumber Whangārei'), true)
    assert.equal(titled('plumber whangārei', 'Plumber Whangarei'), true)
  })
  it('as whole words', () => assert.equal(titled('tap', 'Taping'), false))
})
