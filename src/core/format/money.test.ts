import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { currency, currencyOf, exactMoney } from './money.ts'

describe('money', () => {
  const amounts: readonly (readonly [number | null, string, string])[] = [
    [0, 'A$0', 'A$0.00'],
    [-0, 'A$0', 'A$0.00'],
    [5, 'A$0.05', 'A$0.05'],
    [820, 'A$8.2', 'A$8.20'],
    [2_500, 'A$25', 'A$25.00'],
    [99_999, 'A$999.99', 'A$999.99'],
    [100_000, 'A$1k', 'A$1,000.00'],
    [123_999, 'A$1.23k', 'A$1,239.99'],
    [99_999_999, 'A$999.99k', 'A$999,999.99'],
    [123_456_789, 'A$1.23m', 'A$1,234,567.89'],
    [-150_000, '-A$1.5k', '-A$1,500.00'],
    [null, 'A$0', 'A$0.00'],
    [Number.NaN, 'A$0', 'A$0.00'],
  ]
  for (const [cents, short, exact] of amounts)
    it(`${cents} cents is ${short} and ${exact}`, () => {
      assert.equal(currency(cents), short)
      assert.equal(exactMoney(cents), exact)
    })

  it('is in New Zealand dollars for a business there, and in Australian dollars for every other', () => {
    assert.equal(exactMoney(-123_456, currencyOf('NZ')), '-NZ$1,234.56')
    assert.equal(currency(123_456, currencyOf('NZ')), 'NZ$1.23k')
    assert.deepEqual(['AU', 'OTHER', null].map(currencyOf), ['AUD', 'AUD', 'AUD'])
  })

  it('keeps every cent below a thousand dollars', () => {
    for (let cents = 0; cents < 100_000; cents += 1) {
      const places = String(cents % 100).padStart(2, '0')
      const whole = Math.floor(cents / 100)
      assert.equal(exactMoney(cents), `A$${whole}.${places}`)
      assert.equal(currency(cents), `A$${whole}.${places}`.replace(/\.?0+$/u, ''))
    }
  })
})
