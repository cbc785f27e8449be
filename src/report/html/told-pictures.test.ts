import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '#core/block.ts'
import { toldPictures } from './told-pictures.ts'

const SIZE = { width: 100, height: 200 }
const whole = (text: string) => ({ x: 0, y: 0, ...SIZE, width: 50, text })
const part = (text: string) => ({ x: 10, y: 10, width: 20, height: 20, text })
const picture = (alt: string, marks?: Picture['marks']): Picture => ({
  src: 'data:image/png;base64,AA==',
  alt,
  frame: 'phone',
  ...SIZE,
  marks,
})
const kept = (...pictures: Picture[]) => toldPictures(pictures).map(({ alt }) => alt)

test('a picture is left out that says again of the whole page what another one says', () => {
  const first = picture('a', [part('No words'), whole('No main part')])
  assert.deepEqual(
    kept(first, picture('b', [whole('No main part')]), picture('c', [whole('No main part')])),
    ['a'],
  )
})

test('every other picture stays', () => {
  assert.deepEqual(kept(picture('a', [whole('One')]), picture('b', [whole('Two')])), ['a', 'b'])
  assert.deepEqual(kept(picture('a', [whole('One')]), picture('b', [part('One')])), ['a', 'b'])
  assert.deepEqual(kept(picture('a'), picture('b')), ['a', 'b'])
})
