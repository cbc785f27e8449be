import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotsOf, spreadArea, trendText } from './trend.ts'

const RANGE = { low: 0, high: 100 }
const FIELD = { width: 120, height: 50, margin: 10 }

test('points are evenly spaced from left to right, high values at the top', () => {
  const points = [0, 50, 100].map((value) => ({ when: '', value }))
  assert.deepEqual(spotsOf(points, RANGE, FIELD), [
    { x: 10, y: 50 },
    { x: 60, y: 25 },
    { x: 110, y: 0 },
  ])
})

test('a single point is at the right, where the newest is; without any there is no line', () => {
  assert.deepEqual(spotsOf([{ when: 'Today', value: 100 }], RANGE, FIELD), [{ x: 110, y: 0 }])
  assert.deepEqual(spotsOf([], RANGE, FIELD), [])
})

test('a value outside the range stays inside the chart, and a range of one value does not divide by zero', () => {
  assert.equal(spotsOf([{ when: '', value: 130 }], RANGE, FIELD)[0]?.y, 0)
  assert.equal(spotsOf([{ when: '', value: -5 }], RANGE, FIELD)[0]?.y, 50)
  assert.equal(spotsOf([{ when: '', value: 5 }], { low: 5, high: 5 }, FIELD)[0]?.y, 50)
})

test('the description has every value and its day', () => {
  const points = [
    { when: '24 Oct', value: 64 },
    { when: 'Today', value: 71 },
  ]
  assert.equal(trendText('Scores', points), 'Scores: 64 on 24 Oct, 71 today')
})

test('the spread is drawn half above and half below each value', () => {
  const points = [
    { when: '', value: 50, spread: 20 },
    { when: '', value: 80, spread: null },
  ]
  assert.deepEqual(spreadArea(points, RANGE, FIELD), [
    { x: 10, y: 20 },
    { x: 110, y: 10 },
    { x: 110, y: 10 },
    { x: 10, y: 30 },
  ])
})

test('one value, or values without spread, have no area', () => {
  assert.deepEqual(spreadArea([{ when: '', value: 50, spread: 20 }], RANGE, FIELD), [])
  assert.deepEqual(
    spreadArea(
      [1, 2].map((value) => ({ when: '', value })),
      RANGE,
      FIELD,
    ),
    [],
  )
})
