import assert from 'node:assert/strict'
import { test } from 'node:test'
import { framesOf } from './film.ts'

const MOMENTS = { words: 20, picture: 40 }
const film = (
  shots: readonly (readonly [number, string])[],
  moments: Parameters<typeof framesOf>[1] = MOMENTS,
) =>
  framesOf(
    shots.map(([ts, snapshot]) => ({ ts, snapshot })),
    moments,
  ).map(({ moment, shot }) => [moment, shot.snapshot])

test('a film shows the last moment without anything, the first with words, and the main picture as it is once drawn', () => {
  const shots = [
    [30, 'words too'],
    [10, 'white'],
    [15, 'still white'],
    [21, 'words'],
    [45, 'picture, half drawn'],
    [400_000, 'picture'],
    [600_000, 'later'],
  ] as const
  assert.deepEqual(film(shots), [
    ['nothing', 'still white'],
    ['first_words', 'words'],
    ['main_picture', 'picture'],
  ])
})

test('words that appear together with the main picture are one moment', () => {
  assert.deepEqual(
    film([
      [10, 'white'],
      [41, 'all'],
    ]),
    [
      ['nothing', 'white'],
      ['main_picture', 'all'],
    ],
  )
})

test('a main picture that is seen much later is shown as it is then', () => {
  const shots = [
    [10, 'white'],
    [25, 'words'],
    [900_000, 'picture'],
  ] as const
  assert.deepEqual(film(shots).at(-1), ['main_picture', 'picture'])
})

test('the last picture stands for a main picture that came after it', () => {
  assert.deepEqual(film([[25, 'words']]), [['main_picture', 'words']])
})

test('without pictures or moments there is no film', () => {
  assert.deepEqual(film([]), [])
  assert.deepEqual(film([[10, 'white']], { words: null, picture: 40 }), [])
})
