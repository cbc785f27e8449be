import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BarePicture } from './bare-pictures.ts'
import { pictureLines } from './picture-lines.ts'

const aBare = (url: string, given: Partial<BarePicture> = {}): BarePicture => ({
  url,
  page: 'https://joes.test/',
  otherPages: 0,
  leadsTo: null,
  now: '',
  idea: '',
  isOrnament: false,
  ...given,
})
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => aBare(`https://joes.test/${at}.jpg`))
const fieldsOf = (...all: BarePicture[]) => pictureLines(all, []).fields ?? []

test('thirty pictures are one sitting, and have no note', () => {
  const { fields, note } = pictureLines(pictures(30), [])
  assert.equal(fields?.length, 30)
  assert.equal(note, undefined)
})

test('of more pictures the first thirty have a line, and the worksheet is named', () => {
  const { fields, note, content } = pictureLines(pictures(31), [])
  assert.equal(fields?.length, 30)
  assert.equal(note, 'These are the first 30 of 31. The worksheet below has all of them.')
  assert.ok(content.endsWith('29.jpg: [your line for picture 30]'))
})

test('a picture is named by its path, and one that has the same path at another host or another end by that', () => {
  const [long, alike] = ['a', 'b'].map((end) => `https://joes.test/${'shop/'.repeat(20)}${end}`)
  const all = fieldsOf(
    aBare('https://a.example/logo.png'),
    aBare('https://b.example/logo.png'),
    aBare('https://cdn.example/tap.jpg'),
    aBare(`https://joes.test/${'picture-'.repeat(12)}.jpg`, { leadsTo: long ?? null }),
    aBare(`https://joes.test/${'picture-'.repeat(12)}.jpg`, { leadsTo: alike ?? null }),
  )
  const ids = all.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(ids[2], 'picture//tap.jpg/')
  for (const id of ids) assert.ok(id.length <= 165, id)
})

test('a link to another website is named by its host, one to a page of the same website by its path', () => {
  const labels = ['https://www.facebook.com/joes', 'https://joes.test/shop', 'https://joes.test/'].map(
    (leadsTo) => fieldsOf(aBare('https://joes.test/1.jpg', { leadsTo }))[0]?.label,
  )
  assert.deepEqual(labels, [
    'Picture 1 of joes.test, a link to www.facebook.com/joes',
    'Picture 1 of joes.test, a link to /shop',
    'Picture 1 of joes.test, a link to joes.test',
  ])
})

test('of a picture that is a link, what is heard has the file name that stands for its description', () => {
  const leadsTo = 'https://joes.test/shop'
  const heard = ['IMG_2041.jpg', ''].map(
    (now) => fieldsOf(aBare('https://joes.test/1.jpg', { leadsTo, now }))[0]?.picture?.heardNow,
  )
  assert.deepEqual(heard, ['Link. IMG_2041.jpg', 'Link.'])
})
