import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pacedProgress } from './paced-progress.ts'

function reportedOf(steps: readonly [atMs: number, done: number][], total: number): number[] {
  const reported: number[] = []
  let now = 0
  const progress = pacedProgress(
    (_what, done) => reported.push(done),
    () => now,
  )
  for (const [atMs, done] of steps) {
    now = atMs
    progress('pages', done, total)
  }
  return reported
}

describe('progress', () => {
  it('is reported at most ten times a second, the first and the last step always', () => {
    assert.deepEqual(
      reportedOf(
        [
          [0, 1],
          [40, 2],
          [99, 3],
          [100, 4],
          [150, 5],
          [151, 6],
        ],
        6,
      ),
      [1, 4, 6],
    )
  })

  it('of one kind of work does not delay that of another', () => {
    const reported: string[] = []
    const progress = pacedProgress(
      (what) => reported.push(what),
      () => 0,
    )
    progress('pages', 1, 9)
    progress('links', 1, 9)
    assert.deepEqual(reported, ['pages', 'links'])
  })
})
