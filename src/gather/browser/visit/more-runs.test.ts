import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fitsInto, type RunScore, wantsAnotherRun } from './more-runs.ts'

const run = (performance: number): RunScore => ({ performance, contention: 1 })

const wants = (first: number | RunScore, ...more: number[]): boolean =>
  wantsAnotherRun([typeof first === 'number' ? run(first) : first, ...more.map(run)])

describe('another run of Lighthouse is wanted', () => {
  it('after one whose score is near a band’s edge, not after one far from it', () => {
    assert.deepEqual(
      [47, 52, 87, 92].map((score) => wants(score)),
      [true, true, true, true],
    )
    assert.deepEqual(
      [46, 53, 70, 86, 93, 100].map((score) => wants(score)),
      Array(6).fill(false),
    )
  })

  it('after one further from the edge when the machine was busy', () => {
    assert.equal(wants({ performance: 80, contention: 1.2 }), false)
    assert.equal(wants({ performance: 80, contention: 3 }), true)
    assert.equal(wants({ performance: 70, contention: 9 }), false)
    assert.equal(wants({ performance: 86, contention: null }), false)
  })

  it('until one band leads: by the majority of three on a quiet machine, by two runs on a busy one', () => {
    assert.equal(wants(88, 87), false)
    assert.equal(wants(89, 90), true)
    assert.equal(wants(89, 90, 89), false)
    const disturbed = { performance: 89, contention: 2 }
    assert.equal(wants(disturbed, 90, 89), true)
    assert.equal(wants(disturbed, 90, 89, 88), false)
    assert.equal(wants({ performance: 89, contention: null }, 90, 89), true)
  })

  it('while the scores are far apart, up to five runs', () => {
    assert.equal(wants(88, 70), true)
    assert.equal(wants(88, 70, 86), true)
    assert.equal(wants(88, 70, 86, 87), false)
    assert.equal(wants(89, 51, 91, 60, 92), false)
  })
})

describe('another run of a page', () => {
  const MIB = 1_048_576

  it('fits when all runs together stay within the bytes of the visit', () => {
    const heavy = { totalBytes: 12 * MIB }
    assert.deepEqual(
      [1, 2, 3, 4].map((runsBefore) => fitsInto(50 * MIB, heavy, runsBefore)),
      [true, true, true, false],
    )
    assert.equal(fitsInto(20 * MIB, heavy, 1), false)
  })

  it('fits when the weight of the page is not known', () => {
    assert.equal(fitsInto(0, { totalBytes: null }, 4), true)
  })
})
