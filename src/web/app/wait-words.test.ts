import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitWords } from './wait-words.ts'

const said = (wait: string) => `You've done that a few times already. Please try again in ${wait}.`

test('up to a minute, and without a number, it is a minute', () => {
  for (const header of ['1', '60', null, '', 'soon', '-5']) assert.equal(waitWords(header), said('a minute'))
})

test('longer waits are said in whole minutes', () => {
  assert.equal(waitWords('61'), said('2 minutes'))
  assert.equal(waitWords('900'), said('15 minutes'))
})
