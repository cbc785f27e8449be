import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_COUNTS } from '#core/counts.ts'
import { gainOf, progressOf } from './progress.ts'

/** Half of the open items are questions. */
const counts = (good: number, open: number, couldNotCheck = 0) => {
  const toAnswer = Math.floor(open / 2)
  return { ...NO_COUNTS, good, toFix: open - toAnswer, toAnswer, couldNotCheck }
}

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
      assert.deepEqual(progressOf(counts(done, open, 2)), {
        done,
        total: done + open,
        percent,
        label: `${done} of ${done + open}`,
      })
    })
  }

  it('gains one by an open item whose job surely turns its check good', () => {
    const progress = progressOf(counts(12, 19))
    assert.equal(
      gainOf({ state: 'open', turnsGood: 'at_once' }, progress),
      'Takes you to 13 of 31 in good shape',
    )
    assert.equal(
      gainOf({ state: 'open', turnsGood: 'in_all' }, progress),
      'All of it takes you to 13 of 31 in good shape',
    )
    assert.equal(gainOf({ state: 'open', turnsGood: 'not_promised' }, progress), null)
    assert.equal(gainOf({ state: 'completed', turnsGood: 'at_once' }, progress), null)
  })
})
