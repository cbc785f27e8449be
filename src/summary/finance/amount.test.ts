import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readAmount, readCount, typedAmount } from './amount.ts'

const MESSAGE = 'Please enter an amount, like 12,500 or 980.50'

describe('an amount of money', () => {
  const taken: readonly (readonly [string, number | null])[] = [
    ['', null],
    [' ', null],
    ['-', null],
    ['0', 0],
    ['-0', 0],
    ['12,500', 1_250_000],
    ['12 500', 1_250_000],
    ['12\u00A0500.5', 1_250_050],
    ['980.50', 98_050],
    ['.05', 5],
    ['$1,234.56', 123_456],
    ['A$ 10', 1_000],
    ['NZ$10', 1_000],
    ['-$10', -1_000],
    ['$-10', -1_000],
    ['−10', -1_000],
    ['(1,200.00)', -120_000],
    ['($1,200)', -120_000],
    ['100000000000', 10_000_000_000_000],
  ]
  for (const [typed, cents] of taken)
    it(`${JSON.stringify(typed)} is ${cents} cents`, () =>
      assert.deepEqual(readAmount(typed), { ok: true, value: cents }))

  const refused = [
    '1,2',
    '1,2345',
    '1.234',
    '1e3',
    '1e999',
    'NaN',
    '--5',
    '-$-5',
    '$',
    '.',
    '()',
    'ten',
    '100000000000.01',
    '1.2.3',
    '٣',
  ]
  for (const typed of refused)
    it(`${JSON.stringify(typed)} is refused`, () =>
      assert.deepEqual(readAmount(typed), { ok: false, message: MESSAGE }))

  it('is written in its field as it was read', () => {
    for (const cents of [0, 5, -5, 98_050, 1_250_000, -123_456_789, 10_000_000_000_000])
      assert.deepEqual(readAmount(typedAmount(cents)), { ok: true, value: cents })
    assert.deepEqual(
      [typedAmount(1_250_000), typedAmount(-98_050), typedAmount(null)],
      ['12,500', '-980.50', ''],
    )
  })
})

describe('a count', () => {
  it('is a whole number of at most nine digits', () => {
    assert.deepEqual(readCount(' 1,204 '), { ok: true, value: 1_204 })
    assert.deepEqual(readCount('999999999'), { ok: true, value: 999_999_999 })
    assert.deepEqual(readCount(''), { ok: true, value: null })
    for (const typed of ['1000000000', '1.5', '-1', 'x'])
      assert.deepEqual(readCount(typed), { ok: false, message: 'Please enter a whole number' })
  })
})
