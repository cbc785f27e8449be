import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { videoTime } from './times.ts'

describe('the time of a video', () => {
  const times: readonly (readonly [number | null | undefined, string])[] = [
    [0, '00:00'],
    [59, '00:59'],
    [59.9, '00:59'],
    [60, '01:00'],
    [605, '10:05'],
    [4_503, '75:03'],
    [6_000, '100:00'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
    [null, '00:00'],
    [undefined, '00:00'],
  ]
  for (const [seconds, shown] of times)
    it(`${seconds} s is ${shown}`, () => {
      assert.equal(videoTime(seconds), shown)
    })
})
