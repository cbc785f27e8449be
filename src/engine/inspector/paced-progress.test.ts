import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pacedProgress } from './paced-progress.ts'

function heardOf(steps: readonly [atMs: number, done: number][], total: number): number[] {
  const heard: number[] = []
  let now = 0
  const progress = pacedProgress(
    (_what, done) => heard.push(done),
    () => now,
  )
  for (const [atMs, done] of steps) {
    now = atMs
    progress('pages', done, total)
  }
  return heard
}

describe('progress', () => {
  it('is told at most ten times a second, the first and the last always', () => {
    assert.deepEqual(
      heardOf(
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

  it('of one kind of work does not hold back another', () => {
    const heard: string[] = []
    const progress = pacedProgress(
      (what) => heard.push(what),
      () => 0,
    )
    progress('pages', 1, 9)
    progress('links', 1, 9)
    assert.deepEqual(heard, ['pages', 'links'])
  })
})
