import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { QUESTIONS } from './questions.data.ts'
import { checksDecidedBy, questionOf, questionsFor } from './questions.ts'
import { isStale } from './stale.ts'
import { ticksOf } from './ticks.ts'
import { toggled } from './toggle.ts'

describe('questions', () => {
  it('of a check are in the order of the survey', () => {
    const ids = questionsFor(['S-SHIP2', 'S-SELL', 'S-SHIP0']).map(({ id }) => id)
    assert.deepEqual(ids, ['S-SELL', 'S-SHIP0', 'S-SHIP2'])
  })
  it('are found by id', () => {
    assert.equal(questionOf('S-KW1')?.type, 'list')
    assert.equal(questionOf('S-NONE'), undefined)
  })
  it('say why we ask, every one of them', () => {
    for (const { id, whyWeAsk } of QUESTIONS) assert.match(whyWeAsk ?? '', /^\S.+\.$/u, id)
  })
  it('decide checks, each rejudged once', () => {
    const checks = [
      { id: 'shop', asks: ['S-SELL', 'S-PRODURL'] },
      { id: 'cart', asks: ['S-SELL', 'S-CART1'] },
      { id: 'padlock', asks: [] },
    ]
    assert.deepEqual(checksDecidedBy(checks, ['S-PRODURL', 'S-SELL']), ['shop', 'cart'])
    assert.deepEqual(checksDecidedBy(checks, ['S-CART1']), ['cart'])
    assert.deepEqual(checksDecidedBy(checks, ['S-TOOL1']), [])
  })
})

describe('ticks', () => {
  it('are found by the check that listed what was ticked', () => {
    const plan = {
      weight: 1,
      group: 'easy',
      effort: 1,
      completedBy: [],
      completedByTicks: { status: 'breached', fact: 'breaches', question: 'S-BREACH1' },
    } as const
    const checks = [
      { id: 'breaches', plan },
      { id: 'other', plan: null },
    ]
    assert.deepEqual(ticksOf(checks, { 'S-BREACH1': ['Shop', 'Forum'], 'S-SELL': 'yes' }), {
      breaches: ['Shop', 'Forum'],
    })
    assert.deepEqual(ticksOf(checks, {}), {})
  })
})

describe('"None of these"', () => {
  it('clears the others', () => {
    assert.deepEqual(toggled(['total', 'name'], 'none'), ['none'])
  })
  it('is cleared by another', () => {
    assert.deepEqual(toggled(['none'], 'total'), ['total'])
  })
  it('is unanswered again when it is removed', () => {
    assert.deepEqual(toggled(['none'], 'none'), [])
    assert.deepEqual(toggled(['total', 'name'], 'total'), ['name'])
  })
})

describe('an answer', () => {
  const at = new Date('2026-11-21T12:00:00Z')
  it('is asked for again after 12 months', () => {
    assert.equal(isStale(new Date('2025-11-21T12:00:00Z'), at), true)
    assert.equal(isStale(new Date('2025-11-21T12:00:01Z'), at), false)
    assert.equal(isStale(new Date('2024-02-29T12:00:00Z'), new Date('2025-02-28T11:00:00Z')), false)
  })
})
