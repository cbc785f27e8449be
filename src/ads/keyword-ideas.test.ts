import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ideaDetail, isAmongKeywords, textsForIdeas } from './keyword-ideas.ts'

describe('ideas for keywords', () => {
  it('are asked for what is typed, else for the keywords that are there', () => {
    const there = [{ text: 'roses' }, { text: 'roses' }, { text: 'tulips' }]
    assert.deepEqual(textsForIdeas([{ text: 'wreaths' }], there), ['wreaths'])
    assert.deepEqual(textsForIdeas([], there), ['roses', 'tulips'])
  })

  it('I13 are asked for twenty texts at most, and none that is too long', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ text: `word ${index}` }))
    assert.equal(textsForIdeas(many, []).length, 20)
    assert.deepEqual(textsForIdeas([{ text: 'x'.repeat(81) }, { text: '花'.repeat(41) }], []), [])
  })

  it('say how many people search and compete, as far as Google says it', () => {
    const idea = { text: 'roses', averageMonthlySearches: 1_200, competition: 'low' as const }
    assert.equal(ideaDetail(idea), '1,200 searches a month, low competition')
    assert.equal(ideaDetail({ ...idea, averageMonthlySearches: 1 }), '1 search a month, low competition')
    assert.equal(ideaDetail({ ...idea, averageMonthlySearches: null }), 'low competition')
    assert.equal(
      ideaDetail({ text: 'roses', averageMonthlySearches: null, competition: null }),
      'Google doesn’t say how often people search for it',
    )
  })

  it('are known again whatever their case and spacing', () => {
    const isThere = isAmongKeywords([{ text: 'red  roses' }])
    assert.deepEqual([isThere('Red Roses'), isThere('red')], [true, false])
  })
})
