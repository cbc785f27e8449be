import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filmFrames } from './film.ts'

const MOMENTS = { words: 1_000_000, picture: 2_000_000 }
const EMPTY = '_'
const film = (
  shots: readonly (readonly [number, string])[],
  moments: Parameters<typeof filmFrames>[1] = MOMENTS,
) =>
  filmFrames(
    shots.map(([ts, snapshot]) => ({ ts, snapshot })),
    moments,
  ).map(({ moment, shot }) => [moment, shot.snapshot])

test('a film shows the empty page, the first one with words, and the main picture as it is once drawn', () => {
  const shots = [
    [1_400_000, 'words too'],
    [100_000, EMPTY],
    [1_050_000, 'words'],
    [2_100_000, 'picture, half drawn'],
    [2_400_000, 'picture'],
    [2_600_000, 'later'],
  ] as const
  assert.deepEqual(film(shots), [
    ['nothing', EMPTY],
    ['first_words', 'words'],
    ['main_picture', 'picture'],
  ])
})

test('words on a picture from just before they were told are the first words, and never nothing', () => {
  const shots = [
    [100_000, EMPTY],
    [950_000, 'words'],
    [2_100_000, 'picture'],
  ] as const
  assert.deepEqual(film(shots), [
    ['nothing', EMPTY],
    ['first_words', 'words'],
    ['main_picture', 'picture'],
  ])
  assert.deepEqual(
    film([
      [950_000, 'words'],
      [2_100_000, 'picture'],
    ]),
    [['main_picture', 'picture']],
  )
})

test('a colour before the words is not the first words', () => {
  const shots = [
    [100_000, EMPTY],
    [500_000, '='],
    [1_010_000, 'words'],
    [2_010_000, 'picture'],
  ] as const
  assert.deepEqual(film(shots)[1], ['first_words', 'words'])
})

test('words that appear together with the main picture are one moment', () => {
  assert.deepEqual(
    film([
      [100_000, EMPTY],
      [2_100_000, 'everything'],
    ]),
    [
      ['nothing', EMPTY],
      ['main_picture', 'everything'],
    ],
  )
})

test('a main picture that is seen much later is shown as it is then', () => {
  const shots = [
    [100_000, EMPTY],
    [1_100_000, 'words'],
    [9_000_000, 'picture'],
  ] as const
  assert.deepEqual(film(shots).at(-1), ['main_picture', 'picture'])
})

test('the last picture stands for a main picture that came after it', () => {
  assert.deepEqual(film([[1_100_000, 'words']]), [['main_picture', 'words']])
})

test('without pictures or moments there is no film', () => {
  assert.deepEqual(film([]), [])
  assert.deepEqual(film([[100_000, EMPTY]], { words: null, picture: 2_000_000 }), [])
})
