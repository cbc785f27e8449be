import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { questionOf } from '#core/survey/questions.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { suggestions } from '#core/survey/suggestions.ts'
import { catalogue } from './catalogue.generated.ts'
import { OPTION_OF } from './payment-options/features.data.ts'
import { REPORTED_AS } from './shipping-options/features.data.ts'

describe('the survey and the checks', () => {
  for (const { id, asks } of catalogue)
    for (const question of asks)
      it(`${question} decides ${id}, which reads it`, () => {
        assert.ok(questionOf(question)?.decides.includes(id))
      })
  it('know of each other, in both directions', () => {
    for (const { id, decides } of QUESTIONS)
      for (const decided of decides.filter((name) => name !== 'plan' && name !== 'tools'))
        assert.ok(catalogue.find((check) => check.id === decided)?.asks.includes(id), `${id}: ${decided}`)
  })

  const renamed: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
    ['S-PAY1', 'payment-options', Object.entries(OPTION_OF)],
    [
      'S-SHIP1',
      'shipping-options',
      Object.entries(REPORTED_AS).map(([option, feature]) => [feature, option]),
    ],
  ]
  for (const [id, check, names] of renamed)
    for (const [feature, option] of names)
      it(`${feature} seen by ${check} is ${option} of ${id}`, () => {
        const question = questionOf(id)
        assert.ok(question)
        const results = [{ id: check, facts: { seen: { [feature]: 'https://joes.com.au/' } } }]
        assert.deepEqual(suggestions(question, results), [{ value: option, at: 'https://joes.com.au/' }])
      })
})
