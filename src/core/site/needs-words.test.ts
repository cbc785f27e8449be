import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFileName } from './needs-words.ts'

test('a description is only a file’s name where a camera, a phone or a computer gave it', () => {
  for (const name of [
    'shop-front.jpg',
    'Our shop.PNG',
    'IMG_2041',
    'DSC_0007',
    'IMG_2041-scaled',
    'IMG_20240105_101231',
    'DSC_0007 copy',
    'DSC00071 (1)',
    'screenshot',
    'Screen Shot 2024-01-05 at 10.12.31',
    'Screenshot (14)',
    'Screenshot from 2024-01-05',
  ])
    assert.ok(isFileName(name), name)
  for (const said of [
    'Our shop front',
    'Image of a cake',
    'Screenshot of our booking page',
    'Screenshots by Jo',
    'Screenshot 2 of our booking page',
    'Screenshot (our booking page)',
    'Screenshot 1: the booking calendar',
    'IMG_1234 of our dog',
  ])
    assert.ok(!isFileName(said), said)
})
