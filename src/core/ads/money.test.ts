import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moneyDecimals } from './money.ts'

test('an amount has two decimals, further ones are cut off, and nothing is never negative', () => {
  const shown = [12_300_000n, -12_345_678n, 9_999n, -5_000n, -10_000n, 0n].map(moneyDecimals)
  assert.deepEqual(shown, ['12.30', '-12.34', '0.00', '0.00', '-0.01', '0.00'])
})
