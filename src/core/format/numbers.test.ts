import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { abbreviate, percent, ratioToPercent, truncate } from './numbers.ts'

const NOTHING = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

describe('numbers are cut, not rounded', () => {
  const cut: readonly (readonly [number, number])[] = [
    [8.2, 8.2],
    [1.005, 1],
    [1.999, 1.99],
    [-1.999, -1.99],
    [-0.001, 0],
    [0.1 + 0.2, 0.3],
    [4.35, 4.35],
    [1e21, 1e21],
    [1.5e-7, 0],
    [123456789.987, 123456789.98],
  ]
  for (const [x, answer] of cut)
    it(`${x} is ${answer}`, () => {
      assert.equal(truncate(x), answer)
    })
  it('to as many places as asked', () => {
    assert.equal(truncate(1.2345, 0), 1)
    assert.equal(truncate(1.2345, 3), 1.234)
    assert.equal(truncate(1.5e-7, 7), 1e-7)
  })
  it('and 0 in place of what is no number, never negative zero', () => {
    for (const x of [...NOTHING, -0, -0.004]) assert.ok(Object.is(truncate(x), 0), String(x))
  })
})

describe('large numbers', () => {
  const short: readonly (readonly [number, string])[] = [
    [0, '0'],
    [0.129, '0.12'],
    [999, '999'],
    [999.999, '999.99'],
    [1000, '1k'],
    [1234, '1.23k'],
    [1999, '1.99k'],
    [999_999, '999.99k'],
    [999_999.99, '999.99k'],
    [1_000_000, '1m'],
    [1_234_567_890, '1234.56m'],
    [-999, '-999'],
    [-1500, '-1.5k'],
    [1e21, '1000000000000000m'],
  ]
  for (const [x, answer] of short)
    it(`${x} is ${answer}`, () => {
      assert.equal(abbreviate(x), answer)
    })
  it('are 0 where the value is no number', () => {
    for (const x of NOTHING) assert.equal(abbreviate(x), '0')
  })
})

describe('percent', () => {
  it('has up to two places', () => {
    assert.equal(percent(12.345), '12.34%')
    assert.equal(percent(50), '50%')
    assert.equal(percent(-0.001), '0%')
    assert.equal(percent(null), '0%')
  })
  it('of a share keeps every digit', () => {
    assert.equal(ratioToPercent(0.1234), '12.34%')
    assert.equal(ratioToPercent(0.07), '7%')
    assert.equal(ratioToPercent(0.29), '29%')
    assert.equal(ratioToPercent(1), '100%')
    assert.equal(ratioToPercent(0.000_099), '0%')
    assert.equal(ratioToPercent(5e-7), '0%')
    assert.equal(ratioToPercent(undefined), '0%')
  })
})
