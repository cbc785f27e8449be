import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checksDecidedBy, questionOf, questionsFor } from './questions.ts'
import { isStale } from './stale.ts'
import { ticksOf } from './ticks.ts'
import { toggled } from './toggle.ts'

describe('questions', () => {
  it('of a check come in the order of the survey', () => {
    const ids = questionsFor(['S-SHIP2', 'S-SELL', 'S-SHIP0']).map(({ id }) => id)
    assert.deepEqual(ids, ['S-SELL', 'S-SHIP0', 'S-SHIP2'])
  })
  it('are found by id', () => {
    assert.equal(questionOf('S-KW1')?.type, 'list')
    assert.equal(questionOf('S-NONE'), undefined)
  })
  it('decide checks, each judged once', () => {
    assert.deepEqual(checksDecidedBy(['S-PRODURL', 'S-CLOUD2', 'S-CLOUD1', 'S-TOOL1']), [
      'content-display-on-social',
      'ecommerce',
      'cloud-storage',
    ])
    assert.ok(checksDecidedBy(['S-SELL']).includes('shopping-cart'))
    assert.deepEqual(checksDecidedBy(['S-TOOL1']), [])
  })
})

describe('ticks', () => {
  it('are known by the check that listed what was ticked', () => {
    assert.deepEqual(ticksOf({ 'S-BREACH1': ['Shop', 'Forum'], 'S-SELL': 'yes' }), {
      'data-breach-check': ['Shop', 'Forum'],
    })
    assert.deepEqual(ticksOf({}), {})
  })
})

describe('"None of these"', () => {
  it('clears the others', () => {
    assert.deepEqual(toggled(['total', 'name'], 'none'), ['none'])
  })
  it('is cleared by another', () => {
    assert.deepEqual(toggled(['none'], 'total'), ['total'])
  })
  it('is unanswered again when it is taken back', () => {
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
