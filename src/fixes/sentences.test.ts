import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summed } from './sentences.ts'

test('a long sentence ends where its rest can be left off, but not within brackets', () => {
  const bakery =
    'Our bakery has made bread and cakes by hand since 1985 for families and cafes all over Auckland'
  const rest = 'and delivers every morning to homes and cafes from the harbour to the hills.'
  assert.equal(summed([`${bakery}, ${rest}`], 155), `${bakery}.`)
  const among = summed([`${bakery} (in Ponsonby, Grey Lynn, Mount Eden, and Kingsland) ${rest}`], 155)
  assert.doesNotMatch(among, /\([^)]*$/u)
  assert.match(among, /…$/u)
})
