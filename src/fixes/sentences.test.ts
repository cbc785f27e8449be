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

test('a list is not cut before the noun at its end that all of it shares', () => {
  const sells = 'Ellis serves homes and shops in Perth with practical plumbing, electrical'
  assert.equal(upToComma(`${sells}, repair and maintenance enquiries, seven days a week`, 30, 80), '')
  const since = 'Ellis serves homes, shops and offices since 2011 with practical plumbing'
  assert.equal(upToComma(`${since}, electrical, repair and maintenance enquiries`, 30, 80), '')
  assert.equal(upToComma('Fittings for kitchen, bath and laundry rooms in all of Perth', 10, 40), '')
  assert.equal(upToComma('We fit kitchen, bath, and laundry rooms in all of Perth', 10, 22), '')
  // Nouns of their own, a place, and a clause after a comma.
  for (const [text, kept] of [
    [
      'Square pizza, deep dish, calzones, salads, and wings for all',
      'Square pizza, deep dish, calzones and more.',
    ],
    [
      'We mend taps in Perth, Fremantle and Rockingham, day and night',
      'We mend taps in Perth, Fremantle and Rockingham.',
    ],
    ['Square pizza, deep dish, calzones, salads from noon for all', 'Square pizza, deep dish, calzones.'],
    ['We clear blocked drains, and we mend dripping taps in all of Perth', 'We clear blocked drains.'],
  ] as const)
    assert.equal(upToComma(text, 10, text.lastIndexOf(',') + 1), kept, text)
})

test('a list of things that goes on says so, and one of clauses is not cut', () => {
  const menu = 'Our menu has square pizzas of every size, calzones, garden salads'
  const rest =
    'and chicken wings with sauces that the whole table likes to share, for lunch and dinner on all days of the week'
  assert.equal(summed([`${menu}, ${rest}.`], 120), `${menu} and more.`)
  const limits = 'We limit membership to avoid overcrowding, keep fishing spaces free for members and guests'
  const lakes = 'and preserve the quiet that anglers come to our lakes for all year.'
  assert.match(summed([`${limits}, ${lakes}`], 120), /…$/u)
  assert.equal(
    upToComma('We avoid crowds, keep our lakes free for all members, and preserve the quiet', 20, 60),
    '',
  )
  // The list is whole, and a clause of its own follows.
  assert.equal(
    upToComma('We have bread, rolls and cakes, and we deliver to every door', 10, 50),
    'We have bread, rolls and cakes.',
  )
  assert.equal(
    upToComma('In Perth, we mend taps, and we clear drains in all suburbs', 10, 50),
    'In Perth, we mend taps.',
  )
})
