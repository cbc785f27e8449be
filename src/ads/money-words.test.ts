import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { currencyName, limitText, moneyText } from './money-words.ts'

describe('an amount in words', () => {
  it('has the sign of the account’s currency and two decimals, the rest cut off', () => {
    assert.equal(moneyText(1_240_500_000n, 'AUD'), 'A$1,240.50')
    assert.equal(moneyText(19_999n, 'NZD'), 'NZ$0.01')
    assert.equal(moneyText(0n, 'AUD'), 'A$0.00')
  })

  it('is short where it is a limit in whole units', () => {
    assert.equal(limitText(1_000_000_000n, 'AUD'), 'A$1,000')
    assert.equal(limitText(364_800_000n, 'AUD'), 'A$364.80')
  })

  it('is in a currency that has a name for many', () => {
    assert.equal(currencyName('AUD'), 'Australian dollars')
    assert.equal(currencyName('XYZ'), 'XYZ')
  })
})
