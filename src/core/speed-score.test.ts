import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BAND_TOPS, bandOf, distanceToEdge, spreadOf } from './speed-score.ts'

describe('a speed score', () => {
  it('is in one of three bands', () => {
    assert.deepEqual([0, 49, 50, 89, 90, 100].map(bandOf), [0, 0, 1, 1, 2, 2])
  })

  it('is in a band up to its top', () => {
    assert.deepEqual(BAND_TOPS.map(bandOf), [0, 1, 2])
  })

  it('has a distance in points to the next band', () => {
    assert.deepEqual([49, 50, 47, 52, 89, 90, 70, 100].map(distanceToEdge), [1, 1, 3, 3, 1, 1, 20, 11])
  })

  it('has a spread over several runs from the lowest to the highest, and over four and more without the outermost', () => {
    assert.equal(spreadOf([80]), 0)
    assert.equal(spreadOf([80, 71, 84]), 13)
    assert.equal(spreadOf([80, 20, 84, 83]), 3)
    assert.equal(spreadOf([80, 20, 84, 83, 99]), 4)
  })
})
