import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gainOf, progressOf } from './progress.ts'

const items = (done: number, open: number, uncounted = 0) => [
  ...Array.from({ length: done }, () => ({ state: 'completed', isCounted: true }) as const),
  ...Array.from({ length: open }, () => ({ state: 'open', isCounted: true }) as const),
  ...Array.from({ length: uncounted }, () => ({ state: 'unknown', isCounted: false }) as const),
]

describe('progress', () => {
  const cases: [done: number, open: number, percent: number | null][] = [
    [0, 0, null],
    [0, 3, 0],
    [12, 19, 38],
    [199, 1, 99],
    [31, 0, 100],
  ]
  for (const [done, open, percent] of cases) {
    it(`is ${percent ?? 'no'} percent for ${done} of ${done + open}`, () => {
      assert.deepEqual(progressOf(items(done, open, 2)), {
        done,
        total: done + open,
        percent,
        label: `${done} of ${done + open}`,
      })
    })
  }

  it('gains one by an open item, and a place in the total by one that had none', () => {
    const progress = progressOf(items(12, 19))
    assert.equal(gainOf({ state: 'open', isCounted: true }, progress), 'Takes you to 13 of 31')
    assert.equal(gainOf({ state: 'open', isCounted: false }, progress), 'Takes you to 13 of 32')
    assert.equal(gainOf({ state: 'completed', isCounted: true }, progress), null)
  })
})
