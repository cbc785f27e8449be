import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { questionOf } from '#core/survey/questions.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { catalogue } from './catalogue.generated.ts'
import { OPTION_OF as PAYMENT_OPTION_OF } from './payment-options/features.data.ts'
import { OPTION_OF } from './shipping-options/features.data.ts'

/** Questions for choosing productivity tools. */
const OF_THE_TOOLS = 'S-TOOL'

describe('the survey and the checks', () => {
  for (const { id, asks, suggests = {}, plan, words } of catalogue) {
    for (const question of asks)
      it(`${id} asks ${question}, which the survey has`, () => assert.ok(questionOf(question)))
    for (const { asking } of Object.values(words.statuses))
      if (asking?.question !== undefined)
        it(`${id} waits for ${asking.question}, which it asks`, () =>
          assert.ok(asks.includes(asking.question ?? '')))
    for (const question of Object.keys(suggests))
      it(`${id} suggests answers to ${question}, which it asks`, () => assert.ok(asks.includes(question)))
    const ticks = plan?.completedByTicks?.question
    if (ticks !== undefined)
      it(`${id} is completed by ticks in ${ticks}, which it asks`, () => {
        assert.ok(asks.includes(ticks))
        assert.equal(questionOf(ticks)?.type, 'ticks')
      })
  }

  it('have no question that nobody reads', () => {
    const read = new Set(catalogue.flatMap(({ asks }) => asks))
    for (const { id } of QUESTIONS) assert.ok(read.has(id) || id.startsWith(OF_THE_TOOLS), id)
  })

  it('have at most one check that suggests answers to a question', () => {
    const suggested = catalogue.flatMap(({ suggests = {} }) => Object.keys(suggests))
    assert.equal(new Set(suggested).size, suggested.length)
  })

  const renamed: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
    ['S-PAY1', 'payment-options', Object.entries(PAYMENT_OPTION_OF)],
    ['S-SHIP1', 'shipping-options', Object.entries(OPTION_OF)],
  ]
  for (const [id, check, names] of renamed)
    for (const [feature, option] of names)
      it(`${feature} found by ${check} is ${option} of ${id}`, () => {
        const question = questionOf(id)
        assert.ok(question)
        const results = [{ id: check, facts: { seen: { [feature]: 'https://joes.com.au/' } } }]
        assert.deepEqual(suggestions(question, catalogue, results), [
          { value: option, at: 'https://joes.com.au/' },
        ])
      })
})
