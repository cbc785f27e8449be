import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitWords } from './wait.ts'

const said = (wait: string) => `You've done that a few times already. Please try again in ${wait}.`

test('up to a minute, and for an unknown wait, it is a minute', () => {
  for (const seconds of [1, 60, 0, Number.NaN, -5, 86_401]) assert.equal(waitWords(seconds), said('a minute'))
})

test('longer waits are in whole minutes, and long ones in whole hours', () => {
  assert.equal(waitWords(61), said('2 minutes'))
  assert.equal(waitWords(900), said('15 minutes'))
  assert.equal(waitWords(5_400), said('90 minutes'))
  assert.equal(waitWords(5_401), said('2 hours'))
  assert.equal(waitWords(7_200), said('2 hours'))
  assert.equal(waitWords(7_201), said('3 hours'))
  assert.equal(waitWords(86_400), said('24 hours'))
})
