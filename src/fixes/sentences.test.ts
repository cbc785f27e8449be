import assert from 'node:assert/strict'
import { test } from 'node:test'
import { summed, upToComma } from './sentences.ts'

test('a long sentence ends where its rest can be left off, but not within brackets', () => {
  const bakery =
    'Our bakery has made bread and cakes by hand since 1985 for families and cafes all over Auckland'
  const rest = 'and delivers every morning to homes and cafes from the harbour to the hills.'
  assert.equal(summed([`${bakery}, ${rest}`], 155), `${bakery}.`)
  const among = summed([`${bakery} (in Ponsonby, Grey Lynn, Mount Eden, and Kingsland) ${rest}`], 155)
  assert.doesNotMatch(among, /\([^)]*$/u)
  assert.match(among, /…$/u)
})

test('a text is cut at its last comma that fits, unless what follows would be missed', () => {
  const wiring = 'See our work in homes. Complete rewires, consumer units, lighting, sockets and alarms'
  assert.equal(upToComma(`${wiring}, garden power, heating controls`, 30, 90), `${wiring}.`)
  assert.equal(upToComma('Complete rewires and new lights', 5, 20), '')
  for (const missed of [
    'We are open on Mondays, Tuesdays, and on every Friday',
    'If you need a new light, a socket, or a bell, call us',
    'We come to every town, but not on a holiday, at any hour',
  ])
    assert.equal(upToComma(missed, 10, 40), '', missed)
})
