import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandsOf } from './gauge-bands.ts'

const bands = [
  { to: 49, label: 'Slow', tone: 'error' },
  { to: 89, label: 'Good', tone: 'warning' },
  { to: 100, label: 'Fast', tone: 'success' },
] as const

for (const [value, here] of [
  [0, 'Slow'],
  [49, 'Slow'],
  [50, 'Good'],
  [89, 'Good'],
  [90, 'Fast'],
  [100, 'Fast'],
] as const)
  test(`${value} is in the band ${here}, and in no other`, () => {
    const drawn = bandsOf({ value, bands: [...bands] })
    assert.deepEqual(
      drawn.filter(({ isHere }) => isHere).map(({ label }) => label),
      [here],
    )
  })

test('bands follow each other without a gap', () => {
  assert.deepEqual(
    bandsOf({ value: 0, bands: [...bands] }).map(({ from, to, length }) => [from, to, length]),
    [
      [0, 49, 49],
      [50, 89, 40],
      [90, 100, 11],
    ],
  )
})
