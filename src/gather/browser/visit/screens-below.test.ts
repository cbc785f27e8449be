import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensBelow } from './screens-below.ts'

const at = (...tops: number[]) => screensOf(100_000, tops)
const screensOf = (pageHeight: number, tops: readonly number[]) =>
  screensBelow(
    { height: 1_000 },
    pageHeight,
    tops.map((y) => ({ x: 0, y, width: 10, height: 10 })),
  )

test('the first screen has a picture of its own, and a screen without a spot needs none', () => {
  assert.deepEqual(at(0, 999), [])
  assert.deepEqual(at(2_400, 1_000, 2_100), [1_000, 2_000])
  assert.deepEqual(screensBelow({ height: 1_000 }, 5_000, [null, undefined]), [])
})

test('of a long page the first five and the last are shown', () => {
  const tops = Array.from({ length: 20 }, (_, screen) => screen * 1_000)
  assert.deepEqual(at(...tops), [1_000, 2_000, 3_000, 4_000, 5_000, 19_000])
})

test('the last screen ends where the page ends', () => {
  assert.deepEqual(screensOf(2_300, [1_500, 2_250]), [1_000, 1_300])
  assert.deepEqual(screensOf(1_100, [1_050]), [100])
})
