import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPoint } from './read-point.ts'

describe('a typed point', () => {
  it('is read as maps show it', () => {
    assert.deepEqual(readPoint('-33.8981, 151.1748'), { latitude: -33.8981, longitude: 151.1748 })
    assert.deepEqual(readPoint(' −36.85;174.76 '), { latitude: -36.85, longitude: 174.76 })
    assert.deepEqual(readPoint('0 0'), { latitude: 0, longitude: 0 })
  })

  it('is none where it is not on the earth, or no pair of numbers', () => {
    for (const typed of ['', 'Newtown', '-33.9', '91, 0', '0, 181', '1, 2, 3', '1e1, 2', '33°S, 151°E'])
      assert.equal(readPoint(typed), null, typed)
  })
})
