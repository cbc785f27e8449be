import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { parseHtml } from '#support/parse-html.ts'
import { targetsOf } from './targets-of.ts'
import { candidateOf } from './srcset.ts'

test('browsers take a candidate in place of src, unless all are for dense screens', () => {
  assert.equal(candidateOf('/a-300.jpg 300w, /a-600.jpg 600w'), '/a-300.jpg')
  assert.equal(candidateOf('/a.jpg, /a2.jpg 2x'), '/a.jpg')
  assert.equal(candidateOf('/a.jpg 1x, /a2.jpg 2x'), '/a.jpg')
  assert.equal(
    candidateOf(' https://cdn.test/w_300,h_200/a.jpg 300w,\n /b.jpg 600w'),
    'https://cdn.test/w_300,h_200/a.jpg',
  )
  for (const srcset of ['/a2.jpg 2x', 'data:image/gif;base64,R0 1w', '', ' , ', undefined])
    assert.equal(candidateOf(srcset), null)
})

const COMMAS = 'https://cdn.test/w_300,h_200/a.jpg'

test('an address with commas is whole, whatever stands after it', () => {
  for (const size of [
    '',
    ' 300w',
    ' 300w 200h',
    ' 200h 300w',
    ' 1x',
    ' 1.0x',
    ' , /b.jpg 2x',
    ', /b.jpg 2x',
    ',,',
  ])
    assert.equal(candidateOf(`${COMMAS}${size}`), COMMAS, size)
  for (const size of [' 300px', ' 1.33333333x', ' 2x', ' 300w 2x', ' large'])
    assert.equal(candidateOf(`${COMMAS}${size}`), null, size)
})

test('the candidate for plain screens may stand after others', () => {
  assert.equal(candidateOf('/a2.jpg 2x, /a.jpg 1x'), '/a.jpg')
  assert.equal(candidateOf('/a2.jpg 2x, /a.jpg'), '/a.jpg')
  assert.equal(candidateOf('/a.jpg 300px, /b.jpg 600w'), '/b.jpg')
  assert.equal(candidateOf('/a2.jpg 2x, /a3.jpg 3x'), null)
  assert.equal(candidateOf('data:image/gif;base64,R0 1x, /a.jpg 2x'), null)
})

test('an address that is not read to its end is none', () => {
  const many = Array.from({ length: 400 }, (_, at) => `/picture-${at}.jpg 2x`).join(', ')
  assert.equal(candidateOf(`${many}, /a.jpg`), null)
  assert.equal(candidateOf(`/${'a'.repeat(5_000)}.jpg 300w`), null)
})

test('what is tested of a picture is what browsers show of it', () => {
  const page =
    parseHtml(`<img src=/gone.jpg srcset="https://cdn.test/a.jpg 300w" alt=Vase><img src=/b.jpg srcset="/b2.jpg 2x">
    <img src=/c.jpg srcset="data:image/gif;base64,R0 1w"><img src=/d.jpg>`)
  const pictures = targetsOf(page).filter(({ kind }) => kind === 'image')
  assert.deepEqual(
    pictures.map(({ url }) => url),
    [
      'https://cdn.test/a.jpg',
      'https://joes.test/b.jpg',
      'https://joes.test/c.jpg',
      'https://joes.test/d.jpg',
    ],
  )
})

test('C10 long nonsense is read at once', () => {
  for (const part of ['a,', ',', ' ', 'a ', 'a, ', 'a 2x,'])
    growsWithLength(`“${part}”`, {
      make: (parts) => part.repeat(parts),
      work: (long) => candidateOf(long) === null,
      parts: 2_000,
    })
})
