import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitWords } from './wait.ts'

const expected = (wait: string) => `You've done that a few times already. Please try again in ${wait}.`

test('up to a minute, and for an unknown wait, it is a minute', () => {
  for (const seconds of [1, 60, 0, Number.NaN, -5, Infinity])
    assert.equal(waitWords(seconds), expected('a minute'))
})

test('longer waits are in whole minutes, long ones in whole hours, and those of more than a day in whole days', () => {
  assert.equal(waitWords(61), expected('2 minutes'))
  assert.equal(waitWords(900), expected('15 minutes'))
  assert.equal(waitWords(5_400), expected('90 minutes'))
  assert.equal(waitWords(5_401), expected('2 hours'))
  assert.equal(waitWords(7_200), expected('2 hours'))
  assert.equal(waitWords(7_201), expected('3 hours'))
  assert.equal(waitWords(86_400), expected('24 hours'))
  assert.equal(waitWords(86_401), expected('2 days'))
  assert.equal(waitWords(90 * 86_400), expected('90 days'))
})
