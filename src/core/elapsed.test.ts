import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { elapsed } from './elapsed.ts'
import { DAY_MS } from './time-units.ts'

const at = (text: string): number => new Date(text).getTime()
const NOW = at('2026-11-21T12:00:00Z')

describe('elapsed time', () => {
  const cases: readonly (readonly [number, string])[] = [
    [-3, 'today'],
    [0, 'today'],
    [0.99, 'today'],
    [1, '1 day'],
    [3, '3 days'],
    [6, '6 days'],
    [7, '1 week'],
    [9, '1 week'],
    [45, '1 month'],
    [400, '1 year'],
    [800, '2 years'],
  ]
  for (const [days, words] of cases) {
    it(`${days} days ago is "${words}"`, () => {
      assert.equal(elapsed(NOW - days * DAY_MS, NOW), words)
    })
  }
  it('counts calendar months: 1 April to 30 April is 4 weeks, to 1 May a month', () => {
    assert.equal(elapsed(at('2026-04-01'), at('2026-04-30')), '4 weeks')
    assert.equal(elapsed(at('2026-04-01'), at('2026-05-01')), '1 month')
  })
  it('changes to years on the anniversary', () => {
    assert.equal(elapsed(at('2025-11-21T12:00:01Z'), NOW), '11 months')
    assert.equal(elapsed(at('2025-11-21T12:00:00Z'), NOW), '1 year')
  })
})
