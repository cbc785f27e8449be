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

test('a film shows the last moment without anything, the first with words, and the first with the main picture', () => {
  const shots = [
    [30, 'words too'],
    [10, 'white'],
    [15, 'still white'],
    [21, 'words'],
    [45, 'picture'],
    [60, 'later'],
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

test('the last picture stands for a main picture that came after it', () => {
  assert.deepEqual(film([[25, 'words']]), [['main_picture', 'words']])
})

test('without pictures or moments there is no film', () => {
  assert.deepEqual(film([]), [])
  assert.deepEqual(film([[10, 'white']], { words: null, picture: 40 }), [])
})
