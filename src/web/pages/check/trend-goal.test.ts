import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { lowEnd, trendGoal } from './trend-goal.ts'

const gauge = (given: object = {}): Block => ({
  kind: 'gauge',
  label: 'Speed',
  value: 71,
  max: 100,
  band: 'Good speed',
  tone: 'warning',
  bands: [
    { to: 49, label: 'Loading slowly', tone: 'error' },
    { to: 89, label: 'Good speed', tone: 'warning' },
    { to: 100, label: 'Fast', tone: 'success' },
  ],
  ...given,
})

test('the goal is where the best band begins', () => {
  assert.deepEqual(trendGoal([{ kind: 'note', text: '' }, gauge()]), { value: 90, text: '90, fast' })
})

test('there is none without a score, without bands, and on a scale that is no score', () => {
  assert.equal(trendGoal([]), undefined)
  assert.equal(trendGoal([gauge({ bands: undefined })]), undefined)
  assert.equal(trendGoal([gauge({ isScale: true })]), undefined)
})

test('a line begins at the full ten that is ten points or more below all values and their spread, and never below 0', () => {
  assert.equal(
    lowEnd([
      { value: 64, spread: 10 },
      { value: 75, spread: null },
    ]),
    40,
  )
  assert.equal(lowEnd([{ value: 95, spread: null }]), 80)
  assert.equal(lowEnd([{ value: 3, spread: 12 }]), 0)
})
