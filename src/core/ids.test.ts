import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newId } from './ids.ts'

/** A source that gives 100000 `count` times, then 100001. */
const stubborn = (times: number): (() => number) => {
  let given = 0
  return () => {
    given += 1
    return given <= times ? 0 : 1.5 / 900_000
  }
}

describe('an id', () => {
  it('has six digits at both ends of the source', () => {
    assert.equal(
      newId(new Set(), () => 0),
      100_000,
    )
    assert.equal(
      newId(new Set(), () => 1 - Number.EPSILON / 2),
      999_999,
    )
  })
  it('is not one that is taken', () => {
    assert.equal(newId(new Set([100_000]), stubborn(999)), 100_001)
  })
  it('is refused after 1,000 collisions', () => {
    assert.throws(() => newId(new Set([100_000]), stubborn(1_000)), {
      message: 'ID space exhausted or too many collisions.',
    })
  })
})
