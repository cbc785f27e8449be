import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lighterFiles } from './lighter-names.ts'

const namesOf = (...files: string[]): string[] =>
  lighterFiles(
    files.map((file) => ({
      url: `https://joes.test/${file}`,
      bytes: 9,
      type: 'jpeg',
      width: 1,
      height: 1,
      data: '',
      lighterBytes: 1,
    })),
  ).map(({ name }) => name)

test('a lighter copy is called as its picture, with one hyphen for what no system takes in a name', () => {
  assert.deepEqual(namesOf('photo--large.jpg', 'summer%20%20sale.png', 'caf%C3%A9_tap.jpg', '-.jpg'), [
    'photo--large.jpg',
    'summer-sale.jpg',
    'caf-_tap.jpg',
    'picture.jpg',
  ])
})

test('no two lighter copies have one name where capitals make no difference', () => {
  assert.deepEqual(namesOf('Photo.jpg', 'photo.jpg', 'photo.png'), [
    'Photo.jpg',
    'photo-2.jpg',
    'photo-3.jpg',
  ])
})
