import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureLines } from './picture-lines.ts'

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `https://joes.test/${at}.jpg`,
    page: 'https://joes.test/',
    otherPages: 0,
    leadsTo: null,
    now: '',
    idea: '',
    isOrnament: false,
  }))

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
