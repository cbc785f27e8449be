import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readMoney, readOptionalAmount, readRoas } from './amount.ts'

const amount = (typed: string): string => {
  const read = readMoney(typed)
  return read.ok ? read.value : read.message
}
const WRONG = 'Please enter a valid amount'

describe('a typed amount', () => {
  for (const [typed, micros] of [
    ['20', '20000000'],
    ['$20', '20000000'],
    ['A$20.50', '20500000'],
    ['NZ$ 7', '7000000'],
    [' 0.05 ', '50000'],
    ['12.3', '12300000'],
    ['1,000', '1000000000'],
    ['1,000,000.99', '1000000990000'],
    ['0', '0'],
    ['999999999999', '999999999999000000'],
  ] as const)
    it(`${typed} is ${micros} micros`, () => {
      assert.equal(amount(typed), micros)
    })

  for (const typed of [
    '',
    ' ',
    '1.000',
    '20.005',
    '1,00',
    '10,000,0',
    '-5',
    '1e999',
    'NaN',
    '20%',
    '20 AUD',
    '٢٠',
    '20.',
    '1 000',
    '9999999999999',
  ])
    it(`I13 ${JSON.stringify(typed)} is refused`, () => {
      assert.equal(amount(typed), WRONG)
    })

  it('may be left out where a field says so', () => {
    assert.deepEqual(readOptionalAmount('  '), { ok: true, value: null })
    assert.deepEqual(readOptionalAmount('$20'), { ok: true, value: '20000000' })
    assert.equal(readOptionalAmount('20.005').ok, false)
  })
})

describe('a typed return on what ads cost', () => {
  it('is in percent, with or without the sign', () => {
    for (const typed of ['500', '500%', '500 %', ' 500% '])
      assert.deepEqual(readRoas(typed), { ok: true, value: 5 })
    assert.deepEqual(readRoas('1%'), { ok: true, value: 0.01 })
    assert.deepEqual(readRoas('100,000'), { ok: true, value: 1000 })
  })

  it('is neither money nor two signs', () => {
    for (const typed of ['', '$500', '500%%', '-5', '5e2', '1.000'])
      assert.deepEqual(readRoas(typed), { ok: false, message: WRONG })
  })
})
